extension Constraint {
  /// Puts the constraint into effect and into its item's record. Activating twice changes nothing.
  ///
  /// A layout constraint that cannot be active (its items are in different trees, say) is reported as a `LayoutIssue`,
  /// once until it can be, and stays inactive; the others become active. When the item is gone, reports
  /// `LayoutIssue.Kind.deadItem` and does nothing. O(layout constraints).
  public func activate(file: String = #fileID, line: UInt = #line) {
    guard !layoutConstraints.isEmpty else { return }
    guard item != nil else {
      reportIssue(.deadItem(constraint: text), file: file, line: line, from: nil)
      return
    }
    var told: LayoutIssue.Kind?
    for layoutConstraint in layoutConstraints {
      // One problem of the whole statement, such as items in different trees, is told once.
      if layoutConstraint.toldProblem == nil { layoutConstraint.toldProblem = told }
      layoutConstraint.isActive = true
      told = layoutConstraint.toldProblem ?? told
      if layoutConstraint.isActive { record(layoutConstraint) }
    }
  }

  /// Takes the constraint out of effect and out of its item's record. Deactivating twice changes nothing. When the item
  /// is gone, so is its effect, and `LayoutIssue.Kind.deadItem` is reported. O(constraints recorded for the item).
  public func deactivate(file: String = #fileID, line: UInt = #line) {
    guard !layoutConstraints.isEmpty else { return }
    guard item != nil else {
      reportIssue(.deadItem(constraint: text), file: file, line: line, from: nil)
      return
    }
    AttributeConstraint.deactivate(layoutConstraints)
    for layoutConstraint in layoutConstraints {
      layoutConstraint.isRecorded = false
      layoutConstraint.constraint?.forgetIfNothingIsRecorded()
    }
  }

  /// Activates each, in order.
  public static func activate(_ constraints: [Constraint], file: String = #fileID, line: UInt = #line) {
    for constraint in constraints { constraint.activate(file: file, line: line) }
  }

  /// Deactivates each, in order.
  public static func deactivate(_ constraints: [Constraint], file: String = #fileID, line: UInt = #line) {
    for constraint in constraints { constraint.deactivate(file: file, line: line) }
  }

  /// Records the constraint a layout constraint belongs to; adopts it when that is gone.
  private func record(_ layoutConstraint: LayoutConstraint) {
    layoutConstraint.isRecorded = true
    let owner: Constraint
    if let constraint = layoutConstraint.constraint {
      owner = constraint
    } else {
      owner = self
      layoutConstraint.constraint = self
    }
    guard !owner.isInRecord, let item = owner.item else { return }
    owner.isInRecord = true
    item.makeConstraintRecord().add(owner)
  }

  /// Leaves the item's record once none of the layout constraints is recorded any more.
  package func forgetIfNothingIsRecorded() {
    guard isInRecord, !layoutConstraints.contains(where: { $0.isRecorded && $0.constraint === self }) else { return }
    isInRecord = false
    item?.constraintRecord?.remove(self)
  }
}
