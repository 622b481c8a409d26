/// An item that can hold constraints: a view.
package protocol ConstraintHolder: LayoutItem {
  /// Takes the constraint among those it holds.
  func hold(_ constraint: AttributeConstraint)
  /// Lets go of a constraint it holds.
  func release(_ constraint: AttributeConstraint)
  /// Takes note that a constraint it holds is not what it was.
  func constraintDidChange(_ constraint: AttributeConstraint, _ change: ConstraintChange)
  /// Whether its tree wants the hint: it is not silenced and was not told before. If so, it counts as told now.
  func takes(_ hint: LayoutHint) -> Bool
  /// Passes a report to the root of its tree.
  func deliver(_ report: LayoutReport)
}
