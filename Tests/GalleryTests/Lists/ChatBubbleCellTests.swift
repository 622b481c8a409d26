import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// At 16 points the question is 87512 units or 497.2 points wide. Three quarters of 390 leave 292.5 - 24 = 268.5 for it: two lines,
/// of 264.7 ("… on Saturday,", 46580) and 228.1; of 750 (844 less 47 at both sides) 538.5: one line; of 320 216: three, of 187.5,
/// 209.9 and 90.8. "Yes!" is 5768 units wide; at 11 points "9:41" 5648 and "9:42" 6044.
final class ChatBubbleCellTests: GalleryCase {
  private let title = "Row with a message, outgoing, then incoming"

  /// A bubble of a width with a message of some lines and a time of a width, at the trailing or at the leading edge.
  ///
  /// The bubble is 12, the message, 4, the time and 8 high; the row 8 more above and below. The message is 12 from the sides,
  /// the time 8 from the end.
  private func frames(
    _ room: CellRoom, bubble: CGFloat, lineCount: Int, time: CGFloat, isOutgoing: Bool, isMirrored: Bool
  ) -> [(String, CGRect)] {
    let (text, line) = (lines(lineCount, at: 16), lines(1, at: 11))
    let height = 24 + text + line
    let isRight = isOutgoing != isMirrored
    return room.frames(rowHeight: height + 16) + [
      ("bubble", rect(isRight ? room.width - 16 - bubble : 16, 8, bubble, height)),
      ("message", rect(12, 12, bubble - 24, text)),
      ("time", rect(isMirrored ? 8 : bubble - 8 - time, 16 + text, time, line)),
    ]
  }

  private func states(
    _ room: CellRoom, bubble: CGFloat, lineCount: Int, isMirrored: Bool = false
  ) -> [(state: String, frames: [(String, CGRect)])] {
    [
      (
        "outgoing",
        frames(
          room, bubble: bubble, lineCount: lineCount, time: textWidth(5648, at: 11), isOutgoing: true,
          isMirrored: isMirrored)
      ),
      (
        "incoming",
        frames(
          room, bubble: textWidth(5768, at: 16) + 24, lineCount: 1, time: textWidth(6044, at: 11), isOutgoing: false,
          isMirrored: isMirrored)
      ),
    ]
  }

  func testFrames() throws {
    try check(title, states: states(.upright, bubble: 292.5, lineCount: 2))
    try check(
      title, at: sideways, states: states(.sideways, bubble: textWidth(87512, at: 16) + 24, lineCount: 1))
    try check(title, at: small, states: states(.small, bubble: 240, lineCount: 3))
  }

  func testRightToLeft() throws {
    try check(
      title, direction: .rightToLeft, states: states(.upright, bubble: 292.5, lineCount: 2, isMirrored: true))
  }

  /// "A" is 10.8 wide and 34.8 with its distances: less than a time of 22.1 between 8 and 8.
  func testATimeThatIsWiderThanTheMessage() {
    onMainActor {
      let cell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
      cell.show(Message("A", at: "9:41", isOutgoing: true))
      let (root, _) = makeTable([cell])
      XCTAssertEqual(cell.bubble.frame.width, textWidth(5648, at: 11) + 16, accuracy: 1e-9)
      XCTAssertEqual(cell.timeLabel.frame.minX, 8, accuracy: 1e-9)
      assertUnambiguous(root)
    }
  }

  /// Each remake takes the four constraints before it away: top, bottom, width, and the side.
  func testRemakingLeavesNothingBehind() {
    onMainActor {
      let cell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
      cell.show(Message("One", at: "9:41", isOutgoing: false))
      let (root, table) = makeTable([cell])
      root.reportHandler = { XCTFail("\($0)") }
      let count = constraintCount(root)
      for isOutgoing in [true, true, false, true, false, false] {
        cell.prepareForReuse()
        cell.show(Message("One", at: "9:41", isOutgoing: isOutgoing))
        table.measureAgain()
        root.layoutIfNeeded()
        let made = cell.bubble.snp.layoutConstraints
        XCTAssertEqual(made.count, 4)
        XCTAssertEqual(made.last?.firstAttribute, isOutgoing ? .trailing : .leading)
        XCTAssertEqual(constraintCount(root), count)
        let x = isOutgoing ? 390 - 16 - cell.bubble.frame.width : 16
        XCTAssertEqual(cell.bubble.frame.minX, x, accuracy: 1e-9)
      }
    }
  }

  func testColours() {
    onMainActor {
      let cell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
      XCTAssertEqual(cell.selectionStyle, .none)
      XCTAssertEqual(cell.backgroundColor, .clear)
      cell.show(Message("One", at: "9:41", isOutgoing: true))
      XCTAssertEqual(cell.bubble.backgroundColor, .systemBlue)
      XCTAssertEqual(cell.messageLabel.textColor, .white)
      cell.show(Message("One", at: "9:41", isOutgoing: false))
      XCTAssertEqual(cell.bubble.backgroundColor, .systemGray5)
      XCTAssertEqual(cell.messageLabel.textColor, .black)
    }
  }
}
