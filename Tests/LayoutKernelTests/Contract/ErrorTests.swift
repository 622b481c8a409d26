import LayoutKernel
import Testing

/// Every refusal has its reason and payload, and leaves the solver as it was and at work.
@Suite struct ErrorTests {
  private let model: Model
  private let other: Model
  private let solver: Solver
  private let x: Variable
  private let foreign: Variable
  private let known: LinearConstraint
  private let foreignConstraint: LinearConstraint

  init() throws {
    model = try Model("known: x >= 3\ny == 2*x\nedit e @500\nsuggest e 4")
    other = try Model("there: x == 1")
    solver = model.solver
    x = model.variable("x")
    foreign = other.variable("x")
    known = try model.constraint("known")
    foreignConstraint = try other.constraint("there")
  }

  private func expect(_ error: SolverError, from body: () throws -> Void) throws {
    let before = try solver.stateDescription()
    #expect(try solverError(body) == error)
    try expectAtWork(since: before)
  }

  private func expectAtWork(since before: String) throws {
    #expect(try solver.stateDescription() == before)
    #expect(try model.values("x y e") == [3, 6, 4])
    try model.perform("probe: q == 3")
    #expect(try model.value("q") == 3)
    try model.perform("remove probe")
    try model.solver.solve()
    try model.removeVariable("q")
    #expect(solver.engine.fault() == nil)
  }

  private func constraint(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0)
    -> LinearConstraint
  {
    LinearConstraint(LinearExpression(variable, times: coefficient, plus: constant), .equal, strength: .level(500))
  }

  // MARK: Variables

  @Test func foreignVariables() throws {
    for body: () throws -> Void in [
      { try solver.add(constraint(foreign)) }, { try solver.addOrThrow(constraint(foreign)) },
      { _ = try solver.value(of: foreign) }, { try solver.remove(foreign) }, { try solver.suggest(foreign, 1) },
      { try solver.addEditVariable(foreign, strength: .level(1)) }, { try solver.removeEditVariable(foreign) },
      { _ = try solver.influences(on: foreign) },
    ] {
      try expect(.foreignVariable(foreign), from: body)
    }
    #expect(try other.value("x") == 1)
  }

  @Test func removedVariables() throws {
    let gone = solver.makeVariable()
    try solver.remove(gone)
    // Another variable may have its memory by now, and is not meant.
    let next = solver.makeVariable()
    for body: () throws -> Void in [
      { try solver.add(constraint(gone)) }, { try solver.addOrThrow(constraint(gone)) },
      { _ = try solver.value(of: gone) }, { try solver.remove(gone) }, { try solver.suggest(gone, 1) },
      { try solver.addEditVariable(gone, strength: .level(1)) }, { try solver.removeEditVariable(gone) },
      { _ = try solver.influences(on: gone) },
    ] {
      try expect(.unknownVariable(gone), from: body)
    }
    #expect(try solver.value(of: next) == 0)
    #expect(next != gone)
  }

  @Test func variablesInUse() throws {
    let second = try model.constraint("_2")
    try expect(.variableInUse(x, by: [known, second])) { try solver.remove(x) }
    // As an edit variable, with or without a suggestion, it is nobody's but in use.
    try expect(.variableInUse(model.variable("e"), by: [])) { try solver.remove(model.variable("e")) }
    let waiting = solver.makeVariable()
    try solver.addEditVariable(waiting, strength: .level(2))
    try expect(.variableInUse(waiting, by: [])) { try solver.remove(waiting) }
    try solver.removeEditVariable(waiting)
    try solver.remove(waiting)
  }

  /// A constraint with nothing of a variable but 0 times it does not hold on to it.
  @Test func zeroTimesAVariableIsNotUse() throws {
    let variable = solver.makeVariable()
    let nothing = constraint(variable, times: 0)
    try solver.add(nothing)
    try solver.remove(variable)
    try solver.remove(nothing)
    let rejected = LinearConstraint(LinearExpression(x, plus: -1), .lessThanOrEqual)
    try solver.add(rejected)
    #expect(try solver.conflicts() == [Conflict(rejected: rejected, contradicting: [known])])
    try solver.remove(rejected)
    try expectAtWork(since: solver.stateDescription())
  }

  // MARK: Constraints

  @Test func foreignConstraints() throws {
    for body: () throws -> Void in [
      { try solver.add(foreignConstraint) }, { try solver.addOrThrow(foreignConstraint) },
      { try solver.remove(foreignConstraint) }, { try solver.setConstant(of: foreignConstraint, to: 1) },
      { try solver.setStrength(of: foreignConstraint, to: .required()) },
      { _ = try solver.constant(of: foreignConstraint) }, { _ = try solver.strength(of: foreignConstraint) },
      { _ = try solver.violation(of: foreignConstraint) },
    ] {
      try expect(.foreignConstraint(foreignConstraint), from: body)
    }
    #expect(try other.value("x") == 1)
  }

  @Test func duplicateConstraints() throws {
    try expect(.duplicateConstraint(known)) { try solver.add(known) }
    try expect(.duplicateConstraint(known)) { try solver.addOrThrow(known) }
  }

  @Test func unknownConstraints() throws {
    let never = constraint(x)
    let gone = constraint(x)
    try solver.add(gone)
    try solver.remove(gone)
    for missing in [never, gone] {
      for body: () throws -> Void in [
        { try solver.remove(missing) }, { try solver.setConstant(of: missing, to: 1) },
        { try solver.setStrength(of: missing, to: .required()) }, { _ = try solver.constant(of: missing) },
        { _ = try solver.strength(of: missing) }, { _ = try solver.violation(of: missing) },
      ] {
        try expect(.unknownConstraint(missing), from: body)
      }
    }
  }

