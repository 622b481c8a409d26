import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

final class ProductCarouselTests: GalleryCase {
  private let title = "Paging pictures, 1.33 times as high as wide"

  /// Three pages beside each other: 1.33 × 390 = 518.7, 1.33 × 844 = 1122.52, 1.33 × 320 = 425.6.
  private func frames(_ width: CGFloat, _ height: CGFloat, isMirrored: Bool = false) -> [(String, CGRect)] {
    let pages: [CGFloat] = isMirrored ? [2, 1, 0] : [0, 1, 2]
    return [("carousel", rect(0, 0, width, height)), ("scroller", rect(0, 0, width, height))]
      + pages.enumerated().map { ("picture \($0 + 1)", rect($1 * width, 0, width, height)) }
  }

  func testFrames() throws {
    try check(title, frames(390, 518.7))
    try check(title, at: sideways, frames(844, 1122.52))
    try check(title, at: small, frames(320, 425.6))
  }

  /// The first picture is the rightmost.
  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(390, 518.7, isMirrored: true))
  }

  func testPaging() {
    onMainActor {
      let (root, carousel) = makeCarousel()
      var heard: [Int] = []
      carousel.onPageChange = { heard.append($0) }
      XCTAssertEqual(carousel.scroller.contentSize, CGSize(width: 900, height: 399))
      // Less than half a page goes back, more goes on, and the end is the end.
      carousel.scroller.userScroll(x: 140)
      XCTAssertEqual(carousel.scroller.contentOffset.x, 0)
      carousel.scroller.userScroll(x: 160)
      XCTAssertEqual(carousel.scroller.contentOffset.x, 300)
      carousel.scroller.userScroll(x: 900)
      carousel.scroller.userScroll(x: 10)
      XCTAssertEqual(carousel.scroller.contentOffset.x, 600)
      XCTAssertEqual(carousel.page, 2)
      XCTAssertEqual(heard, [1, 2])
      assertUnambiguous(root)
    }
  }

  /// The page stays in sight at another width: 2 × 200; other pictures begin at the first.
  func testThePageStays() {
    onMainActor {
      let (root, carousel) = makeCarousel()
      carousel.scroller.userScroll(x: 600)
      root.frame.size.width = 200
      root.layoutIfNeeded()
      XCTAssertEqual(carousel.scroller.contentOffset.x, 400)
      XCTAssertEqual(carousel.page, 2)
      carousel.show([Image(size: CGSize(width: 10, height: 10)), Image(size: CGSize(width: 20, height: 20))])
      root.layoutIfNeeded()
      XCTAssertEqual(carousel.page, 0)
      XCTAssertEqual(carousel.scroller.contentOffset.x, 0)
      XCTAssertEqual(carousel.scroller.contentSize.width, 400)
      XCTAssertEqual(carousel.pictures.map(\.frame.minX), [0, 200])
    }
  }

  /// The first page is at 600, the second at 300.
  func testPagingFromRightToLeft() {
    onMainActor {
      let (root, carousel) = makeCarousel(.rightToLeft)
      XCTAssertEqual(carousel.scroller.contentOffset.x, 600)
      XCTAssertEqual(carousel.page, 0)
      carousel.scroller.userScroll(x: -300)
      XCTAssertEqual(carousel.page, 1)
      XCTAssertEqual(carousel.scroller.contentOffset.x, 300)
      root.layoutIfNeeded()
      XCTAssertEqual(carousel.scroller.contentOffset.x, 300)
      carousel.scroller.userScroll(x: -300)
      XCTAssertEqual(carousel.page, 2)
      // Read from the left, the third page is the rightmost.
      root.baseLayoutDirection = .leftToRight
      root.layoutIfNeeded()
      XCTAssertEqual(carousel.page, 2)
      XCTAssertEqual(carousel.scroller.contentOffset.x, 600)
    }
  }
}

/// 300 wide, 399 high.
#if MainActorViews
  @MainActor
#endif
private func makeCarousel(_ direction: UserInterfaceLayoutDirection = .leftToRight) -> (View, ProductCarousel) {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  root.baseLayoutDirection = direction
  let carousel = ProductCarousel()
  carousel.show(Product.shoe.pictures)
  root.addSubview(carousel)
  carousel.snp.makeConstraints { make in
    make.top.leading.trailing.equalToSuperview()
    make.height.equalTo(carousel.snp.width).multipliedBy(1.33)
  }
  root.layoutIfNeeded()
  return (root, carousel)
}
