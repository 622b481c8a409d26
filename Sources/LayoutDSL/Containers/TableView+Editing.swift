import Foundation

/// Editing rows.
extension TableView {
  /// What a user may do with a row: what the delegate says of one that the data source lets be edited.
  func editingStyle(of path: IndexPath) -> TableViewCell.EditingStyle {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return .none }
    return tableDelegate.map { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
  }

  /// Tells a cell what editing does with its row.
  func prepareEditing(of cell: TableViewCell, _ path: IndexPath) {
    guard isEditing || cell.isEditing else { return }
    let isEditable = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? false)
    cell.place.editingStyle = isEditable ? editingStyle(of: path) : .none
    cell.place.canMove = isEditing && (dataSource?.tableView(self, canMoveRowAt: path) ?? false)
    if isEditable {
      cell.shouldIndentWhileEditing = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.setEditing(isEditable || cell.place.canMove, animated: false)
  }

  func editingChanged() {
    table.swipe = nil
    for slot in table.cells.keys.sorted() {
      guard let cell = table.cells[slot], case .row(let path) = table.slots.kind(of: slot) else { continue }
      cell.place.isSwiped = false
      prepareEditing(of: cell, path)
    }
    forgetHeights()
  }

  // MARK: What a user does

  /// Deletes a row as a user does with the button of its editing sign: the data source is asked to do it. Nothing happens
  /// to a row that cannot be edited or whose editing style is another.
  public func userDeleteRow(at indexPath: IndexPath) { commit(.delete, at: indexPath) }

  /// Inserts at a row as a user does with its editing sign; see `userDeleteRow(at:)`.
  public func userInsertRow(at indexPath: IndexPath) { commit(.insert, at: indexPath) }

  private func commit(_ style: TableViewCell.EditingStyle, at path: IndexPath) {
    guard hasRow(at: path), editingStyle(of: path) == style else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// Drags a row to a place as a user does with its handle while editing: the delegate may choose another place, the data
  /// source is told. Nothing happens to a row that cannot be moved.
  public func userMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard isEditing, hasRow(at: indexPath), hasRow(at: newIndexPath), let dataSource,
      dataSource.tableView(self, canMoveRowAt: indexPath)
    else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: newIndexPath) ?? newIndexPath
    guard target != indexPath else { return }
    dataSource.tableView(self, moveRowAt: indexPath, to: target)
    moveRow(at: indexPath, to: target)
  }

  /// Taps on the button in the accessory of a row, as a user does.
  public func userTapAccessory(at indexPath: IndexPath) {
    guard hasRow(at: indexPath) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
