import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// 12 around a message of 15 points, whose lines are 17.9 high; the button is 30 x 30, as "OK" is narrower than that, 16 from
/// the edge and 12 from the message.
///
/// The message's words, in units of which an em has 2816, times 15 / 2816: all of them are 536.04 wide; “What is MVVM?” could
/// not be deleted. The" 309.27, with "server" more than 316; "“What is MVVM?” could not be" 215.63 and "deleted. The server
/// refused with" 231.31, with another word more than 246.
final class FailureBannerTests: GalleryCase {
  private let title = "An article that could not be deleted"

  /// - Parameters:
  ///   - area: of the list.
  ///   - height: of the message; 24 less than the banner's.
  private func frames(_ area: CGRect, height: CGFloat, rightToLeft: Bool = false) -> [(String, CGRect)] {
    let width = area.width
    let banner = height + 24
    // 16 + 12 + 30 + 16.
    let message = width - 74
    return [
      ("banner", rect(0, 56, width, banner)),
      ("message", rect(rightToLeft ? 58 : 16, 12, message, height)),
      ("dismiss", rect(rightToLeft ? 16 : width - 46, (banner - 30) / 2, 30, 30)),
    ]
      + ArticleListViewTests.frames(
        area, ArticleListViewTests.allRows, tableTop: 56 + banner, rightToLeft: rightToLeft)
  }

  func testFrames() throws {
    // Two lines: 35.8, 108 pixels.
    try check(title, frames(rect(0, 91, 390, 719), height: 36))
    try check(title, direction: .rightToLeft, frames(rect(0, 91, 390, 719), height: 36, rightToLeft: true))
    // One line, 54 pixels, in 676.
    try check(title, at: CGSize(width: 844, height: 390), frames(rect(47, 32, 750, 337), height: 18))
    // Three lines, 53.7, 162 pixels, in 246.
    try check(title, at: CGSize(width: 320, height: 568), frames(rect(0, 64, 320, 504), height: 54))
  }

  func testDismissing() {
    onMainActor {
      let banner = FailureBanner()
      var count = 0
      banner.onDismiss = { count += 1 }
      banner.dismissButton.performPrimaryAction()
      XCTAssertEqual(count, 1)
    }
  }

  /// A stack takes the height of what it hides, against the distances inside.
  func testHiddenInAStack() {
    layoutTest {
      let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      let banner = FailureBanner()
      let below = View()
      banner.message.text = "Words"
      let stack = StackView(arrangedSubviews: [banner, below])
      stack.axis = .vertical
      root.addSubview(stack)
      stack.snp.makeConstraints { $0.edges.equalToSuperview() }
      root.layoutIfNeeded()
      // 12 + 17.900390625 + 12.
      assertFrame(below, 0, 41.900390625, 390, 400 - 41.900390625)
      banner.isHidden = true
      root.layoutIfNeeded()
      assertFrame(below, 0, 0, 390, 400)
      assertNoConflicts(root)
    }
  }
}
