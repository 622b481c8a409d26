/// What a constraint needs to know of an item.
package protocol LayoutItem: LayoutConstraintItem {
  /// The view that stands for the item in the hierarchy: a view itself, a guide's owner.
  var standingHolder: (any ConstraintHolder)? { get }
  /// Whether it has baselines and layout margins.
  var hasBaselinesAndMargins: Bool { get }
  /// The direction leading and trailing follow.
  var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { get }
  /// The name reports use.
  var reportName: String { get }

  /// Takes note that an active constraint relates the item.
  func beginMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role)
  /// Takes note that it does so no longer.
  func endMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role)
}
