extension ConstraintDescription {
  /// Sets the right-hand side. The last relation of a statement counts; its constant starts anew, its multiplier,
  /// priority and label stay.
  package func relate(
    _ relation: AttributeConstraint.Relation, to target: ConstraintRelatableTargetValue, file: String, line: UInt
  ) {
    sourceFile = file
    sourceLine = line
    constant = .number(0)
    switch target {
    case .attributes(let attributes):
      relate(relation, to: attributes)
    case .item(let item):
      progress = .related(relation, ConstraintItem(target: item, attributes: []))
    case .constant(.unsupported), .unsupported:
      refuse(.invalidTarget)
    case .constant(let value):
      constant = value
      progress = .related(relation, nil)
    }
  }

  private func relate(_ relation: AttributeConstraint.Relation, to target: ConstraintItem) {
    guard attributes.canRelate(to: target.attributes) else {
      refuse(.incompatibleTargets)
      return
    }
    progress = .related(relation, target)
  }

  /// Relates to the item's superview, or to what `choose` finds there.
  package func relateToSuperview(
    _ relation: AttributeConstraint.Relation, file: String, line: UInt,
    choosing choose: (View) -> ConstraintRelatableTargetValue
  ) {
    guard let superview = item?.layoutSuperview else {
      sourceFile = file
      sourceLine = line
      refuse(.noSuperview)
      return
    }
    relate(relation, to: choose(superview), file: file, line: line)
  }

  /// Sets the constant; the last one said counts.
  package func setConstant(_ value: ConstraintConstantTargetValue) {
    guard value != .unsupported else {
      refuse(.invalidTarget)
      return
    }
    constant = value
  }
}
