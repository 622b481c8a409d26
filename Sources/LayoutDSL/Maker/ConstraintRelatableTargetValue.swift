/// What stands on the right-hand side of a relation.
nonisolated public enum ConstraintRelatableTargetValue {
  /// Attributes of an item, as `other.snp.bottom`.
  case attributes(ConstraintItem)
  /// A whole view or guide: its attributes of the same name.
  case item(any LayoutConstraintItem)
  /// A value: sizes equal it, locations lie that far from the superview's.
  case constant(ConstraintConstantTargetValue)
  /// Nothing to relate to. The statement that uses it is reported (`LayoutIssue.Kind.invalidTarget`) and left out.
  case unsupported
}
