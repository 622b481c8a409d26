import Foundation

/// What a table tells a cell about the place it is in.
struct CellPlace {
  /// The height of the separator below the content, in points.
  var separatorHeight: CGFloat = 0
  /// Where the table's separators begin and end.
  var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The cell's own, if it was set.
  var ownSeparatorInset: EdgeInsets?
  /// What the content keeps clear on each side, in points.
  var sideMargin: CGFloat = 16
  /// What the safe area takes away at the sides.
  var sideInsets = EdgeInsets.zero
  /// The content view's margins as they were last given to it.
  var givenMargins: EdgeInsets?

  var isEditing = false
  var editingStyle = TableViewCell.EditingStyle.none
  var canMove = false
  var isSwiped = false
  /// Whether the delegate was told that it is seen.
  var isDisplayed = false
}
