import SnapKit
import UIKit

/// A product: a scrolling page above a bar that stays.
final class ProductController: UIViewController {
  let scroller = UIScrollView()
  let page = UIView()
  let carousel = PictureCarousel()
  let info = ProductInfoView()
  let swatches = SwatchPicker()
  let about = DescriptionView()
  let bar = OrderBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product"
    view.backgroundColor = .white
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "cart"), style: .plain, target: nil, action: nil)
    [scroller, bar].forEach(view.addSubview)
    scroller.addSubview(page)
    [carousel, info, swatches, about].forEach(page.addSubview)
    info.show(name: "Running shoe", price: "$80", former: "$100")
    about.body.text = "Light, and good for any weather."
    place()
  }

  private func place() {
    bar.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview().labeled("barEdges") }
    scroller.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().labeled("scrollerEdges")
      make.bottom.equalTo(bar.snp.top).labeled("scrollerBottom")
    }
    page.snp.makeConstraints { make in
      make.edges.equalToSuperview().labeled("pageEdges")
      make.width.equalTo(scroller).labeled("pageWidth")
    }
    carousel.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(carousel.snp.width).multipliedBy(1.33).labeled("carouselHeight")
    }
    var above: UIView = carousel
    let parts: [(UIView, CGFloat)] = [(info, Space.medium), (swatches, Space.large), (about, Space.large)]
    for (part, gap) in parts {
      part.snp.makeConstraints { make in
        make.top.equalTo(above.snp.bottom).offset(gap)
        make.leading.trailing.equalToSuperview().inset(Space.medium)
      }
      above = part
    }
    about.snp.makeConstraints { $0.bottom.equalToSuperview().inset(Space.large).labeled("pageEnd") }
  }
}
