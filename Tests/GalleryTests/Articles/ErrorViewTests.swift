import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// A picture of 48, a title of 72 pixels, a message of 54 pixels and a button of 30 with 12 between them: 48 + 12 + 24 + 12 +
/// 18 + 12 + 30 = 156.
///
/// In units of which an em has 2816: "That did not work" in semibold has 23941, at 20 points 170.04, 511 pixels; "The server
/// cannot be reached." has 40920, at 15 points 217.97, 654 pixels; "Try again" has 12424, at 15 points 66.18, and buttons
/// are whole points wide: 67.
final class ErrorViewTests: GalleryCase {
  private let title = "Articles that did not come"

  private func frames(_ area: CGRect, _ column: CGRect, _ lefts: [CGFloat]) -> [(String, CGRect)] {
    [
      ("error", area), ("column", column), ("icon", rect(lefts[0], 0, 48, 48)),
      ("title", rect(lefts[1], 60, 511 / 3, 24)), ("message", rect(lefts[2], 96, 218, 18)),
      ("retry", rect(lefts[3], 126, 67, 30)),
    ]
  }

  func testFrames() throws {
    // (719 - 156) / 2 = 281.5, 844.5 pixels, rounds to 845. In 390 - 64 = 326: (326 - 48) / 2 = 139; (978 - 511) / 2 = 233.5
    // pixels; (326 - 218) / 2 = 54; (326 - 67) / 2 = 129.5.
    let upright = frames(rect(0, 91, 390, 719), rect(32, 845 / 3, 326, 156), [139, 78, 54, 389 / 3])
    try check(title, upright)
    try check(title, direction: .rightToLeft, upright)
    // (337 - 156) / 2 = 90.5. In 750 - 64 = 686: 319; (2058 - 511) / 2 = 773.5 pixels; 234; 309.5.
    try check(
      title, at: CGSize(width: 844, height: 390),
      frames(rect(47, 32, 750, 337), rect(32, 272 / 3, 686, 156), [319, 258, 234, 929 / 3]))
    // (504 - 156) / 2 = 174. In 320 - 64 = 256: 104; (768 - 511) / 2 = 128.5 pixels; 19; 94.5.
    try check(
      title, at: CGSize(width: 320, height: 568),
      frames(rect(0, 64, 320, 504), rect(32, 174, 256, 156), [104, 43, 19, 284 / 3]))
  }

  /// 264 - 64 = 200 have room for 20 characters: "The quick brown fox" and "jumps". Lines of 15 points are 17.900390625 high;
  /// 48 + 12 + 23.8671875 + 12 + 2 x 17.900390625 + 12 + 29.900390625 = 173.568359375.
  func testALongMessageTakesLines() {
    layoutTest {
      let root = View(frame: CGRect(x: 0, y: 0, width: 264, height: 400))
      root.textMeasurer = TenPointCharacters()
      let view = ErrorView()
      root.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      view.message.text = "The quick brown fox jumps"
      root.layoutIfNeeded()
      assertFrame(view.column, 32, (400 - 173.568359375) / 2, 200, 173.568359375)
      // As wide as the column, since one line would be wider.
      assertFrame(view.message, 0, 95.8671875, 200, 35.80078125)
      assertUnambiguous(root)
    }
  }

  func testTryingAgain() {
    onMainActor {
      let view = ErrorView()
      var count = 0
      view.onRetry = { count += 1 }
      view.retryButton.performPrimaryAction()
      XCTAssertEqual(count, 1)
    }
  }
}
