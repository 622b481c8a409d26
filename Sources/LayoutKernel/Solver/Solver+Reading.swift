extension Solver {
  /// The value of a variable in the current solution. Solves first if anything changed.
  ///
  /// - Throws: `foreignVariable`, `unknownVariable`, `stepLimit`.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try check(variable)
    try solve()
    return engine.values[variable.slot]
  }

  /// The variables whose value differs from the one at the last call, in the order they were made. Solves first.
  /// O(changes · log changes).
  ///
  /// - Throws: `stepLimit`.
  public func takeChanges() throws(SolverError) -> [Variable] {
    var moved: [Variable] = []
    try takeChanges { slot, _ in
      moved.append(Variable(owner: token, serial: engine.columns[slot].serial, slot: Int32(slot)))
    }
    return moved.sorted { $0.serial < $1.serial }
  }

  /// The same without a list: calls `body` with the index (`Variable.index`) and value of each such variable, in an order
  /// that depends on the calls made so far only. Solves first. `body` must not use the solver. O(changes).
  ///
  /// - Throws: `stepLimit`.
  public func takeChanges(_ body: (_ index: Int, _ value: Double) -> Void) throws(SolverError) {
    try solve()
    engine.reportChanges(body)
  }

  /// The right-hand side of a constraint as it is now.
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`.
  public func constant(of constraint: LinearConstraint) throws(SolverError) -> Double {
    try check(constraint)
    return finite(engine.rows[constraint.slot].constant * engine.details[constraint.slot].scale)
  }

  /// The strength of a constraint as it is now.
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`.
  public func strength(of constraint: LinearConstraint) throws(SolverError) -> Strength {
    try check(constraint)
    let row = engine.rows[constraint.slot]
    let detail = engine.details[constraint.slot]
    return row.isRequired ? .required(rank: detail.rank) : .level(row.level, weight: detail.weight)
  }

  /// By how much a constraint is violated, in the units it was written in; rejected ones too. Solves first.
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`, `stepLimit`.
  public func violation(of constraint: LinearConstraint) throws(SolverError) -> Double {
    try check(constraint)
    try solve()
    engine.catchUp()
    return engine.rows[constraint.slot].violation * engine.details[constraint.slot].scale
  }

  /// The weighted sum of violations of every level in use, strongest level first. Solves first. O(constraints · log).
  ///
  /// - Throws: `stepLimit`.
  public func violationTotals() throws(SolverError) -> [(level: Float, total: Double)] {
    try solve()
    engine.catchUp()
    var slots: [Int32] = []
    for slot in 0..<Int32(engine.rows.count) {
      if engine.rows[slot].kind == .active, !engine.rows[slot].isRequired { slots.append(slot) }
    }
    slots.sort { engine.precedes($0, $1) }
    var totals: [(level: Float, total: Double)] = []
    for slot in slots {
      let row = engine.rows[slot]
      if totals.last?.level != row.level { totals.append((row.level, 0)) }
      // A cost is per scaled unit, as is the violation.
      totals[totals.count - 1].total += row.violation * engine.details[slot].cost.weight
    }
    return totals
  }

  /// The required constraints that do not hold, each with an irreducible set of accepted ones it contradicts, in order of
  /// addition. Solves first.
  ///
  /// - Throws: `stepLimit`.
  public func conflicts() throws(SolverError) -> [Conflict] {
    try solve()
    let found = engine.rejections.map { conflict($0) }
    return found.sorted { place(of: $0.rejected) < place(of: $1.rejected) }
  }
}
