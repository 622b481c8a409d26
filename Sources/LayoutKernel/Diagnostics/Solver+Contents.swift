extension Solver {
  /// Its variables, in the order they were made.
  package var variablesInOrder: [Variable] {
    var found: [Variable] = []
    for slot in 0..<engine.columns.count where !engine.columns[slot].isFree {
      found.append(Variable(owner: token, serial: engine.columns[slot].serial, slot: Int32(slot)))
    }
    return found.sorted { $0.serial < $1.serial }
  }

  /// Its constraints in order of addition, the wishes of edit variables among them.
  package var constraintsInOrder: [LinearConstraint] {
    constraints.compactMap { $0 }.sorted { place(of: $0) < place(of: $1) }
  }

  /// Adds a constraint at a place of the caller's choice in the order of addition. At place 0 it has no part in deciding
  /// between solutions of equal cost.
  ///
  /// - Throws: as `add`.
  func add(_ constraint: LinearConstraint, at place: Int) throws(SolverError) {
    try loadTerms(of: constraint)
    insert(constraint, constant: -constraint.expression.constant, place: place)
  }
}
