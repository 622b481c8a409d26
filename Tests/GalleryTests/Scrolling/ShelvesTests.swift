import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// Four shelves. A title of 20 points is 20 x 1.193359375 = 23.87 high, which takes 72 pixels: 24. With 8 between it and the
/// scroller of 200 a shelf is 232 high, and the content 20 + 4 x (232 + 20) = 1028. Six items of 200 make the content of a
/// shelf 20 + 6 x (200 + 20) = 1340 wide.
final class ShelvesTests: GalleryCase {
  private let title = "Shelves that scroll sideways in a page that scrolls down"

  /// Widths of the titles: the sums of their characters' advances in Inter bold, in units of which an em has 2816, are 6147,
  /// 10635, 10308 and 11684; times 20 / 2816 that is 43.66, 75.53, 73.21 and 82.98, in pixels 131, 227, 220 and 249.
  private let titleWidths: [CGFloat] = [131 / 3, 227 / 3, 220 / 3, 83]

  private func frames(_ page: CGRect, rightToLeft: Bool = false) -> [(String, CGRect)] {
    let width = page.width
    var frames = [("page", page), ("content", rect(0, 0, width, 1028))]
    for (index, titleWidth) in titleWidths.enumerated() {
      frames += [
        ("shelf\(index)", rect(0, 20 + 252 * CGFloat(index), width, 232)),
        ("title\(index)", rect(rightToLeft ? width - 20 - titleWidth : 20, 0, titleWidth, 24)),
        ("scroller\(index)", rect(0, 32, width, 200)), ("content\(index)", rect(0, 0, 1340, 200)),
      ]
    }
    return frames + (0..<6).map { ("item\($0)", rect(20 + 220 * CGFloat($0), 20, 200, 160)) }
  }

  func testFrames() throws {
    try check(title, frames(rect(0, 47, 390, 763)))
    try check(title, at: CGSize(width: 844, height: 390), frames(rect(47, 0, 750, 369)))
    try check(title, at: CGSize(width: 320, height: 568), frames(rect(0, 20, 320, 548)))
    // Titles stand at the other side; items are laid from the left.
    try check(title, direction: .rightToLeft, frames(rect(0, 47, 390, 763), rightToLeft: true))
  }

  func testEachScrollsItsOwnWay() {
    layoutTest {
      let controller = ShelvesController(titles: ["New", "Popular", "For you", "Classics"])
      let window = phone(controller)
      let shelves = controller.shelves
      XCTAssertEqual(controller.page.contentSize, CGSize(width: 390, height: 1028))
      for shelf in shelves { XCTAssertEqual(shelf.scroller.contentSize, CGSize(width: 1340, height: 200)) }
      shelves[1].scroller.userScroll(x: 300, y: 300)
      controller.page.userScroll(x: 100, y: 100)
      window.layoutIfNeeded()
      XCTAssertEqual(shelves.map(\.scroller.contentOffset.x), [0, 300, 0, 0])
      XCTAssertEqual(shelves.map(\.scroller.contentOffset.y), [0, 0, 0, 0])
      XCTAssertEqual(controller.page.contentOffset, CGPoint(x: 0, y: 100))
      // In the window: 47 + 272 - 100 + 32 + 20 = 271 from the top, 240 - 300 from the left.
      let item = shelves[1].items[1]
      XCTAssertEqual(item.convert(item.bounds, to: nil), CGRect(x: -60, y: 271, width: 200, height: 160))
      assertFrame(item, 240, 20, 200, 160)
      // No further than to the last item: 1340 - 390, and 1028 - 763.
      shelves[3].scroller.userScroll(x: 5000)
      XCTAssertEqual(shelves[3].scroller.contentOffset.x, 950)
      controller.page.userScroll(y: 5000)
      XCTAssertEqual(controller.page.contentOffset.y, 265)
      assertUnambiguous(window)
    }
  }

  /// A title that is too wide ends 20 before the edge.
  func testALongTitleIsCutOff() {
    layoutTest {
      let controller = ShelvesController(titles: [String(repeating: "Everything else ", count: 5)])
      let window = phone(controller)
      assertFrame(controller.shelves[0].title, 20, 0, 350, 24)
      XCTAssertEqual(controller.page.contentSize.height, 272)
      XCTAssertTrue(controller.view.window === window)
    }
  }
}
