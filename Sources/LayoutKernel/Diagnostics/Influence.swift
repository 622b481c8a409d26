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
  /// Held as equalities, these alone give it its value. O(what it reaches).
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
    terms.sort { comesBefore($0.row, $1.row) }
    var found: [Influence] = []
    for term in terms {
      guard let source = source(of: term.row) else { continue }
      let scale = term.row < 0 ? 1 : engine.details[term.row].scale
      let constant = term.row < 0 ? 0 : engine.rows[term.row].constant
      found.append(
        Influence(source: source, factor: term.coefficient / scale, contribution: term.coefficient * constant))
    }
    return found
  }

  private func comesBefore(_ left: Int32, _ right: Int32) -> Bool {
    if (left < 0) != (right < 0) { return right < 0 }
    if left < 0 { return engine.columns[~left].serial < engine.columns[~right].serial }
    return engine.details[left].place < engine.details[right].place
  }

  private func source(of slot: Int32) -> Influence.Source? {
    if slot < 0 {
      return .wishForZero(Variable(owner: token, serial: engine.columns[~slot].serial, slot: ~slot))
    }
    for edit in edits where edit.constraint?.slot == slot { return .edit(edit.variable) }
    return constraints[slot].map { .constraint($0) }
  }
}
