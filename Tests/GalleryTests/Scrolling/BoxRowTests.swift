import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// Ten boxes of 200, 20 around and between them: the content is 20 + 10 x (200 + 20) = 2220 wide.
final class BoxRowTests: GalleryCase {
  private let title = "Boxes that scroll sideways"

  /// The scroller is 250 high, the content as high, boxes 40 less.
  private func frames(_ width: CGFloat, _ top: CGFloat) -> [(String, CGRect)] {
    [("scroller", rect(0, top, width, 250)), ("content", rect(0, 0, 2220, 250))]
      + (0..<10).map { ("box\($0)", rect(20 + 220 * CGFloat($0), 20, 200, 210)) }
  }

  func testFrames() throws {
    // (844 - 250) / 2.
    try check(title, frames(390, 297))
    // (390 - 250) / 2.
    try check(title, at: CGSize(width: 844, height: 390), frames(844, 70))
    // (568 - 250) / 2.
    try check(title, at: CGSize(width: 320, height: 568), frames(320, 159))
    // Left and right do not turn: the first box is at the left.
    try check(title, direction: .rightToLeft, frames(390, 297))
  }

  func testItScrollsSidewaysAlone() {
    layoutTest {
      let controller = BoxRowController()
      let window = phone(controller)
      let scroller = controller.scroller
      XCTAssertEqual(scroller.contentSize, CGSize(width: 2220, height: 250))
      scroller.userScroll(x: 5000, y: 500)
      // 2220 - 390.
      XCTAssertEqual(scroller.contentOffset, CGPoint(x: 1830, y: 0))
      window.layoutIfNeeded()
      // The last box is 20 from the right: 390 - 20 - 200; 297 + 20.
      let last = controller.boxes[9]
      XCTAssertEqual(last.convert(last.bounds, to: nil), CGRect(x: 170, y: 317, width: 200, height: 210))
      assertUnambiguous(window)
    }
  }
}
