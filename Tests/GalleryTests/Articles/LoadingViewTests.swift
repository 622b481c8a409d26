import Foundation
import Gallery
import LayoutDSL
import XCTest

/// A spinner of 37 that ends in the middle, 8, and a line: "Loading…" at 17 points has 12944 units of advance of which an em
/// has 2816, so it is 78.14 wide, 235 pixels, and 17 x 1.193359375 = 20.29 high, 61 pixels.
final class LoadingViewTests: GalleryCase {
  private let title = "Articles on their way"

  private func frames(_ area: CGRect, spinner: CGRect, label: CGPoint) -> [(String, CGRect)] {
    [("loading", area), ("spinner", spinner), ("label", rect(label.x, label.y, 235 / 3, 61 / 3))]
  }

  func testFrames() throws {
    // Below the bar of 44: 844 - 91 - 34 = 719. (390 - 37) / 2 = 176.5, 529.5 pixels, rounds to 530; 719 / 2 - 37 = 322.5,
    // 967.5 pixels, to 968. (390 - 235 / 3) / 2 is 467.5 pixels, 359.5 + 8 is 1102.5.
    let upright = frames(
      rect(0, 91, 390, 719), spinner: rect(530 / 3, 968 / 3, 37, 37), label: CGPoint(x: 156, y: 1103.0 / 3))
    try check(title, upright)
    try check(title, direction: .rightToLeft, upright)
    // Sideways the bar is 32 high: 390 - 32 - 21 = 337. (750 - 37) / 2 = 356.5; 168.5 - 37 = 131.5; (2250 - 235) / 2 =
    // 1007.5 pixels; 168.5 + 8 = 176.5.
    try check(
      title, at: CGSize(width: 844, height: 390),
      frames(
        rect(47, 32, 750, 337), spinner: rect(1070 / 3, 395 / 3, 37, 37), label: CGPoint(x: 336, y: 530.0 / 3)))
    // 20 + 44 = 64, 568 - 64 = 504. (320 - 37) / 2 = 141.5; 252 - 37; (960 - 235) / 2 = 362.5 pixels; 252 + 8.
    try check(
      title, at: CGSize(width: 320, height: 568),
      frames(rect(0, 64, 320, 504), spinner: rect(425 / 3, 215, 37, 37), label: CGPoint(x: 121, y: 260)))
  }

  func testItSpinsWhileItIsSeen() {
    onMainActor {
      let view = LoadingView()
      view.isHidden = false
      XCTAssertTrue(view.spinner.isAnimating)
      view.isHidden = true
      XCTAssertFalse(view.spinner.isAnimating)
      XCTAssertFalse(view.spinner.isHidden)
    }
  }
}
