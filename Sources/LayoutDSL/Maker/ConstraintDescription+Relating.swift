import Foundation

extension ConstraintDescription {
  /// Sets the right-hand side. The last relation of a statement counts; its constant starts anew, its multiplier,
  /// priority and label stay.
  package func relate(
    _ relation: AttributeConstraint.Relation, to target: any ConstraintRelatableTarget, file: String, line: UInt
  ) {
    sourceFile = file
    sourceLine = line
    constant = .number(0)
    constantSource = nil
    switch target.constraintRelatableTargetValue {
    case .attributes(let attributes):
      relate(relation, to: attributes)
    case .item(let item):
      relate(relation, to: ConstraintItem(target: item, attributes: []))
    case .constant(.unsupported), .unsupported:
      refuse(.invalidTarget(String(describing: type(of: target))))
    case .constant(let value):
      constant = value
      constantSource = .number
      progress = .related(relation, nil)
    }
  }

  private func relate(_ relation: AttributeConstraint.Relation, to target: ConstraintItem) {
    if let invalidTarget = target.invalidTarget { return refuse(.invalidTarget(invalidTarget)) }
    guard attributes.canRelate(to: target.attributes) else {
      return refuse(.incompatibleTargets(statement: leftHandText, target: target.text))
    }
    progress = .related(relation, target)
  }

  /// Relates to the item's superview, or to what `choose` finds there.
  package func relateToSuperview(
    _ relation: AttributeConstraint.Relation, file: String, line: UInt,
    choosing choose: (View) -> any ConstraintRelatableTarget
  ) {
    guard let superview = item?.layoutSuperview else {
      sourceFile = file
      sourceLine = line
      return refuse(.noSuperview(item: itemText))
    }
    relate(relation, to: choose(superview), file: file, line: line)
  }

  /// Sets the constant; the last one said counts.
  /// - Parameter amount: what the value was taken from.
  package func setConstant(
    _ value: ConstraintConstantTargetValue, as source: LayoutHint.ConstantSource,
    from amount: any ConstraintConstantTarget
  ) {
    if value == .unsupported { return refuse(.invalidTarget(String(describing: type(of: amount)))) }
    if let earlier = constantSource, !constant.isNothing { replacements.append(.constant(earlier, by: source)) }
    constant = value
    constantSource = source
  }

  /// Sets the multiplier; the last one said counts.
  package func setMultiplier(_ value: CGFloat) {
    if multiplier != 1 { replacements.append(.multiplier(multiplier, by: value)) }
    multiplier = value
  }
}
