/// One of the constraints that determine a variable, and its share in the value.
public struct Influence: Sendable {
  /// What holds the variable.
  public enum Source: Equatable, Sendable {
    case constraint(LinearConstraint)
    /// The suggestion for an edit variable.
    case edit(Variable)
    /// Nothing but an undetermined variable's wish to be 0.
    case wishForZero(Variable)
  }

  public let source: Source
  /// How far the variable moves per unit of the source's right-hand side.
  public let factor: Double
  /// `factor · right-hand side`; the contributions of all sources add up to the value.
  public let contribution: Double
}

extension Solver {
  /// The constraints that determine a variable now, in order of addition, undetermined variables last. Solves first.
  /// As equalities, these alone give it its value. O(what it reaches).
  ///
  /// - Throws: `foreignVariable`, `unknownVariable`, `stepLimit`.
  public func influences(on variable: Variable) throws(SolverError) -> [Influence] {
    try check(variable)
    try solve()
    engine.loadSupport(ofVariable: variable.slot)
    var terms: [SupportTerm] = []
    for index in 0..<engine.support.count where abs(engine.support[index].coefficient) > 1e-11 {
      terms.append(engine.support[index])
    }
    terms.sort { comesBefore(engine.rows[$0.row], engine.rows[$1.row]) }
    var found: [Influence] = []
    for term in terms {
      let row = engine.rows[term.row]
      guard let source = source(of: term.row) else { continue }
      found.append(
        Influence(
          source: source, factor: term.coefficient / row.scale, contribution: term.coefficient * row.constant))
    }
    return found
  }

  private func comesBefore(_ left: Row, _ right: Row) -> Bool {
    if (left.kind == .wish) != (right.kind == .wish) { return right.kind == .wish }
    return left.place < right.place
  }

  private func source(of slot: Int32) -> Influence.Source? {
    if engine.rows[slot].kind == .wish {
      let variable = engine.entries[engine.rows[slot].start].variable
      return .wishForZero(Variable(owner: token, serial: engine.columns[variable].serial, slot: variable))
    }
    for edit in edits where edit.constraint?.slot == slot { return .edit(edit.variable) }
    if let constraint = slot < constraints.count ? constraints[Int(slot)] : nil { return .constraint(constraint) }
    return nil
  }
}
