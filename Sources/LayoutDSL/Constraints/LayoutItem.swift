/// What a constraint needs to know of an item.
package protocol LayoutItem: LayoutConstraintItem {
  /// The view that stands for the item in the hierarchy: a view itself, a guide's owner.
  var standingHolder: (any ConstraintHolder)? { get }
  /// The view around it: a view's superview, a guide's owner. Locations without another item count from it.
  var surroundingHolder: (any ConstraintHolder)? { get }
  /// What those know it by that do not keep it alive.
  var reference: ItemReference { get }
  /// Whether it has baselines and layout margins.
  var hasBaselinesAndMargins: Bool { get }
  /// The direction leading and trailing follow.
  var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { get }
  /// The name reports use.
  var reportName: String { get }
  /// The name it was given for reports.
  var layoutLabel: String? { get set }
  /// Where the DSL keeps which constraints it made for the item.
  var makerState: AnyObject? { get set }
  /// Called before the first statement of a closure about the item.
  func prepareForConstraints()

  /// Takes note that an active constraint relates the item.
  func beginMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role)
  /// Takes note that it does so no longer.
  func endMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role)
}
