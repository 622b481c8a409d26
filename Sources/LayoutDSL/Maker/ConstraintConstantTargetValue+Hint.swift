extension ConstraintConstantTargetValue {
  /// The hint about a value said as the inset of layout constraints: one that is the same from all sides, other than 0, does
  /// nothing to those whose target is a centre.
  func hintAsInset(of constraints: [LayoutConstraint]) -> LayoutHint.Kind? {
    guard case .insets(let insets) = self, insets.left != 0, insets.left.isFinite,
      insets == EdgeInsets(top: insets.left, left: insets.left, bottom: insets.left, right: insets.left)
    else { return nil }
    let centred = constraints.filter(\.secondAttribute.isCentre)
    guard !centred.isEmpty else { return nil }
    let equations = centred.map(\.reportEquation).joined(separator: ", ")
    return .insetOnCentre(constraint: equations, inset: insets.left)
  }
}

nonisolated extension AttributeConstraint.Attribute {
  /// A centre, margins included.
  fileprivate var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
