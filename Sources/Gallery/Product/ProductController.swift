import Foundation
import LayoutDSL

/// The page of a product: it scrolls above a bar that stays.
package final class ProductController: ViewController {
  package let scroller = ScrollView()
  package let content = View()
  package let carousel = ProductCarousel()
  package let info = ProductInfoView()
  package let variants = VariantSelector()
  package let details = DescriptionSection()
  package let bar = StickyBottomBar()
  /// How many the user has put into the cart.
  package private(set) var countInCart = 0
  private let product: Product

  package init(_ product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    view.backgroundColor = .white
    navigationItem.rightBarButtonItem = BarButtonItem(image: Image(systemName: "cart"), style: .plain)
    view.addSubview(scroller)
    scroller.addSubview(content)
    view.addSubview(bar)
    [carousel, info, variants, details].forEach(content.addSubview)
    show()
    placeScroller()
    placeSections()
    // This closure is kept for as long as the bar; those of constraints are not.
    bar.onAdd = { [weak self] count in self?.countInCart += count }
  }

  private func show() {
    carousel.show(product.pictures)
    info.show(product)
    variants.show(product.variants, title: "Colour")
    details.show(heading: "Description", body: product.details)
  }

  private func placeScroller() {
    bar.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview().labeled("bottomBarEdges")
    }
    scroller.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().labeled("scrollViewTopEdges")
      make.bottom.equalTo(bar.snp.top).labeled("scrollViewBottom")
    }
    content.snp.makeConstraints { make in
      make.edges.equalToSuperview().labeled("contentEdges")
      make.width.equalTo(scroller).labeled("contentWidth")
    }
  }

  private func placeSections() {
    carousel.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().labeled("carouselEdges")
      make.height.equalTo(carousel.snp.width).multipliedBy(1.33).labeled("carouselHeight")
    }
    info.snp.makeConstraints { make in
      make.top.equalTo(carousel.snp.bottom).offset(16).labeled("infoTop")
      make.leading.trailing.equalToSuperview().inset(16)
    }
    variants.snp.makeConstraints { make in
      make.top.equalTo(info.snp.bottom).offset(24).labeled("variantTop")
      make.leading.trailing.equalToSuperview().inset(16)
    }
    details.snp.makeConstraints { make in
      make.top.equalTo(variants.snp.bottom).offset(24).labeled("descriptionTop")
      make.leading.trailing.equalToSuperview().inset(16)
      // Closes the content, which is as high as what is in it.
      make.bottom.equalToSuperview().offset(-24).labeled("descriptionBottom")
    }
  }
}
