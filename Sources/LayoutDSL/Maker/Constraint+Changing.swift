import Foundation

extension Constraint {
  /// Replaces the constant of all attributes with the same number of points: positive is right and down, onwards in
  /// reading direction for leading and trailing. Works on active and inactive constraints; O(layout constraints).
  ///
  /// As in SnapKit, constants and priorities set directly on a layout constraint give way to what was said to the
  /// statement. A value that is not finite, or no offset, is reported at the caller and changes nothing.
  @discardableResult
  public func update(
    offset amount: any ConstraintOffsetTarget, file: String = #fileID, line: UInt = #line
  ) -> Constraint {
    change(constant: amount.constraintConstantTargetValue, from: amount, file: file, line: line)
  }

  /// Replaces the constant with an inset, per attribute by the rules of `ConstraintMakerEditable.inset`; otherwise as
  /// `update(offset:)`. A number where the target is a centre moves nothing, which gives one hint at the caller.
  @discardableResult
  public func update(
    inset amount: any ConstraintInsetTarget, file: String = #fileID, line: UInt = #line
  ) -> Constraint {
    let changed = change(constant: amount.insetValue, from: amount, file: file, line: line)
    if let hint = amount.insetValue.hintAsInset(of: layoutConstraints) {
      report(.hint(LayoutHint(kind: hint, file: file, line: line)), from: item)
    }
    return changed
  }

  /// The same with insets in reading direction.
  @discardableResult
  public func update(
    inset amount: any ConstraintDirectionalInsetTarget, file: String = #fileID, line: UInt = #line
  ) -> Constraint {
    change(constant: amount.constraintConstantTargetValue, from: amount, file: file, line: line)
  }

  /// Replaces the priority of all layout constraints, and sets constants that were set directly back to the statement's.
  ///
  /// Unlike in SnapKit a required constraint can become optional and the other way round; as the same code does nothing
  /// there, that gives one hint at the caller. A value that is no priority is reported at the caller and changes nothing.
  @discardableResult
  public func update(
    priority amount: ConstraintPriority, file: String = #fileID, line: UInt = #line
  ) -> Constraint {
    change(priority: LayoutPriority(amount.value), file: file, line: line)
  }

  /// The same from a number or a `LayoutPriority`.
  @discardableResult
  public func update(
    priority amount: any ConstraintPriorityTarget, file: String = #fileID, line: UInt = #line
  ) -> Constraint {
    change(priority: LayoutPriority(amount.constraintPriorityTargetValue), file: file, line: line)
  }

  private func change(
    constant value: ConstraintConstantTargetValue, from amount: any ConstraintConstantTarget, file: String, line: UInt
  ) -> Constraint {
    let problem: LayoutIssue.Kind? =
      value == .unsupported
      ? .invalidTarget(String(describing: type(of: amount)))
      : layoutConstraints.lazy.compactMap { $0.problem(constant: value) }.first
    if let problem {
      reportIssue(problem, file: file, line: line, from: item)
      return self
    }
    for layoutConstraint in layoutConstraints {
      layoutConstraint.state(constant: value)
      layoutConstraint.restatePriority()
    }
    return self
  }

  private func change(priority: LayoutPriority, file: String, line: UInt) -> Constraint {
    guard priority.isLegal else {
      reportIssue(.badPriority(priority.rawValue, subject: text), file: file, line: line, from: item)
      return self
    }
    let old = layoutConstraints.first { ($0.priority == .required) != (priority == .required) }?.priority
    if let old { hintRequiredPriorityChanged(from: old, to: priority, file: file, line: line) }
    for layoutConstraint in layoutConstraints {
      layoutConstraint.restateConstant()
      layoutConstraint.state(priority: priority.rawValue)
    }
    return self
  }

  private func hintRequiredPriorityChanged(
    from old: LayoutPriority, to priority: LayoutPriority, file: String, line: UInt
  ) {
    let kind = LayoutHint.Kind.requiredPriorityChanged(constraint: text, from: old.rawValue, to: priority.rawValue)
    report(.hint(LayoutHint(kind: kind, file: file, line: line)), from: item)
  }
}
