import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

final class ContactCellTests: GalleryCase {
  private let title = "Row with a picture, a name and a number"

  /// 12 + 48 + 12. The texts begin 12 after the picture, at 76, and end 16 before the side, so 92 are not theirs; the name is
  /// at the picture's top, the number at its bottom, and the dot of 10 in its corner.
  private func frames(_ room: CellRoom, isMirrored: Bool = false) -> [(String, CGRect)] {
    let (name, phone) = (lines(1, at: 16), lines(1, at: 14))
    let end = room.width - 64
    return room.frames(rowHeight: 72) + [
      ("avatar", rect(isMirrored ? end : 16, 12, 48, 48)),
      ("name", rect(isMirrored ? 16 : 76, 12, room.width - 92, name)),
      ("phone", rect(isMirrored ? 16 : 76, 60 - phone, room.width - 92, phone)),
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

  /// Rows of another height than 12 + 48 + 12 do not contradict the cell, as 12 points at the top and bottom are less than
  /// required: the picture is in the middle.
  func testGivenHeights() {
    for (height, top) in [(100, 26), (60, 6), (72, 12)] as [(CGFloat, CGFloat)] {
      onMainActor {
        let cell = ContactCell(style: .default, reuseIdentifier: nil)
        cell.show(Contact(name: "Ada", phone: "1"))
        let (root, table) = makeTable([cell])
        root.reportHandler = { XCTFail("\($0)") }
        table.rowHeight = height
        root.layoutIfNeeded()
        XCTAssertEqual(cell.frame.height, height)
        XCTAssertEqual(cell.avatar.frame, CGRect(x: 16, y: top, width: 48, height: 48))
        XCTAssertEqual(cell.nameLabel.frame.minY, top)
      }
    }
  }

  /// Were they required, a row of 100 would contradict both: with the picture in the middle they are 26.
  func testRequiredDistancesWouldContradict() {
    onMainActor {
      let cell = ContactCell(style: .default, reuseIdentifier: nil)
      let (root, table) = makeTable([cell])
      var conflicts = 0
      root.reportHandler = { report in
        if case .conflict = report { conflicts += 1 } else { XCTFail("\(report)") }
      }
      cell.avatar.snp.makeConstraints { make in make.top.bottom.equalToSuperview().inset(12) }
      table.rowHeight = 100
      root.layoutIfNeeded()
      XCTAssertEqual(conflicts, 2)
      XCTAssertEqual(cell.avatar.frame.minY, 26)
    }
  }

  func testStates() {
    onMainActor {
      let cell = ContactCell(style: .default, reuseIdentifier: nil)
      let picture = Image(size: CGSize(width: 200, height: 100))
      cell.show(Contact(name: "Ada", phone: "1", isOnline: true, picture: picture))
      let (root, _) = makeTable([cell])
      XCTAssertFalse(cell.onlineDot.isHidden)
      // The picture's own size gives way.
      XCTAssertEqual(cell.avatar.frame.size, CGSize(width: 48, height: 48))
      assertUnambiguous(root)
      cell.prepareForReuse()
      XCTAssertTrue(cell.onlineDot.isHidden)
      XCTAssertNil(cell.avatar.image)
      XCTAssertEqual([cell.nameLabel.text, cell.phoneLabel.text], [nil, nil])
      cell.show(Contact(name: "Bo", phone: "2"))
      XCTAssertTrue(cell.onlineDot.isHidden)
      XCTAssertEqual(cell.nameLabel.text, "Bo")
    }
  }
}
