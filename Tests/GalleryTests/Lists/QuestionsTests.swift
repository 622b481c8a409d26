import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// On pixels, three a point: a line of 17 points is 61 high (20.29 points), two are 122 (40.57); a line of 16 is 58 (19.09), one of 13 47
/// (15.51); a text of 15 points is 54 for one line (17.90) and 108 for two (35.80). See the tests of the parts for where lines break.
final class QuestionsTests: GalleryCase {
  private let title = "Questions that unfold, with headers"

  /// The header is 120 pixels and its text high, a section's 48 + 47, a folded row 72 + 58 and a separator, an unfolded one the
  /// answer and 48 more.
  private func states(_ room: CellRoom, introduction: Int, answer: Int) -> [(state: String, frames: [(String, CGRect)])]
  {
    func frames(_ detail: Int, below: Int) -> [(String, CGRect)] {
      let width = room.table.width
      let inner = room.width - 32
      let first = 120 + introduction
      let row = 131 + detail + below
      return [
        ("table", CGRect(origin: .zero, size: room.table)), ("row 1", rect(0, px(first + 95), width, px(row))),
        ("row 2", rect(0, px(first + 190 + row), width, px(131))), ("header", rect(0, 0, width, px(first))),
        ("headerTitle", rect(20, 20, width - 40, px(introduction))), ("section 1", rect(0, px(first), width, px(95))),
        ("sectionTitle 1", rect(16, 8, inner, px(47))), ("section 2", rect(0, px(first + 95 + row), width, px(95))),
        ("sectionTitle 2", rect(16, 8, inner, px(47))), ("title", rect(16, 16, inner, px(58))),
        ("detail", rect(16, px(130), inner, px(detail))),
      ]
    }
    let (folded, unfolded) = (frames(0, below: 0), frames(answer, below: 48))
    return [("folded", folded), ("unfolded", unfolded), ("folded again", folded)]
  }

  func testFrames() throws {
    try check(title, states: states(.upright, introduction: 122, answer: 108))
    try check(title, at: sideways, states: states(.sideways, introduction: 61, answer: 54))
    try check(title, at: small, states: states(.small, introduction: 122, answer: 108))
  }

  func testRightToLeft() throws {
    try check(title, direction: .rightToLeft, states: states(.upright, introduction: 122, answer: 108))
  }

  /// The header is fitted anew for the width it gets, and rows follow.
  func testRotation() {
    onMainActor {
      let (window, list) = makeList()
      XCTAssertEqual(list.header.frame.height, px(242), accuracy: 1e-9)
      window.rotate(to: .landscapeLeft)
      window.layoutIfNeeded()
      assertFrame(list.header, 0, 0, 844, px(181))
      XCTAssertEqual(list.tableView.rectForHeader(inSection: 0).minY, px(181), accuracy: 1e-9)
      window.rotate(to: .portrait)
      window.layoutIfNeeded()
      assertFrame(list.header, 0, 0, 390, px(242))
      assertUnambiguous(window)
    }
  }

  /// A tap changes the row in the data and the cell that shows it; none is asked for anew or stays selected. Scrolled away and
  /// back again the row is as it was left.
  func testTaps() throws {
    try onMainActor {
      let (window, list) = makeList()
      let table: TableView = list.tableView
      let path = IndexPath(row: 1, section: 1)
      let cell = try XCTUnwrap(table.cellForRow(at: path) as? ExpandableCell)
      table.userSelectRow(at: path)
      window.layoutIfNeeded()
      XCTAssertTrue(table.cellForRow(at: path) === cell)
      XCTAssertTrue(list.sections[1].questions[1].isExpanded)
      XCTAssertFalse(cell.detailLabel.isHidden)
      XCTAssertNil(table.indexPathForSelectedRow)
      // "Yes." is a line: 131 + 54 + 48.
      assertFrame(cell, 0, table.rectForRow(at: path).minY, 390, px(233))
      table.scrollToRow(at: IndexPath(row: 29, section: 1), at: .bottom, animated: false)
      window.layoutIfNeeded()
      XCTAssertNil(table.cellForRow(at: path))
      table.scrollToRow(at: path, at: .top, animated: false)
      window.layoutIfNeeded()
      let again = try XCTUnwrap(table.cellForRow(at: path) as? ExpandableCell)
      XCTAssertFalse(again.detailLabel.isHidden)
      XCTAssertEqual(again.frame.height, px(233), accuracy: 1e-9)
      let folded = table.visibleCells.compactMap { $0 as? ExpandableCell }.filter { $0 !== again }
      XCTAssertFalse(folded.isEmpty)
      for other in folded { XCTAssertEqual(other.frame.height, px(131), accuracy: 1e-9) }
    }
  }

  /// A section's header stays below the safe area's 47 while its rows go by.
  func testSectionHeadersStay() {
    onMainActor {
      let (window, list) = makeList()
      let table: TableView = list.tableView
      table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
      window.layoutIfNeeded()
      let header = table.headerView(forSection: 1) as? SectionHeader
      XCTAssertEqual(header?.titleLabel.text, "Payment")
      XCTAssertEqual(header.map { $0.frame.minY - table.contentOffset.y } ?? 0, 47, accuracy: 1e-9)
      XCTAssertEqual(header?.frame.height ?? 0, px(95), accuracy: 1e-9)
    }
  }
}

/// One question about orders and thirty about payment.
#if MainActorViews
  @MainActor
#endif
private func makeList() -> (Window, QuestionsController) {
  let list = QuestionsController(style: .plain)
  list.header.titleLabel.text = "What others have asked us about their orders, and what we said."
  list.sections = [
    .init("Orders", [Question("Can I send it back?", answer: "Yes.")]),
    .init("Payment", (0..<30).map { Question("Question \($0)", answer: "Yes.") }),
  ]
  return (phone(list), list)
}
