import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// On pixels, three a point: a line of 17 points is 61 high (20.29 points), one of 16 58 (19.09), a text of 14 points 51 for one
/// line (16.71) and 101 for two (33.41). A pixel below each row is the separator's.
final class SelfSizingListTests: GalleryCase {
  private let title = "Rows as high as their texts"

  /// Rows of 96 + 61 + 1 pixels and one of 120 + 58 + the text + 1.
  private func frames(_ size: CGSize, text: Int) -> [(String, CGRect)] {
    let width = size.width
    return [
      ("table", CGRect(origin: .zero, size: size)), ("row 1", rect(0, 0, width, px(158))),
      ("row 2", rect(0, px(158), width, px(179 + text))), ("row 3", rect(0, px(337 + text), width, px(158))),
    ]
  }

  func testFrames() throws {
    try check(title, frames(upright, text: 101))
    try check(title, at: sideways, frames(sideways, text: 51))
    try check(title, at: small, frames(small, text: 101))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, frames(upright, text: 101))
  }

  /// The content view is a pixel less high than the row; its text is on the pixels it needs.
  func testContentsAndRotation() throws {
    try onMainActor {
      let list = SelfSizingController(style: .plain)
      list.rows = [.title("Inbox"), .titleAndText("Hiking", "One\nTwo")]
      let window = phone(list)
      let table: TableView = list.tableView
      XCTAssertEqual(table.rowHeight, TableView.automaticDimension)
      XCTAssertEqual(table.contentOffset.y, -47)
      let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? SelfSizingCell)
      assertFrame(cell.contentView, 0, 0, 390, 93)
      assertFrame(cell.titleLabel, 16, 16, 358, px(58))
      assertFrame(cell.subtitleLabel, 16, px(130), 358, px(101))
      XCTAssertEqual(table.contentSize.height, px(158 + 280), accuracy: 1e-9)
      window.rotate(to: .landscapeLeft)
      window.layoutIfNeeded()
      assertFrame(cell.contentView, 47, 0, 750, 93)
      assertFrame(cell.titleLabel, 16, 16, 718, px(58))
      assertUnambiguous(window)
    }
  }
}
