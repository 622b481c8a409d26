import LayoutKernel
import XCTest

/// S10: a solver that lives long, with constraints that come and go for every frame. What a cycle costs and leaves
/// behind must be the same in the last cycle as in the first.
final class ReportedLeakTests: XCTestCase {
  func test_S10_equalities() throws {
    try cycle {
      LinearConstraint(LinearExpression($0[0], plus: -$1), .equal, strength: .level(750))
    } expect: {
      [$0]
    }
  }

  func test_S10_upperBounds() throws {
    // Something weaker pushes x against its bound.
    try cycle(beside: "x == 1e6 @1") {
      LinearConstraint(LinearExpression($0[0], plus: -$1), .lessThanOrEqual, strength: .level(750))
    } expect: {
      [$0]
    }
  }

  func test_S10_lowerBounds() throws {
    try cycle {
      LinearConstraint(LinearExpression($0[0], plus: -$1), .greaterThanOrEqual, strength: .level(750))
    } expect: {
      [$0]
    }
  }

  func test_S10_twoVariables() throws {
    // x == y + i: both wish to be 0, x was made first and yields.
    try cycle { variables, i in
      var difference = LinearExpression(variables[0], plus: -i)
      difference.add(variables[1], times: -1)
      return LinearConstraint(difference, .equal, strength: .level(750))
    } expect: {
      [$0, 0]
    }
  }

  /// Adds, reads and removes 20,000 times.
  private func cycle(
    beside others: String = "", _ constraint: ([Variable], Double) -> LinearConstraint, expect: (Double) -> [Double]
  ) throws {
    let model = try Model("x >= 0\nx <= 1e6\n\(others)")
    let variables = ["x", "y"].map(model.variable)
    let solver = model.solver
    try solver.solve()
    let sizesBefore = solver.tableSizes
    var firstSizes: Solver.TableSizes?
    var early = solver.workCounters
    var mark = solver.workCounters
    for i in 0..<20_000 {
      if i == 1000 || i == 19_000 { mark = solver.workCounters }
      let added = constraint(variables, Double(i))
      try solver.add(added)
      for (variable, value) in zip(variables, expect(Double(i))) {
        let found = try solver.value(of: variable)
        if found != value { return XCTFail("\(found) instead of \(value) in cycle \(i)") }
      }
      try solver.remove(added)
      // The first ones may make room: a constraint leaves with the solve after its removal.
      if i == 2 {
        try solver.solve()
        firstSizes = solver.tableSizes
      }
      if i == 1999 { early = solver.workCounters.since(mark) }
    }
    let late = solver.workCounters.since(mark)
    try solver.solve()
    XCTAssertEqual(solver.tableSizes, firstSizes)
    XCTAssertEqual(solver.tableSizes.rows, sizesBefore.rows)
    XCTAssertEqual(solver.tableSizes.variables, sizesBefore.variables)
    XCTAssertEqual(solver.tableSizes.entries, sizesBefore.entries)
    XCTAssertLessThanOrEqual(late.pivots, early.pivots)
    XCTAssertLessThanOrEqual(late.flips, early.flips)
    XCTAssertLessThanOrEqual(late.evaluations, early.evaluations)
    XCTAssertLessThanOrEqual(late.visits, early.visits)
    XCTAssertLessThanOrEqual(late.factorizations, early.factorizations)
    XCTAssertEqual(solver.workCounters.restarts, 0)
  }
}
