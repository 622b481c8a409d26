extension Constraint {
  /// Carries out this constraint as a statement of `updateConstraints`: each of its layout constraints hands its constant
  /// to the first recorded one that is equal but for the constant, and is replaced by it, so that a kept reference to
  /// this constraint controls what is in effect. Without an equal one it is reported, and stays inactive.
  ///
  /// O(layout constraints · recorded ones).
  package func applyAsUpdate(of record: ConstraintRecord, item: any ConstrainedItem) {
    for index in layoutConstraints.indices {
      let wanted = layoutConstraints[index]
      let candidates = record.layoutConstraints
      guard let match = candidates.first(where: { LayoutConstraintKey($0) == LayoutConstraintKey(wanted) }) else {
        let unmatched = UnmatchedUpdate(wanted, among: candidates)
        reportIssue(.unmatchedUpdate(unmatched), file: sourceFile, line: sourceLine, from: item)
        continue
      }
      if let problem = match.problem(constant: wanted.statedConstant) {
        reportIssue(problem, file: sourceFile, line: sourceLine, from: item)
      } else {
        match.state(constant: wanted.statedConstant)
      }
      layoutConstraints[index] = match
    }
  }
}
