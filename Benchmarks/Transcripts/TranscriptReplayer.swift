import LayoutKernel

/// Performs the operations of a transcript on a solver of its own.
package struct TranscriptReplayer {
  private let solver = Solver()
  /// In order of creation.
  private var variables: [Variable] = []
  private var variableNames: [Variable: String] = [:]
  private var variablesByName: [String: Variable] = [:]
  private var constraintsByName: [String: LinearConstraint] = [:]
  /// Constraints and edit variables added so far, failed trials included: their place in the order.
  private var count = 0

  package init() {}

  /// Performs one operation; only `solve` has an answer.
  package mutating func perform(
    _ operation: TranscriptOperation
  ) throws(TranscriptRefusal) -> TranscriptAnswer? {
    switch operation {
    case .solve:
      return try solving { () throws(SolverError) in try answer() }
    case .add(let name, let equation, let isTrial):
      try add(name: name, equation, isTrial: isTrial)
    case .edit(let name, let strength):
      count += 1
      let variable = variable(name)
      try solving { () throws(SolverError) in try solver.addEditVariable(variable, strength: strength) }
    case .suggest(let name, let value):
      let variable = try known(name)
      try solving { () throws(SolverError) in try solver.suggest(variable, value) }
    case .unedit(let name):
      let variable = try known(name)
      try solving { () throws(SolverError) in try solver.removeEditVariable(variable) }
    case .constant(let name, let value):
      let constraint = try constraint(name)
      try solving { () throws(SolverError) in try solver.setConstant(of: constraint, to: value) }
    case .strength(let name, let strength):
      let constraint = try constraint(name)
      try solving { () throws(SolverError) in try solver.setStrength(of: constraint, to: strength) }
    case .remove(let name):
      let constraint = try constraint(name)
      try solving { () throws(SolverError) in try solver.remove(constraint) }
      constraintsByName[name] = nil
    }
    return nil
  }

  /// Brings the solver up to date without an answer.
  package func solve() throws(TranscriptRefusal) {
    try solving { () throws(SolverError) in try solver.solve() }
  }

  package var counters: WorkCounters { solver.workCounters }

  private mutating func add(
    name: String?, _ equation: TranscriptEquation, isTrial: Bool
  ) throws(TranscriptRefusal) {
    count += 1
    let name = name ?? "_\(count)"
    if constraintsByName[name] != nil { throw TranscriptRefusal("a constraint is called \(name) already") }
    var expression = LinearExpression(constant: -equation.constant)
    for term in equation.terms { expression.add(variable(term.variable), times: term.coefficient) }
    let constraint = LinearConstraint(expression, equation.relation, strength: equation.strength, label: name)
    if isTrial {
      guard try added(onTrial: constraint) else { return }
    } else {
      try solving { () throws(SolverError) in try solver.add(constraint) }
    }
    constraintsByName[name] = constraint
  }

  /// Whether the constraint could be added without being rejected; nothing is left of it otherwise but its place.
  private func added(onTrial constraint: LinearConstraint) throws(TranscriptRefusal) -> Bool {
    do {
      try solver.addOrThrow(constraint)
      return true
    } catch .unsatisfiable {
      // A transcript counts the failed ones too, a solver does not: something that always holds takes the place.
      let placeholder = LinearConstraint(LinearExpression(), .lessThanOrEqual)
      try solving { () throws(SolverError) in
        try solver.add(placeholder)
        try solver.remove(placeholder)
      }
      return false
    } catch {
      throw TranscriptRefusal(description(of: error))
    }
  }

  private func answer() throws(SolverError) -> TranscriptAnswer {
    try solver.solve()
    var values: [TranscriptAnswer.Value] = []
    for variable in variables {
      values.append(.init(variable: name(of: variable), value: try solver.value(of: variable)))
    }
    let totals = try solver.violationTotals().map { TranscriptAnswer.Total(level: $0.level, violation: $0.total) }
    let rejections = try solver.conflicts().map { conflict in
      TranscriptAnswer.Rejection(
        constraint: name(of: conflict.rejected), contradicting: conflict.contradicting.map(name(of:)))
    }
    let ambiguous = try solver.ambiguousVariables().map(name(of:))
    return TranscriptAnswer(values: values, totals: totals, rejections: rejections, ambiguous: ambiguous)
  }

  /// The variable of that name, made at its first use.
  private mutating func variable(_ name: String) -> Variable {
    if let variable = variablesByName[name] { return variable }
    let variable = solver.makeVariable()
    variables.append(variable)
    variableNames[variable] = name
    variablesByName[name] = variable
    return variable
  }

  private func known(_ name: String) throws(TranscriptRefusal) -> Variable {
    guard let variable = variablesByName[name] else { throw TranscriptRefusal("no variable is called \(name)") }
    return variable
  }

  private func constraint(_ name: String) throws(TranscriptRefusal) -> LinearConstraint {
    guard let constraint = constraintsByName[name] else {
      throw TranscriptRefusal("no constraint is called \(name)")
    }
    return constraint
  }

  private func name(of variable: Variable) -> String {
    variableNames[variable] ?? "?"
  }

  private func name(of constraint: LinearConstraint) -> String {
    constraint.label ?? "?"
  }

  private func solving<Result>(
    _ body: () throws(SolverError) -> Result
  ) throws(TranscriptRefusal) -> Result {
    do {
      return try body()
    } catch {
      throw TranscriptRefusal(description(of: error))
    }
  }

  private func description(of error: SolverError) -> String {
    switch error {
    case .duplicateEditVariable(let variable): "\(name(of: variable)) is an edit variable already"
    case .unknownEditVariable(let variable): "\(name(of: variable)) is not an edit variable"
    case .requiredEditVariable(let variable): "the edit variable \(name(of: variable)) cannot be required"
    case .nonFiniteCoefficient(let variable, let coefficient):
      "the coefficient \(coefficient) of \(name(of: variable)) is not finite"
    case .nonFiniteConstant(let constant): "\(constant) is not finite"
    case .badLevel(let level): "no such level: \(level)"
    case .badWeight(let weight): "no such weight: \(weight)"
    case .stepLimit(let steps): "the solver gave up after \(steps) steps, a defect of the solver"
    default: "\(error)"
    }
  }
}
