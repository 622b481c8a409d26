import Foundation
import LayoutDSL

/// Pictures beside each other in reading order, a page each, every one as large as the carousel.
package final class ProductCarousel: Component {
  package let scroller = ScrollView()
  package private(set) var pictures: [ImageView] = []
  /// The picture that is seen, from 0. It stays in sight when the carousel gets another width or reading direction.
  package private(set) var page = 0
  /// Called when a user has come to another page.
  package var onPageChange: ((Int) -> Void)?
  private let strip = StackView()

  package override func setUpViews() {
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
    scroller.addSubview(strip)
  }

  package override func setUpConstraints() {
    scroller.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    scroller.constrain(content: strip, scrolling: .horizontal)
  }

  package override func setUpBindings() {
    scroller.delegate = self
  }

  /// Shows other pictures, from the first one on.
  package func show(_ images: [Image]) {
    pictures.forEach { $0.removeFromSuperview() }
    pictures = images.map { image in
      let picture = ImageView(image: image)
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      strip.addArrangedSubview(picture)
      picture.snp.makeConstraints { make in
        make.width.equalTo(scroller.frameLayoutGuide)
      }
      return picture
    }
    page = 0
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard !scroller.isDragging else { return }
    scroller.contentOffset.x = CGFloat(place(of: page)) * bounds.width
  }

  /// How many pages are to the left of a page, or the page that has so many to its left.
  private func place(of page: Int) -> Int {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? max(0, pictures.count - 1 - page) : page
  }
}

extension ProductCarousel: ScrollViewDelegate {
  package func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pageReached() }
  }

  package func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { pageReached() }

  private func pageReached() {
    guard bounds.width > 0 else { return }
    let reached = place(of: Int((scroller.contentOffset.x / bounds.width).rounded()))
    guard reached != page else { return }
    page = reached
    onPageChange?(page)
  }
}
