import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

final class BasicCellTests: GalleryCase {
  private let title = "Row with a title"

  /// A line of 17 points, 16 from every side.
  private func frames(_ room: CellRoom) -> [(String, CGRect)] {
    let line = lines(1, at: 17)
    return room.frames(rowHeight: 32 + line) + [("title", rect(16, 16, room.width - 32, line))]
  }

  func testFrames() throws {
    try check(title, frames(.upright))
    try check(title, at: sideways, frames(.sideways))
    try check(title, at: small, frames(.small))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(.upright))
  }

  /// What is in the content view makes room for a sign of 11 and a margin of 16 beside it; what is in the cell would not.
  func testTheContentMakesRoom() {
    onMainActor {
      let cell = BasicCell(style: .default, reuseIdentifier: nil)
      cell.titleLabel.text = "Inbox"
      cell.accessoryType = .disclosureIndicator
      let (root, table) = makeTable([cell])
      XCTAssertTrue(cell.titleLabel.superview === cell.contentView)
      XCTAssertEqual(cell.titleLabel.frame.width, 390 - 27 - 32)
      // 40 for the sign of editing on the leading side.
      table.setEditing(true, animated: false)
      root.layoutIfNeeded()
      XCTAssertEqual(cell.contentView.frame.minX, 40)
      XCTAssertEqual(cell.titleLabel.frame.width, 390 - 40 - 32)
      assertUnambiguous(root)
    }
  }

  func testReuse() {
    onMainActor {
      let cell = BasicCell(style: .default, reuseIdentifier: BasicCell.identifier)
      cell.titleLabel.text = "Inbox"
      cell.prepareForReuse()
      XCTAssertNil(cell.titleLabel.text)
    }
  }
}