  @Test func unsatisfiable() throws {
    let lower = LinearConstraint(LinearExpression(x, plus: -2), .lessThanOrEqual)
    let conflict = Conflict(rejected: lower, contradicting: [known])
    try expect(.unsatisfiable(conflict)) { try solver.addOrThrow(lower) }
    // It is free again, here or elsewhere.
    try solver.setConstant(of: known, to: 1)
    try solver.addOrThrow(lower)
    #expect(try solver.value(of: x) == 1)
    try solver.remove(lower)
    try solver.setConstant(of: known, to: 3)
    try expectAtWork(since: solver.stateDescription())
  }

  @Test func failedTrialsLeaveNothingBehind() throws {
    let lower = LinearConstraint(LinearExpression(x, plus: -2), .lessThanOrEqual)
    let conflict = Conflict(rejected: lower, contradicting: [known])
    var sizes: [Solver.TableSizes] = []
    for step in 0..<500 {
      try solver.suggest(model.variable("e"), Double(step % 7))
      #expect(try solverError { try solver.addOrThrow(lower) } == .unsatisfiable(conflict))
      sizes.append(solver.tableSizes)
    }
    #expect(sizes[499] == sizes[10])
    try solver.suggest(model.variable("e"), 4)
    try expectAtWork(since: solver.stateDescription())
  }

  /// By rank the new one would stay and an old one go: then it is not the new one that is refused.
  @Test func aTrialOfHigherRankIsNotRefused() throws {
    let upper = LinearConstraint(LinearExpression(x, plus: -2), .lessThanOrEqual, strength: .required(rank: 1))
    try solver.addOrThrow(upper)
    #expect(try solver.conflicts() == [Conflict(rejected: known, contradicting: [upper])])
    try solver.remove(upper)
    try expectAtWork(since: solver.stateDescription())
  }

  // MARK: Edit variables

  @Test func editVariables() throws {
    let e = model.variable("e")
    try expect(.duplicateEditVariable(e)) { try solver.addEditVariable(e, strength: .level(400)) }
    try expect(.unknownEditVariable(x)) { try solver.suggest(x, 1) }
    try expect(.unknownEditVariable(x)) { try solver.removeEditVariable(x) }
    try expect(.requiredEditVariable(x)) { try solver.addEditVariable(x, strength: .required(rank: 3)) }
    try expect(.badLevel(1000)) { try solver.addEditVariable(x, strength: .level(1000)) }
    try expect(.badWeight(0)) { try solver.addEditVariable(x, strength: .level(1, weight: 0)) }
  }

  // MARK: Numbers

  @Test(arguments: [Double.infinity, -.infinity, .nan]) func numbersThatAreNone(number: Double) throws {
    func refused(_ body: () throws -> Void) throws -> Double? {
      switch try solverError(body) {
      case .nonFiniteConstant(let payload): payload
      case .nonFiniteCoefficient(x, let payload): payload
      default: nil
      }
    }
    for body: () throws -> Void in [
      { try solver.add(constraint(x, plus: number)) }, { try solver.addOrThrow(constraint(x, plus: number)) },
      { try solver.add(constraint(x, times: number)) }, { try solver.addOrThrow(constraint(x, times: number)) },
      { try solver.setConstant(of: known, to: number) }, { try solver.suggest(model.variable("e"), number) },
      { try solver.setStrength(of: known, to: .level(1, weight: number)) },
      { try solver.add(LinearConstraint(LinearExpression(x), .equal, strength: .level(1, weight: number))) },
      { try solver.addEditVariable(x, strength: .level(1, weight: number)) },
    ] {
      let before = try solver.stateDescription()
      let payload = try #require(try refused(body))
      #expect(payload.bitPattern == number.bitPattern)
      try expectAtWork(since: before)
    }
  }

  @Test(arguments: [Float(0), -0.0, -1, 1000, 1000.5, .infinity, -.infinity, .greatestFiniteMagnitude])
  func levelsThatAreNone(level: Float) throws {
    let bad = LinearConstraint(LinearExpression(x), .equal, strength: .level(level))
    try expect(.badLevel(level)) { try solver.add(bad) }
    try expect(.badLevel(level)) { try solver.addOrThrow(bad) }
    try expect(.badLevel(level)) { try solver.setStrength(of: known, to: .level(level)) }
  }

  @Test func aLevelThatIsNotANumber() throws {
    let error = try solverError { try solver.setStrength(of: known, to: .level(.nan)) }
    guard case .badLevel(let level) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(level.isNaN)
    try expectAtWork(since: solver.stateDescription())
  }

  @Test(arguments: [0.0, -0.0, -1, -1e300]) func weightsThatAreNone(weight: Double) throws {
    let bad = LinearConstraint(LinearExpression(x), .equal, strength: .level(5, weight: weight))
    try expect(.badWeight(weight)) { try solver.add(bad) }
    try expect(.badWeight(weight)) { try solver.addOrThrow(bad) }
    try expect(.badWeight(weight)) { try solver.setStrength(of: known, to: .level(5, weight: weight)) }
  }

  /// The first thing that is wrong is told, and nothing of the constraint is taken in.
  @Test func aConstraintWithSeveralTerms() throws {
    var expression = LinearExpression(x)
    expression.add(foreign)
    let mixed = LinearConstraint(expression, .equal)
    try expect(.foreignVariable(foreign)) { try solver.add(mixed) }
    #expect(try solverError { try solver.remove(mixed) } == .unknownConstraint(mixed))
  }
}
