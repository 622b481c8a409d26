/// The constraints of one view or guide that the DSL activated and did not deactivate, in the order of activation.
///
/// Lives in the item, so it goes with it. A constraint that leaves the tree leaves the record.
package final class ConstraintRecord {
  package private(set) var constraints: [Constraint] = []

  package var isEmpty: Bool { constraints.isEmpty }

  /// The recorded layout constraints: by time of recording, then in emission order.
  package var layoutConstraints: [LayoutConstraint] {
    constraints.flatMap { $0.layoutConstraints.lazy.filter(\.isRecorded) }
  }

  package func add(_ constraint: Constraint) {
    if constraints.isEmpty { constraints.reserveCapacity(4) }
    constraints.append(constraint)
  }

  /// O(recorded constraints).
  package func remove(_ constraint: Constraint) {
    guard let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
    constraints.remove(at: index)
  }

  /// Deactivates and forgets everything recorded.
  package func deactivateAll() {
    let leaving = constraints
    constraints = []
    for constraint in leaving { constraint.deactivate() }
  }
}
