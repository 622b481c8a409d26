extension Solver {
  /// Makes a variable an edit variable: from its first suggestion on it wishes to equal the suggested value. The wish takes
  /// the place this call has in the order of addition.
  ///
  /// - Throws: `duplicateEditVariable`, `requiredEditVariable`, `badLevel`, `badWeight`, `foreignVariable`,
  ///   `unknownVariable`.
  public func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverError) {
    try check(variable)
    if edits.contains(where: { $0.variable == variable }) { throw .duplicateEditVariable(variable) }
    if strength.isRequired { throw .requiredEditVariable(variable) }
    try check(strength)
    edits.append(Edit(variable: variable, strength: strength, place: takePlace(), constraint: nil))
  }

  /// Drops an edit variable and its wish.
  ///
  /// - Throws: `unknownEditVariable`, `foreignVariable`, `unknownVariable`.
  public func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let index = try editIndex(of: variable)
    if let constraint = edits[index].constraint { try remove(constraint) }
    edits.remove(at: index)
  }

  /// Wishes an edit variable to have a value; the last suggestion counts. O(edit variables).
  ///
  /// - Throws: `unknownEditVariable`, `nonFiniteConstant`, `foreignVariable`, `unknownVariable`.
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    let index = try editIndex(of: variable)
    guard value.isFinite else { throw .nonFiniteConstant(value) }
    if let constraint = edits[index].constraint {
      try setConstant(of: constraint, to: value)
      return
    }
    let edit = edits[index]
    let constraint = LinearConstraint(LinearExpression(variable), .equal, strength: edit.strength)
    try insert(constraint, constant: value, place: edit.place)
    edits[index].constraint = constraint
  }

  private func editIndex(of variable: Variable) throws(SolverError) -> Int {
    try check(variable)
    guard let index = edits.firstIndex(where: { $0.variable == variable }) else {
      throw .unknownEditVariable(variable)
    }
    return index
  }
}
