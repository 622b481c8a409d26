import SnapKit
import UIKit

/// Pictures side by side, a page each.
final class PictureCarousel: ComponentView {
  let scroller = UIScrollView()
  let strip = UIStackView()

  override func addParts() {
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    for color in [UIColor.systemTeal, .systemIndigo, .systemPink] {
      let page = UIImageView()
      page.backgroundColor = color
      strip.addArrangedSubview(page)
    }
    addSubview(scroller)
    scroller.addSubview(strip)
  }

  override func placeParts() {
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    strip.snp.makeConstraints { make in
      make.edges.equalTo(scroller.contentLayoutGuide)
      make.height.equalTo(scroller.frameLayoutGuide)
    }
    for page in strip.arrangedSubviews {
      page.snp.makeConstraints { $0.width.equalTo(scroller.frameLayoutGuide) }
    }
  }
}
