extension Constraint {
  /// Carries out this constraint as a statement of `updateConstraints`: each of its layout constraints hands its constant
  /// to the first recorded one that is equal but for the constant, and is replaced by it, so that a kept reference to
  /// this constraint controls what is in effect. One without such an equal is reported and stays as it is, inactive.
  ///
  /// O(layout constraints · recorded ones).
  package func apply(to recorded: [LayoutConstraint]) {
    for (index, wanted) in layoutConstraints.enumerated() {
      let key = LayoutConstraintKey(wanted)
      guard let match = recorded.first(where: { LayoutConstraintKey($0) == key }) else {
        tell(.unmatchedUpdate(UnmatchedUpdate(wanted, among: recorded)))
        continue
      }
      if let problem = match.problem(constant: wanted.statedConstant) {
        tell(problem)
      } else {
        match.state(constant: wanted.statedConstant)
      }
      layoutConstraints[index] = match
    }
  }

  private func tell(_ kind: LayoutIssue.Kind) {
    reportIssue(kind, file: sourceFile, line: sourceLine, from: item)
  }
}
