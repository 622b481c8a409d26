import LayoutKernel
import XCTest

/// Trials of changes on a copy.
final class SolverTrialTests: XCTestCase {
  private let solver = Solver()

  @discardableResult private func add(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, _ strength: Strength = .required()
  ) throws -> LinearConstraint {
    let expression = LinearExpression(terms: terms.map { .init($0.0, $0.1) }, constant: -constant)
    let constraint = LinearConstraint(expression, relation, strength: strength)
    try solver.add(constraint)
    return constraint
  }

  func test_whatIsTriedDoesNotReachTheOriginal() throws {
    let x = solver.makeVariable()
    let narrow = try add([(x, 1)], .equal, 10)
    let wide = try add([(x, 1)], .equal, 30)
    let trial = try SolverTrial(solver)
    XCTAssertEqual(try trial.rejected(), [wide])
    XCTAssertEqual(try trial.violation(of: wide), 20)

    try trial.setStrength(of: narrow, to: .level(999))
    XCTAssertEqual(try trial.rejected(), [])
    XCTAssertEqual(try trial.value(of: x), 30)
    XCTAssertEqual(try trial.violation(of: narrow), 20)

    // Back at its place it wins again.
    try trial.setStrength(of: narrow, to: .required())
    XCTAssertEqual(try trial.rejected(), [wide])
    try trial.remove(narrow)
    XCTAssertEqual(try trial.value(of: x), 30)

    XCTAssertEqual(try solver.value(of: x), 10)
    XCTAssertEqual(try solver.conflicts().map(\.rejected), [wide])
  }

  func test_additionsComeLast() throws {
    let x = solver.makeVariable()
    try add([(x, 1)], .equal, 10)
    let trial = try SolverTrial(solver)
    let addition = try trial.add(LinearExpression(x, plus: -30), .equal, strength: .required())
    XCTAssertEqual(try trial.value(of: x), 10)
    try trial.withdraw(addition)
    XCTAssertEqual(try trial.value(of: x), 10)
    XCTAssertEqual(try trial.rejected(), [])
  }

  func test_constantsAndStrengthsAreThoseOfNow() throws {
    let x = solver.makeVariable()
    let wish = try add([(x, 1)], .equal, 10)
    try add([(x, 1)], .equal, 20, .level(500))
    try solver.setConstant(of: wish, to: 15)
    try solver.setStrength(of: wish, to: .level(400))
    let trial = try SolverTrial(solver)
    XCTAssertEqual(try trial.value(of: x), 20)
    XCTAssertEqual(try trial.violation(of: wish), 5)
  }

  func test_variablesThatAreGoneLeaveNoHole() throws {
    let gone = solver.makeVariable()
    let x = solver.makeVariable()
    try solver.remove(gone)
    try add([(x, 1)], .greaterThanOrEqual, 7)
    let trial = try SolverTrial(solver)
    XCTAssertEqual(try trial.value(of: x), 7)
    let later = solver.makeVariable()
    XCTAssertThrowsError(try trial.value(of: later))
  }

  /// Two labels of 71 and 97 beside each other in 300, both held to their content at 250: which of the two gets the 132
  /// that are left over is a tie, which the solver decides and a trial may leave open.
  func test_tiesAreAmbiguousWhereTheyAreLeftOpen() throws {
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try add([(first, 1), (second, 1)], .equal, 300)
    for (label, width) in [(first, 71.0), (second, 97)] {
      try add([(label, 1)], .lessThanOrEqual, width, .level(250))
      try add([(label, 1)], .greaterThanOrEqual, width, .level(750))
    }
    XCTAssertEqual(try solver.value(of: first), 203)
    XCTAssertEqual(try solver.ambiguousVariables(), [])
    XCTAssertEqual(try SolverTrial(solver).ambiguousVariables(), [])

    let trial = try SolverTrial(solver, ties: .open)
    XCTAssertEqual(try trial.ambiguousVariables(), [first, second])
    // Until it is pulled elsewhere it stays where the solver has it.
    XCTAssertEqual(try trial.value(of: first), 203)
    let freedom = try trial.freedom(of: first)
    XCTAssertEqual(freedom.value, 203)
    // From its own 71 to what leaves the other one its 97.
    XCTAssertEqual(freedom.lowest, 71)
    XCTAssertEqual(freedom.highest, 203)
    XCTAssertEqual(freedom.companions, [second])
    let other = try trial.values(pulling: second, to: 1000)
    XCTAssertEqual(other.map(\.variable), [first, second])
    XCTAssertEqual(other.map(\.value), [71, 229])
  }

  /// A tie at 250 that a wish at 100 decides is none.
  func test_aWeakerLevelDecidesATie() throws {
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try add([(first, 1), (second, 1)], .equal, 300)
    try add([(first, 1)], .lessThanOrEqual, 71, .level(250))
    try add([(second, 1)], .lessThanOrEqual, 97, .level(250))
    try add([(first, 1)], .equal, 150, .level(100))
    let trial = try SolverTrial(solver, ties: .open)
    XCTAssertEqual(try trial.ambiguousVariables(), [])
    XCTAssertEqual(try trial.value(of: first), 150)
    let freedom = try trial.freedom(of: first)
    XCTAssertEqual(freedom.lowest, 150)
    XCTAssertEqual(freedom.highest, 150)
    XCTAssertEqual(freedom.companions, [])
  }

  func test_nothingStopsIt() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try add([(x, 1)], .greaterThanOrEqual, 100)
    try add([(y, 1), (x, -1)], .equal, 5)
    let trial = try SolverTrial(solver, ties: .open)
    let freedom = try trial.freedom(of: x)
    XCTAssertEqual(freedom.value, 100)
    XCTAssertEqual(freedom.lowest, 100)
    XCTAssertNil(freedom.highest)
    XCTAssertEqual(freedom.companions, [y])
  }
}
