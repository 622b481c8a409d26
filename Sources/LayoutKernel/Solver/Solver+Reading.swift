extension Solver {
  /// The value of a variable in the current solution. Solves first if anything changed.
  ///
  /// - Throws: `foreignVariable`, `unknownVariable`, `stepLimit`.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try check(variable)
    try solve()
    return engine.columns[variable.slot].value
  }

  /// The variables whose value differs from the one at the last call, in the order they were made. Solves first.
  /// O(changes · log changes).
  ///
  /// - Throws: `stepLimit`.
  public func takeChanges() throws(SolverError) -> [Variable] {
    try solve()
    var moved: [Variable] = []
    for index in 0..<engine.changed.count {
      let slot = engine.changed[index]
      let column = engine.columns[slot]
      engine.columns[slot].isChanged = false
      if column.isFree || column.value == column.reported { continue }
      engine.columns[slot].reported = column.value
      moved.append(Variable(owner: token, serial: column.serial, slot: slot))
    }
    engine.changed.removeAll()
    return moved.sorted { $0.serial < $1.serial }
  }

  /// The right-hand side of a constraint as it is now.
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`.
  public func constant(of constraint: LinearConstraint) throws(SolverError) -> Double {
    try check(constraint)
    let row = engine.rows[constraint.slot]
    return finite(row.constant * row.scale)
  }

  /// The strength of a constraint as it is now.
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`.
  public func strength(of constraint: LinearConstraint) throws(SolverError) -> Strength {
    try check(constraint)
    let row = engine.rows[constraint.slot]
    return row.isRequired ? .required(rank: row.rank) : .level(row.level, weight: row.cost.weight / row.scale)
  }

  /// By how much a constraint is violated, in the units it was written in; rejected ones too. Solves first.
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`, `stepLimit`.
  public func violation(of constraint: LinearConstraint) throws(SolverError) -> Double {
    try check(constraint)
    try solve()
    return engine.rows[constraint.slot].violation
  }

  /// The weighted sum of violations of every level in use, strongest level first. Solves first. O(constraints · log).
  ///
  /// - Throws: `stepLimit`.
  public func violationTotals() throws(SolverError) -> [(level: Float, total: Double)] {
    try solve()
    var rows: [Row] = []
    for slot in 0..<engine.rows.count {
      let row = engine.rows[slot]
      if row.kind == .active, !row.isRequired { rows.append(row) }
    }
    rows.sort { $0.level != $1.level ? $0.level > $1.level : $0.place < $1.place }
    var totals: [(level: Float, total: Double)] = []
    for row in rows {
      if totals.last?.level != row.level { totals.append((row.level, 0)) }
      totals[totals.count - 1].total += row.violation * (row.cost.weight / row.scale)
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
