import Foundation

/// What a table remembers.
struct TableState {
  var slots = TableSlots(counts: []) { _ in 0 }
  /// The views there are, by slot.
  var cells: [Int: TableViewCell] = [:]
  var sectionViews: [Int: View] = [:]
  /// The width rows were measured for.
  var width: CGFloat = 0
  var needsReload = true
  /// Whether heights must be measured again.
  var forgotHeights = false

  /// What makes cells and views, by identifier.
  var cellMakers: [String: () -> TableViewCell] = [:]
  var viewMakers: [String: () -> TableViewHeaderFooterView] = [:]
  var spareCells: [String: [TableViewCell]] = [:]
  var spareViews: [String: [TableViewHeaderFooterView]] = [:]

  var selected: [IndexPath] = []
  var isEditing = false
  /// Where separators begin and end, if it was set.
  var separatorInset: EdgeInsets?
  var swipe: TableSwipe?
  var updateDepth = 0
  var updates = TableUpdates()
}
