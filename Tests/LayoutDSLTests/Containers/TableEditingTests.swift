import Foundation
import LayoutDSL
import XCTest

/// Rows of 44 points that can be edited.
private final class EditableRows: TableViewDataSource, TableViewDelegate {
  let root = makeRoot(375, 600)
  let table: TableView
  var names = ["a", "b", "c"]
  var heard: [String] = []
  var style = TableViewCell.EditingStyle.delete
  var leading: SwipeActionsConfiguration?
  var locked: IndexPath?

  init() {
    table = TableView(frame: root.bounds)
    root.addSubview(table)
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    root.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath != locked }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    style
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      names.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }
  func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    heard.append("accessory \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { leading }

  var titles: [String?] { table.visibleCells.map { $0.textLabel?.text } }
}

private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

/// Deleting, inserting, moving and swiping rows.
final class TableEditingTests: XCTestCase {
  /// 40 for the sign and 46 for the handle; the last row has none of the latter.
  func testCellsMakeRoom() {
    onMainActor {
      let stage = EditableRows()
      let cells = stage.table.visibleCells
      assertEqual(cells[0].contentView.frame, 0, 0, 375, 44)
      stage.table.setEditing(true, animated: false)
      stage.root.layoutIfNeeded()
      XCTAssertEqual(cells.map(\.isEditing), [true, true, true])
      XCTAssertEqual(cells[0].editingStyle, .delete)
      assertEqual(cells[0].contentView.frame, 40, 0, 289, 44)
      assertEqual(cells[2].contentView.frame, 40, 0, 335, 44)
      cells[0].shouldIndentWhileEditing = false
      stage.root.layoutIfNeeded()
      stage.table.isEditing = false
      stage.root.layoutIfNeeded()
      assertEqual(cells[0].contentView.frame, 0, 0, 375, 44)
      XCTAssertFalse(cells[0].isEditing)
    }
  }

  func testRowsThatCannotBeEdited() {
    onMainActor {
      let stage = EditableRows()
      stage.locked = row(2)
      stage.table.isEditing = true
      stage.root.layoutIfNeeded()
      let last = stage.table.visibleCells[2]
      XCTAssertFalse(last.isEditing)
      assertEqual(last.contentView.frame.width, 375)
      stage.table.userDeleteRow(at: row(2))
      stage.table.userDeleteRow(at: row(7))
      XCTAssertEqual(stage.names, ["a", "b", "c"])
    }
  }

  func testDeletingAndInserting() {
    onMainActor {
      let stage = EditableRows()
      stage.table.userDeleteRow(at: row(1))
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.titles, ["a", "c"])
      // Not what the style allows.
      stage.table.userInsertRow(at: row(0))
      XCTAssertEqual(stage.names, ["a", "c"])
      stage.style = .insert
      stage.table.userInsertRow(at: row(0))
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.titles, ["new", "a", "c"])
    }
  }

  func testMoving() {
    onMainActor {
      let stage = EditableRows()
      stage.table.userMoveRow(at: row(0), to: row(1))
      XCTAssertEqual(stage.names, ["a", "b", "c"], "not while it is not edited")
      stage.table.isEditing = true
      stage.table.userMoveRow(at: row(0), to: row(2))
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.titles, ["b", "c", "a"])
      stage.table.userMoveRow(at: row(2), to: row(0))
      XCTAssertEqual(stage.names, ["b", "c", "a"], "the last row does not move")
    }
  }

  func testAccessoriesWhileEditing() {
    onMainActor {
      let stage = EditableRows()
      let cell = stage.table.visibleCells[2]
      let plain = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let editing = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      cell.accessoryView = plain
      cell.editingAccessoryView = editing
      stage.root.layoutIfNeeded()
      XCTAssertNil(editing.superview)
      // 16 to the edge and 8 to the content.
      assertEqual(plain.frame, 339, 12, 20, 20)
      assertEqual(cell.contentView.frame.width, 331)
      stage.table.isEditing = true
      stage.root.layoutIfNeeded()
      XCTAssertNil(plain.superview)
      assertEqual(editing.frame, 329, 12, 30, 20)
      assertEqual(cell.contentView.frame, 40, 0, 281, 44)
      stage.table.userTapAccessory(at: row(2))
      XCTAssertEqual(stage.heard, ["accessory 2"])
    }
  }

  func testSelectionWhileEditing() {
    onMainActor {
      let stage = EditableRows()
      stage.table.isEditing = true
      stage.table.userSelectRow(at: row(0))
      XCTAssertEqual(stage.heard, [])
      stage.table.allowsMultipleSelectionDuringEditing = true
      stage.table.userSelectRow(at: row(0))
      stage.table.userSelectRow(at: row(1))
      XCTAssertEqual(stage.table.indexPathsForSelectedRows, [row(0), row(1)])
    }
  }

  func testASwipeDeletes() {
    onMainActor {
      let stage = EditableRows()
      stage.table.userSwipeRow(at: row(1), edge: .trailing)
      XCTAssertEqual(stage.table.swipedIndexPath, row(1))
      XCTAssertEqual(stage.table.swipeActions.map(\.title), ["Delete"])
      XCTAssertTrue(stage.table.visibleCells[1].showingDeleteConfirmation)
      stage.table.endSwipe()
      XCTAssertFalse(stage.table.visibleCells[1].showingDeleteConfirmation)
      stage.table.userSwipeRow(at: row(0), edge: .trailing)
      stage.table.performSwipeAction(at: 0)
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.titles, ["b", "c"])
      XCTAssertNil(stage.table.swipedIndexPath)
      XCTAssertFalse(stage.table.visibleCells.contains { $0.showingDeleteConfirmation })
    }
  }

  func testOwnActions() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let stage = EditableRows()
        stage.table.snp.setLabel("list")
        let pin = ContextualAction(style: .normal, title: "Pin") { [unowned stage] _, view, done in
          stage.heard.append("pin \((view as? TableViewCell)?.textLabel?.text ?? "")")
          done(true)
        }
        let more = ContextualAction(style: .normal, title: "More") { _, _, _ in }
        stage.leading = SwipeActionsConfiguration(actions: [pin, more])
        stage.table.userSwipeRow(at: row(2), edge: .leading)
        stage.table.performSwipeAction(at: 5)
        stage.table.performSwipeAction(at: 1)
        XCTAssertEqual(stage.table.swipedIndexPath, row(2), "it has not said that it is done")
        stage.table.userSwipeRow(at: row(1), edge: .leading, isFull: true)
        XCTAssertEqual(stage.heard, ["pin b"])
        XCTAssertNil(stage.table.swipedIndexPath)
        stage.leading?.performsFirstActionWithFullSwipe = false
        stage.table.userSwipeRow(at: row(1), edge: .leading, isFull: true)
        XCTAssertEqual(stage.heard, ["pin b"])
        stage.table.isEditing = true
        XCTAssertNil(stage.table.swipedIndexPath)
        stage.table.userSwipeRow(at: row(1), edge: .leading)
        XCTAssertNil(stage.table.swipedIndexPath)
      }
    }
    XCTAssertEqual(recorder.kinds, [.badIndex(5, count: 2, subject: "list")])
  }
}
