import Foundation

/// Actions behind rows.
extension TableView {
  /// The side of a row that a swipe uncovers.
  nonisolated public enum SwipeEdge: Sendable {
    case leading, trailing
  }

  /// The row whose actions are shown.
  public var swipedIndexPath: IndexPath? { table.swipe?.path }

  /// The actions that are shown, from the edge inwards; empty while there are none.
  public var swipeActions: [ContextualAction] { table.swipe?.actions ?? [] }

  /// Swipes a row as a user does, and uncovers the delegate's actions at an edge. Without any of its own at the trailing
  /// edge, a row that can be deleted has one that does so. Frames stay as they are. Nothing happens while editing.
  /// - Parameter isFull: whether all the way, which performs the first action if the configuration says so.
  public func userSwipeRow(at indexPath: IndexPath, edge: SwipeEdge, isFull: Bool = false) {
    endSwipe()
    guard !isEditing, hasRow(at: indexPath), let configuration = configuration(of: indexPath, edge),
      !configuration.actions.isEmpty
    else { return }
    table.swipe = TableSwipe(path: indexPath, actions: configuration.actions)
    cellForRow(at: indexPath)?.place.isSwiped = true
    if isFull, configuration.performsFirstActionWithFullSwipe { performSwipeAction(at: 0) }
  }

  /// Covers the actions again.
  public func endSwipe() {
    guard let swipe = table.swipe else { return }
    table.swipe = nil
    cellForRow(at: swipe.path)?.place.isSwiped = false
  }

  /// Taps on one of the actions that are shown, counted from the edge.
  public func performSwipeAction(at index: Int) {
    guard let swipe = table.swipe else { return }
    guard swipe.actions.indices.contains(index) else {
      return tell(.badIndex(index, count: swipe.actions.count, subject: reportName))
    }
    let action = swipe.actions[index]
    let cell = cellForRow(at: swipe.path)
    action.handler(action, cell ?? self) { [weak self] _ in self?.endSwipe() }
  }

  private func configuration(of path: IndexPath, _ edge: SwipeEdge) -> SwipeActionsConfiguration? {
    switch edge {
    case .leading: return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
      guard editingStyle(of: path) == .delete else { return nil }
      let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
      let delete = ContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        self?.userDeleteRow(at: path)
        done(true)
      }
      return SwipeActionsConfiguration(actions: [delete])
    }
  }
}
