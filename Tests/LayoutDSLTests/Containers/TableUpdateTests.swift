import Foundation
import LayoutDSL
import XCTest

/// Rows that come, go, change and are selected.
final class TableUpdateTests: XCTestCase {
  func testUpdatesMeasureWhatIsSeenAgain() {
    onMainActor {
      let stage = TableStage([[20, 30, 40]], in: makeRoot(200, 300))
      let cell = stage.table.visibleCells[1] as? BoxCell
      cell?.box.content.height = 90
      stage.table.beginUpdates()
      stage.table.endUpdates()
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen, [[0, 0, 20], [1, 20, 90], [2, 110, 40]])
      XCTAssertTrue(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
      // Nothing was asked for again.
      XCTAssertEqual(stage.asked.count, 3)
    }
  }

  func testInsertingDeletingAndMoving() {
    onMainActor {
      let stage = TableStage([[10, 20, 30, 40]], in: makeRoot(200, 300))
      let cells = stage.table.visibleCells
      // Without the second, with two new ones around what was the first, and the last before the third.
      stage.heights = [[50, 10, 60, 40, 30]]
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        stage.table.insertRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 0)], with: .fade)
        stage.table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 3, section: 0))
      }
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen, [[0, 0, 50], [1, 50, 10], [2, 60, 60], [3, 120, 40], [4, 160, 30]])
      XCTAssertTrue(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells[0])
      XCTAssertTrue(stage.table.cellForRow(at: IndexPath(row: 3, section: 0)) === cells[3])
      XCTAssertTrue(stage.table.cellForRow(at: IndexPath(row: 4, section: 0)) === cells[2])
      // The cell of the deleted row serves one of the new ones.
      XCTAssertEqual(stage.cells.count, 5)
    }
  }

  func testReloadingRowsAndSections() {
    onMainActor {
      let stage = TableStage([[10, 20], [30]], in: makeRoot(200, 300))
      stage.heights = [[10, 25], [30]]
      stage.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen, [[0, 0, 10], [1, 10, 25], [0, 35, 30]])
      stage.heights = [[10, 25], [5, 6, 7], [8]]
      stage.table.performBatchUpdates {
        stage.table.reloadSections(IndexSet(integer: 1), with: .none)
        stage.table.insertSections(IndexSet(integer: 2), with: .none)
      }
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen, [[0, 0, 10], [1, 10, 25], [0, 35, 5], [1, 40, 6], [2, 46, 7], [0, 53, 8]])
      stage.heights = [[5, 6, 7], [8]]
      stage.table.deleteSections(IndexSet(integer: 0), with: .none)
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.seen, [[0, 0, 5], [1, 5, 6], [2, 11, 7], [0, 18, 8]])
    }
  }

  func testChangesThatDoNotAddUp() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let stage = TableStage([[10, 20]], in: makeRoot(200, 300))
        stage.table.snp.setLabel("list")
        stage.heights = [[10, 20, 30, 40]]
        stage.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stage.seen.map { $0[2] }, [10, 20, 30, 40])
      }
    }
    XCTAssertEqual(recorder.kinds, [.inconsistentUpdate(subject: "list", expected: [3], found: [4])])
  }

  func testSelection() {
    onMainActor {
      let stage = TableStage([[10, 20, 30]], in: makeRoot(200, 300))
      let table = stage.table
      table.userSelectRow(at: IndexPath(row: 1, section: 0))
      table.userSelectRow(at: IndexPath(row: 2, section: 0))
      XCTAssertEqual(stage.heard, ["+1", "-1", "+2"])
      XCTAssertEqual(table.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
      XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, true])
      // It goes along with its row.
      stage.heights = [[20, 30]]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      stage.root.layoutIfNeeded()
      XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
      XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, true])
      table.allowsMultipleSelection = true
      stage.heard = []
      table.userSelectRow(at: IndexPath(row: 0, section: 0))
      table.userSelectRow(at: IndexPath(row: 1, section: 0))
      XCTAssertEqual(stage.heard, ["+0", "-1"])
      table.allowsSelection = false
      table.userSelectRow(at: IndexPath(row: 1, section: 0))
      XCTAssertEqual(table.indexPathsForSelectedRows, [IndexPath(row: 0, section: 0)])
      table.reloadData()
      XCTAssertNil(table.indexPathForSelectedRow)
    }
  }

  func testWhereRowsAre() {
    onMainActor {
      let stage = TableStage([[10, 20], [30]], headers: [5, 5], in: makeRoot(200, 300))
      let table = stage.table
      XCTAssertEqual(table.numberOfSections, 2)
      // Headers at 0 and 35, rows at 5, 15 and 40.
      assertEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)), 0, 40, 200, 30)
      assertEqual(table.rectForHeader(inSection: 1), 0, 35, 200, 5)
      XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 1, y: 15)), IndexPath(row: 1, section: 0))
      XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 1, y: 36)))
      XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 1, y: 71)))
      XCTAssertEqual(table.indexPath(for: table.visibleCells[2]), IndexPath(row: 0, section: 1))
    }
  }
}
