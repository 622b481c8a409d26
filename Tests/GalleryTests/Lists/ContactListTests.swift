import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// On pixels, three a point: a line of 16 points is 58 high (19.09 points), one of 14 51 (16.71).
final class ContactListTests: GalleryCase {
  private let title = "Contacts"

  /// Rows of 72 and a pixel for the separator.
  private func frames(_ room: CellRoom, isMirrored: Bool = false) -> [(String, CGRect)] {
    let width = room.table.width
    let end = room.width - 64
    return [
      ("table", CGRect(origin: .zero, size: room.table)), ("row 1", rect(0, 0, width, px(217))),
      ("row 2", rect(0, px(217), width, px(217))), ("avatar", rect(isMirrored ? end : 16, 12, 48, 48)),
      ("name", rect(isMirrored ? 16 : 76, 12, room.width - 92, px(58))),
      ("phone", rect(isMirrored ? 16 : 76, 60 - px(51), room.width - 92, px(51))),
      ("dot", rect(isMirrored ? end : 54, 50, 10, 10)),
    ]
  }

  func testFrames() throws {
    try check(title, frames(.upright))
    try check(title, at: sideways, frames(.sideways))
    try check(title, at: small, frames(.small))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(.upright, isMirrored: true))
  }

  /// 844 - 47 points show rows from 0 to 797: eleven whole ones of 72⅓ and the twelfth in part.
  func testOnlyWhatIsSeenExists() {
    onMainActor {
      let list = ContactsController(style: .plain)
      list.contacts = (0..<100).map { Contact(name: "Name \($0)", phone: "\($0)", isOnline: $0.isMultiple(of: 2)) }
      let window = phone(list)
      let cells = list.tableView.visibleCells.compactMap { $0 as? ContactCell }
      XCTAssertEqual(cells.map(\.nameLabel.text), (0..<12).map { "Name \($0)" })
      XCTAssertEqual(cells.map(\.onlineDot.isHidden), (0..<12).map { !$0.isMultiple(of: 2) })
      assertUnambiguous(window)
    }
  }
}
