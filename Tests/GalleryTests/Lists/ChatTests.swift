import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// On pixels, three a point; see `ChatBubbleCellTests` for the widths of the texts. A message of one line is 58 high (19.09
/// points), of two 115 (38.19), of three 172 (57.28), a time 40 (13.13). "9:41" is 67 wide (22.06), "9:42" 71 (23.61), "Yes!" 99 (32.77) and the
/// question 1492 (497.23) where it is on one line.
final class ChatTests: GalleryCase {
  private let title = "Chat with bubbles on both sides"

  /// What the first message comes to, in pixels; edges between pixels go to the nearest, halves to the greater.
  private struct First {
    var room: CellRoom
    var text: Int
    var bubble: (x: Int, width: Int)
    var messageWidth: Int
    var timeX: Int
  }

  /// 292.5 points end at 374: from 244.5 to 1122 pixels. The message from 36 to 841.5; the time ends at 853.5, 67 further left
  /// is 786.5.
  private let uprightChat = First(
    room: .upright, text: 115, bubble: (245, 877), messageWidth: 806, timeX: 787)
  /// 1492 + 72 pixels end at 2202; the time 24 before their end.
  private let sidewaysChat = First(
    room: .sideways, text: 58, bubble: (638, 1564), messageWidth: 1492, timeX: 1473)
  /// 240 points end at 304, 192 pixels after 0; the time ends at 696.
  private let smallChat = First(room: .small, text: 172, bubble: (192, 720), messageWidth: 648, timeX: 629)
  /// 292.5 points begin at 16 and end at 925.5 pixels.
  private let mirroredChat = First(room: .upright, text: 115, bubble: (48, 878), messageWidth: 806, timeX: 24)

  /// Bubbles are 72 pixels and the texts high, rows 48 more.
  private func frames(_ first: First, isMirrored: Bool = false) -> [(String, CGRect)] {
    let width = first.room.table.width
    let second = 99 + 72
    let end = first.room.width - 16 - px(second)
    return [
      ("table", CGRect(origin: .zero, size: first.room.table)), ("row 1", rect(0, 0, width, px(160 + first.text))),
      ("row 2", rect(0, px(160 + first.text), width, px(218))),
      ("bubble 1", rect(px(first.bubble.x), 8, px(first.bubble.width), px(112 + first.text))),
      ("message 1", rect(12, 12, px(first.messageWidth), px(first.text))),
      ("time 1", rect(px(first.timeX), px(48 + first.text), px(67), px(40))),
      ("bubble 2", rect(isMirrored ? end : 16, 8, px(second), px(170))), ("message 2", rect(12, 12, px(99), px(58))),
      ("time 2", rect(isMirrored ? 8 : px(second - 24 - 71), px(106), px(71), px(40))),
    ]
  }

  func testFrames() throws {
    try check(title, frames(uprightChat))
    try check(title, at: sideways, frames(sidewaysChat))
    try check(title, at: small, frames(smallChat))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(mirroredChat, isMirrored: true))
  }

  func testNoSeparatorsNoSelection() {
    onMainActor {
      let chat = ChatController(style: .plain)
      chat.messages = [Message("One", at: "9:41", isOutgoing: true)]
      let window = phone(chat)
      let path = IndexPath(row: 0, section: 0)
      XCTAssertNil(chat.tableView.cellForRow(at: path)?.separatorFrame)
      chat.tableView.userSelectRow(at: path)
      XCTAssertNil(chat.tableView.indexPathForSelectedRow)
      assertUnambiguous(window)
    }
  }
}
