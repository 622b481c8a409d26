import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// Five pictures as wide as the screen and 300 high; five dots are 16 x 5 - 9 = 71 wide and 37 high.
final class PictureScrollerTests: GalleryCase {
  private let title = "Pictures to page through"

  private func frames(_ width: CGFloat, _ top: CGFloat, dots: CGFloat) -> [(String, CGRect)] {
    [("scroller", rect(0, top, width, 300)), ("content", rect(0, 0, 5 * width, 300))]
      + (0..<5).map { ("picture\($0)", rect(width * CGFloat($0), 0, width, 300)) }
      + [("dots", rect(dots, top + 320, 71, 37))]
  }

  func testFrames() throws {
    // (844 - 300) / 2 = 272. The dots are at 195 - 35.5 = 159.5, which is 478.5 pixels and rounds to 479.
    try check(title, frames(390, 272, dots: 479 / 3))
    // (390 - 300) / 2 = 45; 422 - 35.5 = 386.5, rounded to 1160 pixels. The dots end below the screen, at 45 + 320 + 37 = 402.
    try check(title, at: CGSize(width: 844, height: 390), frames(844, 45, dots: 1160 / 3))
    // (568 - 300) / 2 = 134; 160 - 35.5 = 124.5, rounded to 374 pixels.
    try check(title, at: CGSize(width: 320, height: 568), frames(320, 134, dots: 374 / 3))
    // Left and right do not turn: the first picture is at the left.
    try check(title, direction: .rightToLeft, frames(390, 272, dots: 479 / 3))
  }

  func testTheDotsFollowTheFinger() {
    layoutTest {
      let controller = PictureScrollerController()
      let window = phone(controller)
      XCTAssertEqual(controller.dots.numberOfPages, 5)
      XCTAssertEqual(controller.scroller.contentSize, CGSize(width: 1950, height: 300))
      // Less than half of 390 goes back, more goes on.
      controller.scroller.userScroll(x: 190)
      XCTAssertEqual(controller.scroller.contentOffset.x, 0)
      XCTAssertEqual(controller.dots.currentPage, 0)
      controller.scroller.userScroll(x: 200)
      XCTAssertEqual(controller.scroller.contentOffset.x, 390)
      XCTAssertEqual(controller.dots.currentPage, 1)
      controller.scroller.userScroll(x: 10, velocity: CGPoint(x: 1, y: 0))
      XCTAssertEqual(controller.dots.currentPage, 2)
      controller.scroller.userScroll(x: 5000)
      // The last page begins at 1950 - 390.
      XCTAssertEqual(controller.scroller.contentOffset.x, 1560)
      XCTAssertEqual(controller.dots.currentPage, 4)
      assertUnambiguous(window)
    }
  }

  /// In between, the page that is nearer counts.
  func testHalfWayBetweenPages() {
    layoutTest {
      let controller = PictureScrollerController()
      let window = phone(controller)
      controller.scroller.contentOffset.x = 584
      XCTAssertEqual(controller.dots.currentPage, 1)
      controller.scroller.contentOffset.x = 586
      XCTAssertEqual(controller.dots.currentPage, 2)
      XCTAssertTrue(controller.view.window === window)
    }
  }

  func testADotLeadsToItsPicture() {
    layoutTest {
      let controller = PictureScrollerController()
      let window = phone(controller)
      controller.dots.currentPage = 3
      controller.dots.sendActions(for: .valueChanged)
      XCTAssertEqual(controller.scroller.contentOffset.x, 1170)
      XCTAssertEqual(controller.dots.currentPage, 3)
      XCTAssertTrue(controller.view.window === window)
    }
  }

  func testThePictureStaysWhenThePhoneTurns() {
    layoutTest {
      let controller = PictureScrollerController()
      let window = phone(controller)
      controller.scroller.userScroll(x: 780)
      XCTAssertEqual(controller.dots.currentPage, 2)
      window.rotate(to: .landscapeLeft)
      XCTAssertEqual(controller.scroller.contentOffset.x, 1688)
      XCTAssertEqual(controller.dots.currentPage, 2)
      window.rotate(to: .portrait)
      XCTAssertEqual(controller.scroller.contentOffset.x, 780)
      XCTAssertEqual(controller.dots.currentPage, 2)
    }
  }

  func testFewerPictures() {
    layoutTest {
      let controller = PictureScrollerController(colors: [.red, .blue])
      let window = phone(controller)
      // 16 x 2 - 9 = 23; 195 - 11.5 = 183.5, rounded to 551 pixels.
      assertFrame(controller.dots, 551 / 3, 592, 23, 37)
      XCTAssertEqual(controller.scroller.contentSize.width, 780)
      XCTAssertTrue(controller.view.window === window)
    }
  }
}
