import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// Ten boxes of 150, 20 around and between them: the content is 20 + 10 x (150 + 20) = 1720 high.
final class BoxColumnTests: GalleryCase {
  private let title = "Boxes that scroll down"

  /// The scroller is the safe area, the content as wide as it, boxes 40 narrower.
  private func frames(_ scroller: CGRect) -> [(String, CGRect)] {
    [("scroller", scroller), ("content", rect(0, 0, scroller.width, 1720))]
      + (0..<10).map { ("box\($0)", rect(20, 20 + 170 * CGFloat($0), scroller.width - 40, 150)) }
  }

  func testFrames() throws {
    // 844 - 47 - 34 = 763.
    try check(title, frames(rect(0, 47, 390, 763)))
    // 844 - 2 x 47 = 750, 390 - 21 = 369.
    try check(title, at: CGSize(width: 844, height: 390), frames(rect(47, 0, 750, 369)))
    // 568 - 20 = 548.
    try check(title, at: CGSize(width: 320, height: 568), frames(rect(0, 20, 320, 548)))
    // Left and right do not turn.
    try check(title, direction: .rightToLeft, frames(rect(0, 47, 390, 763)))
  }

  func testItScrollsDownAlone() {
    layoutTest {
      let controller = BoxColumnController()
      let window = phone(controller)
      let scroller = controller.scroller
      XCTAssertEqual(scroller.contentSize, CGSize(width: 390, height: 1720))
      scroller.userScroll(x: 500, y: 5000)
      // 1720 - 763.
      XCTAssertEqual(scroller.contentOffset, CGPoint(x: 0, y: 957))
      window.layoutIfNeeded()
      // The last box is 20 above the bottom of the scroller: 47 + 763 - 20 - 150.
      let last = controller.boxes[9]
      XCTAssertEqual(last.convert(last.bounds, to: nil), CGRect(x: 20, y: 640, width: 350, height: 150))
      assertFrame(last, 20, 1550, 350, 150)
      assertUnambiguous(window)
    }
  }

  func testTurningThePhone() {
    layoutTest {
      let controller = BoxColumnController()
      let window = phone(controller)
      window.rotate(to: .landscapeLeft)
      assertFrame(controller.scroller, 47, 0, 750, 369)
      assertFrame(controller.boxes[1], 20, 190, 710, 150)
      XCTAssertEqual(controller.scroller.contentSize, CGSize(width: 750, height: 1720))
      assertUnambiguous(window)
    }
  }
}
