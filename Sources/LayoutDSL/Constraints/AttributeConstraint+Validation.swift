import Foundation

extension AttributeConstraint {
  /// What keeps it from being activated, apart from the hierarchy; nil when it is legal.
  package var activationProblem: LayoutIssue.Kind? {
    if let invalidItem { return .invalidTarget(invalidItem) }
    guard let first, !hasSecondItem || second != nil, firstOrigin?.isAlive ?? true, secondOrigin?.isAlive ?? true
    else { return .deadItem(constraint: reportEquation) }
    return attributeProblem(first)
      ?? problem(multiplier: multiplier)
      ?? problem(constant: constant)
      ?? problem(constant: loweredConstant(direction: constantDirection(first)))
      ?? problem(priority: priority)
  }

  /// The direction its constant is read in, where that makes a difference.
  private func constantDirection(_ first: any LayoutItem) -> UserInterfaceLayoutDirection {
    constantFollowsDirection ? first.effectiveUserInterfaceLayoutDirection : .leftToRight
  }

  /// Whether one of its sides is a baseline.
  package var hasBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether the left side is a size or distance, not a position.
  package var firstIsLength: Bool { firstAttribute.isSize || firstOrigin != nil }

  /// Whether the right side is a size or distance, not a position.
  package var secondIsLength: Bool { secondAttribute.isSize || secondOrigin != nil }

  /// What is wrong with the attributes as a pair.
  private func attributeProblem(_ first: any LayoutItem) -> LayoutIssue.Kind? {
    if firstAttribute == .notAnAttribute { return .missingAttribute(constraint: reportEquation) }
    if let problem = unsupported(firstAttribute, of: first) { return problem }
    guard let second else {
      return firstIsLength ? nil : .locationNeedsSecondItem(constraint: reportEquation)
    }
    if secondAttribute == .notAnAttribute { return .missingAttribute(constraint: reportEquation) }
    if let problem = unsupported(secondAttribute, of: second) { return problem }
    if firstIsLength != secondIsLength { return .locationAgainstSize(constraint: reportEquation) }
    if firstIsLength { return nil }
    let mixed =
      firstAttribute.isDirectional && secondAttribute.isAbsoluteSide
      || firstAttribute.isAbsoluteSide && secondAttribute.isDirectional
    return mixed ? .mixedDirections(constraint: reportEquation) : nil
  }

  private func unsupported(_ attribute: Attribute, of item: any LayoutItem) -> LayoutIssue.Kind? {
    let needsView = attribute.isBaseline || attribute.insideMargins != nil
    guard needsView, !item.hasBaselinesAndMargins else { return nil }
    return .unsupportedAttribute(attribute: "\(attribute)", item: item.reportName)
  }

  func problem(multiplier: CGFloat) -> LayoutIssue.Kind? {
    if let value = NonFiniteValue(multiplier) {
      return .notFinite(property: "multiplier", value: value, subject: reportEquation)
    }
    if hasSecondItem, multiplier == 0, !firstIsLength { return .zeroMultiplierOnLocation(constraint: reportEquation) }
    return nil
  }

  func problem(constant: CGFloat) -> LayoutIssue.Kind? {
    NonFiniteValue(constant).map { .notFinite(property: "constant", value: $0, subject: reportEquation) }
  }

  func problem(priority: LayoutPriority) -> LayoutIssue.Kind? {
    priority.isLegal ? nil : .badPriority(priority.rawValue, subject: reportEquation)
  }

  /// Whether a new value may be taken: always while inactive, when it is checked later; otherwise a problem is told.
  func acceptsWhileActive(_ problem: @autoclosure () -> LayoutIssue.Kind?) -> Bool {
    guard holder != nil, let problem = problem() else { return true }
    report(.issue(LayoutIssue(kind: problem, file: sourceFile, line: sourceLine)), from: first)
    return false
  }

  /// Reports a problem, unless it was the last one told.
  func tell(_ problem: LayoutIssue.Kind) {
    guard problem != toldProblem else { return }
    toldProblem = problem
    report(.issue(LayoutIssue(kind: problem, file: sourceFile, line: sourceLine)), from: first ?? second)
  }

  func hintPriorityCrossed(from old: LayoutPriority) {
    let kind = LayoutHint.Kind.requiredPriorityChanged(
      constraint: reportEquation, from: old.rawValue, to: priority.rawValue)
    report(.hint(LayoutHint(kind: kind, file: sourceFile, line: sourceLine)), from: first)
  }
}
