import LayoutTesting
import SnapKit
import UIKit
import XCTest

@testable import DropIn

final class ListTests: XCTestCase {
  /// A face of 48 with 12 above and below.
  func testContacts() {
    layoutTest {
      let controller = ListController()
      controller.sections = [
        (
          "",
          [
            .contact(Contact(name: "Ada", number: "1", isOnline: true)), .contact(Contact(name: "Bo", number: "2")),
          ]
        )
      ]
      let window = show(controller)
      for row in 0..<2 {
        let cell = controller.table.cellForRow(at: IndexPath(row: row, section: 0)) as? ContactCell
        XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 72 * row, width: 390, height: 72))
        guard let cell else { continue }
        assertFrame(cell.face, 16, 12, 48, 48)
        assertFrame(cell.dot, 54, 50, 10, 10)
        XCTAssertEqual(cell.dot.isHidden, row == 1)
        // 16 + 48 + 12; 390 - 76 - 16; lines of 58 and 51 pixels.
        assertFrame(cell.name, 76, 12, 298, 58.0 / 3)
        assertFrame(cell.number, 76, 43, 298, 17)
      }
      XCTAssertTrue(controller.view.window === window)
    }
  }

  /// At most 0.75 x 390 = 292.5 wide, 16 from its side, 8 from the edges of the row.
  func testBubbles() {
    layoutTest {
      let controller = ListController()
      let long = String(repeating: "A longer thing to say. ", count: 6)
      controller.sections = [("", [.message("Hi", isOwn: false), .message(long, isOwn: true)])]
      let window = show(controller)
      let cells = controller.table.visibleCells.compactMap { $0 as? BubbleCell }
      XCTAssertEqual(cells.count, 2)
      XCTAssertEqual(cells[0].bubble.frame.minX, 16)
      XCTAssertLessThan(cells[0].bubble.frame.width, 100)
      // 12, a line of 58 pixels, 4, one of 40 pixels, 8.
      XCTAssertEqual(cells[0].bubble.frame.height, 24 + 98.0 / 3, accuracy: 0.34)
      XCTAssertEqual(cells[1].bubble.frame.maxX, 374, accuracy: 0.001)
      XCTAssertEqual(cells[1].bubble.frame.width, 292.5, accuracy: 0.34)
      for cell in cells { XCTAssertEqual(cell.frame.height, cell.bubble.frame.height + 16, accuracy: 0.34) }
      XCTAssertTrue(controller.view.window === window)
    }
  }

  /// 16, a line of 58 pixels, 16; open, 8 and a line of 18 more.
  func testAnswersFoldOut() {
    layoutTest {
      let controller = ListController()
      controller.sections = [("", [.question("Why?", answer: "Because.", isOpen: false)])]
      let window = show(controller)
      let path = IndexPath(row: 0, section: 0)
      XCTAssertEqual(controller.table.rectForRow(at: path).height, 32 + 58.0 / 3, accuracy: 0.34)
      controller.table.userSelectRow(at: path)
      window.layoutIfNeeded()
      XCTAssertEqual(controller.table.rectForRow(at: path).height, 58 + 58.0 / 3, accuracy: 0.34)
      controller.table.userSelectRow(at: path)
      window.layoutIfNeeded()
      XCTAssertEqual(controller.table.rectForRow(at: path).height, 32 + 58.0 / 3, accuracy: 0.34)
    }
  }

  /// A line of 17 points, 20 above and below; a line of 13 with 8.
  func testHeaders() {
    layoutTest {
      let controller = ListController()
      controller.sections = [("Friends", [.contact(Contact(name: "Ada", number: "1"))])]
      let window = show(controller)
      controller.showHeader("Everybody")
      window.layoutIfNeeded()
      XCTAssertEqual(controller.header.frame.height, 60.287, accuracy: 0.34)
      let section = controller.table.headerView(forSection: 0) as? SectionHeader
      XCTAssertEqual(section?.title.text, "Friends")
      XCTAssertEqual(section?.frame.minY ?? 0, controller.header.frame.height, accuracy: 0.34)
    }
  }

  func testReusedRowsKeepNoConstraints() {
    layoutTest {
      let controller = ListController()
      controller.sections = [("", (0..<1000).map { .message("Message \($0)", isOwn: $0.isMultiple(of: 3)) })]
      let window = show(controller)
      for row in stride(from: 0, to: 1000, by: 10) {
        controller.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        window.layoutIfNeeded()
      }
      for case let cell as BubbleCell in controller.table.visibleCells {
        XCTAssertEqual(cell.bubble.snp.layoutConstraints.count, 4)
      }
    }
  }
}
