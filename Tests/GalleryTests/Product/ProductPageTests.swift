import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// On pixels, three a point, to which lines of text are rounded up: 86 for the price (28.64 points), 61 for the former price
/// (20.29), 58 for the title of the variants (19.09), 65 for the heading (21.48). Their widths are 86.55, rounded up to 260
/// pixels, and 65.59, to 197.
final class ProductPageTests: GalleryCase {
  private let title = "Product page"

  /// What differs between sizes: where the sections begin, and how high texts are, in pixels.
  private struct Page {
    /// Of the whole screen.
    var size: CGSize
    /// What the bar keeps clear below.
    var clear: CGFloat
    /// Of the name and of the description.
    var name: Int
    var body: Int
    var carousel: Int
    /// Where info, variants, description and content end or begin.
    var info: Int
    var variants: Int
    var description: Int
    var content: Int
  }

  /// 390 × 1.33 = 518.7 or 1556.1 pixels; 16 below, at 1604.1, the info of 86 + 36 + two lines of 23.87 (144): 266; 24 below,
  /// at 1942.1, the variants of 58 + 36 + 132 = 226; 24 below, at 2240.1, the description of 65 + 24 + four lines of 17.90
  /// (215): 304; 24 below, at 2616.1, the end.
  private let uprightPage = Page(
    size: CellRoom.upright.table, clear: 34, name: 144, body: 215, carousel: 1556, info: 1604, variants: 1942,
    description: 2240, content: 2616)

  /// 844 × 1.33 = 1122.52 or 3367.56 pixels; the info at 3415.56 is 86 + 36 + 72 = 194; the variants at 3681.56; the
  /// description at 3979.56 is 65 + 24 + two lines (108) = 197; the end at 4248.56.
  private let sidewaysPage = Page(
    size: CellRoom.sideways.table, clear: 21, name: 72, body: 108, carousel: 3368, info: 3416, variants: 3682,
    description: 3980, content: 4249)

  /// 320 × 1.33 = 425.6 or 1276.8 pixels; the info at 1324.8 is 266; the variants at 1662.8; the description at 1960.8 is
  /// 65 + 24 + five lines (269) = 358; the end at 2390.8.
  private let smallPage = Page(
    size: CellRoom.small.table, clear: 0, name: 144, body: 269, carousel: 1277, info: 1325, variants: 1663,
    description: 1961, content: 2391)

  private func frames(_ page: Page, isMirrored: Bool = false) -> [(String, CGRect)] {
    let width = page.size.width
    let inner = width - 32
    let bar = 64 + page.clear
    func x(_ x: CGFloat, _ part: CGFloat, in whole: CGFloat) -> CGFloat { isMirrored ? whole - x - part : x }
    return [
      ("scroller", rect(0, 0, width, page.size.height - bar)), ("content", rect(0, 0, width, px(page.content))),
      ("carousel", rect(0, 0, width, px(page.carousel))), ("info", rect(16, px(page.info), inner, px(122 + page.name))),
      ("price", rect(x(0, px(260), in: inner), 0, px(260), px(86))),
      ("formerPrice", rect(x(px(284), px(197), in: inner), px(25), px(197), px(61))),
      ("name", rect(0, px(122), inner, px(page.name))), ("variants", rect(16, px(page.variants), inner, px(226))),
      ("row", rect(x(0, 212, in: inner), px(94), 212, 44)),
      ("description", rect(16, px(page.description), inner, px(89 + page.body))),
      ("heading", rect(0, 0, inner, px(65))), ("body", rect(0, px(89), inner, px(page.body))),
      ("bar", rect(0, page.size.height - bar, width, bar)), ("stepper", rect(x(16, 94, in: width), 16, 94, 32)),
      ("add", rect(x(126, width - 142, in: width), 7, width - 142, 50)),
    ]
  }

  func testFrames() throws {
    try check(title, frames(uprightPage))
    try check(title, at: sideways, frames(sidewaysPage))
    try check(title, at: small, frames(smallPage))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(uprightPage, isMirrored: true))
    try check(title, at: small, direction: .rightToLeft, frames(smallPage, isMirrored: true))
  }

  /// On pixels too. The content begins below the status bar's 47 and the navigation bar's 44.
  func testContentSizes() {
    onMainActor {
      let (window, page) = makePage()
      XCTAssertEqual(page.scroller.contentSize, CGSize(width: 390, height: 872))
      XCTAssertEqual(page.scroller.contentOffset.y, -91)
      XCTAssertEqual(page.carousel.scroller.contentSize.width, 1170)
      XCTAssertEqual(page.carousel.scroller.contentSize.height, px(1556), accuracy: 1e-9)
      XCTAssertEqual(page.carousel.scroller.adjustedContentInset, .zero)
      // To the end: 746 of the content are seen.
      page.scroller.userScroll(y: 10_000)
      XCTAssertEqual(page.scroller.contentOffset.y, 872 - 746)
      assertUnambiguous(window)
    }
  }

  /// Turned sideways and back again; the second picture stays in sight.
  func testRotation() {
    onMainActor {
      let (window, page) = makePage()
      page.carousel.scroller.userScroll(x: 390)
      window.rotate(to: .landscapeLeft)
      window.layoutIfNeeded()
      XCTAssertEqual(page.carousel.frame.width, 844)
      XCTAssertEqual(page.carousel.scroller.contentOffset.x, 844)
      XCTAssertEqual(page.bar.frame, CGRect(x: 0, y: 305, width: 844, height: 85))
      window.rotate(to: .portrait)
      window.layoutIfNeeded()
      XCTAssertEqual(page.carousel.page, 1)
      XCTAssertEqual(page.carousel.scroller.contentOffset.x, 390)
      XCTAssertEqual(page.bar.frame, CGRect(x: 0, y: 746, width: 390, height: 98))
    }
  }

  func testTheCart() {
    onMainActor {
      let (_, page) = makePage()
      XCTAssertEqual(page.title, "Details")
      XCTAssertEqual(page.navigationItem.rightBarButtonItem?.image?.name, "cart")
      page.bar.addButton.userTap()
      page.bar.stepper.increment()
      page.bar.addButton.userTap()
      XCTAssertEqual(page.countInCart, 3)
    }
  }
}

/// On a phone held upright, laid out.
#if MainActorViews
  @MainActor
#endif
func makePage() -> (Window, ProductController) {
  let page = ProductController(.shoe)
  return (phone(NavigationController(rootViewController: page)), page)
}
