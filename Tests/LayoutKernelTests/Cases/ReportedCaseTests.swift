import LayoutKernel
import XCTest

/// Problems that users of other solvers met and reported, with what is right.
final class ReportedCaseTests: XCTestCase {
  /// Zeros among required constants: a first column pinned to width 0 and the total driven from outside.
  func test_S01_redundantZeros() throws {
    let model = try Model(
      """
      x0 == 0
      w0 == 0
      x0 + w0 == x1
      x1 + w1 == W
      x0 >= 0
      w0 >= 0
      x1 >= 0
      w1 >= 0
      W >= 0
      edit W @500
      """)
    // x1 = x0 + w0 = 0, w1 = W - x1 = W.
    for width in [35, 0, 12.5] {
      try model.perform("suggest W \(width)")
      XCTAssertEqual(try model.values("x0 w0 x1 w1 W"), [0, 0, 0, width, width])
    }
    XCTAssertEqual(try model.rejected(), [])
  }

  /// A goal variable turns the solver into a linear program: of the corners (0,6), (3,3), (4.5,0) the first has the
  /// largest 3x + 5y, 30 against 24 and 13.5.
  func test_S03_optimum() throws {
    let model = try Model(
      "x >= 0\ny >= 0\nx + y <= 6\n2*x + y <= 9\nP == 3*x + 5*y\nP == 1000 @100")
    XCTAssertEqual(try model.values("x y P"), [0, 6, 30])
    XCTAssertEqual(try model.totals(), [100: 970])
  }

  func test_S05_aFailedAdditionIsRolledBack() throws {
    let model = try Model("k1: a >= 10\nk2: b <= 5")
    // 10 <= a <= b <= 5 cannot be.
    let error = try solverError { try model.add("try k3: b >= a") }
    guard case .unsatisfiable(let conflict) = error else { return XCTFail("\(String(describing: error))") }
    XCTAssertEqual(conflict.rejected.label, "k3")
    XCTAssertEqual(conflict.contradicting.map(\.label), ["k1", "k2"])
    XCTAssertEqual(
      try solverError { try model.solver.remove(conflict.rejected) }, .unknownConstraint(conflict.rejected))
    let first = try model.constraint("k1")
    try model.perform("remove k1")
    try model.solver.addOrThrow(first)
    try model.perform("try a == 12\ntry b == 3")
    XCTAssertEqual(try model.values("a b"), [12, 3])
    XCTAssertEqual(try model.rejected(), [])
  }

  func test_S07_redundantRequiredRows() throws {
    let model = try Model(
      "p == q\nr == s\ntry p + q + r + s == 300\ntry p + q == 100\ntry implied: r + s == 200")
    // Halves of 100 and of 300 - 100.
    XCTAssertEqual(try model.values("p q r s"), [50, 50, 100, 100])
    let error = try solverError { try model.add("try last: r + s == 201") }
    guard case .unsatisfiable(let conflict) = error else { return XCTFail("\(String(describing: error))") }
    XCTAssertEqual(conflict.rejected.label, "last")
    XCTAssertEqual(try model.values("p q r s"), [50, 50, 100, 100])
    XCTAssertEqual(try model.rejected(), [])
  }

  /// Wrong use: an error of its own for each, and the solver works on.
  func test_S14_misuse() throws {
    let model = Model()
    let x = model.makeVariable("x")
    let solver = model.solver
    func assert(_ body: @autoclosure () throws -> Void, throws error: SolverError) throws {
      XCTAssertEqual(try solverError(body), error)
    }
    try assert(solver.addEditVariable(x, strength: .required()), throws: .requiredEditVariable(x))
    try assert(solver.suggest(x, 3), throws: .unknownEditVariable(x))
    try assert(solver.removeEditVariable(x), throws: .unknownEditVariable(x))
    try solver.addEditVariable(x, strength: .level(500))
    try assert(solver.addEditVariable(x, strength: .level(400)), throws: .duplicateEditVariable(x))
    try solver.removeEditVariable(x)
    try assert(solver.removeEditVariable(x), throws: .unknownEditVariable(x))
    let constraint = LinearConstraint(LinearExpression(x, plus: -7), .equal)
    try solver.add(constraint)
    try assert(solver.add(constraint), throws: .duplicateConstraint(constraint))
    try solver.remove(constraint)
    try assert(solver.remove(constraint), throws: .unknownConstraint(constraint))
    try model.perform("x == 3")
    XCTAssertEqual(try model.value("x"), 3)
  }

  /// Reported with 32 for each width, (100 - 4) / 3, because a weaker level could settle what the first leaves open. Here
  /// nothing is left open: within a level the earliest wish yields, so the first width takes all of 96 - 40. Wishes that do
  /// not mind being exceeded leave the choice to the weaker level, which has them equal.
  func test_S19_tiesAreBrokenBeforeWeakerLevels() throws {
    for (relation, expected) in [("==", [56.0, 20, 20, 0, 58, 80]), (">=", [32, 32, 32, 0, 34, 68])] {
      let model = try Model(
        """
        x0 == 0
        x1 == x0 + w0 + 2
        x2 == x1 + w1 + 2
        x2 + w2 == 100
        w0 \(relation) 20 @700
        w1 \(relation) 20 @700
        w2 \(relation) 20 @700
        w0 == w1 @100
        w1 == w2 @100
        """)
      XCTAssertEqual(try model.values("w0 w1 w2 x0 x1 x2"), expected)
      // Too wide by 96 - 60 in sum, and |56 - 20| + |20 - 20| apart; or neither.
      XCTAssertEqual(try model.totals(), relation == "==" ? [700: 36, 100: 36] : [700: 0, 100: 0])
    }
  }

  func test_S21_editAgainstTheChildsWish() throws {
    let model = try Model("c == 0.5*p\nc == 300 @600\nedit p @700\nsuggest p 400")
    XCTAssertEqual(try model.values("p c"), [400, 200])
    try model.perform("unedit p")
    XCTAssertEqual(try model.values("p c"), [600, 300])
  }

  /// The optimum is unique, so no order and no history may change it: ax = 0, aw = 80, bx = 88, bw = 180 - 88.
  func test_S23_orderIndependence() throws {
    let lines = [
      "k0: ax >= 0", "k1: bx == ax + aw + 8", "k2: bx + bw <= 180", "k3: aw == 80 @700", "k4: bw == 120 @600",
    ]
    let orders = permutations(lines)
    XCTAssertEqual(orders.count, 120)
    for order in orders {
      let model = try Model(order.joined(separator: "\n"))
      XCTAssertEqual(try model.values("ax aw bx bw"), [0, 80, 88, 92], "\(order)")
    }
    let model = try Model(lines.joined(separator: "\n"))
    var dice = Dice(seed: 23)
    for step in 0..<500 {
      let line = dice.pick(lines)
      try model.perform("remove \(line.prefix(2))")
      if dice.chance(70) { try model.solver.solve() }
      try model.perform(line)
      XCTAssertEqual(try model.values("ax aw bx bw"), [0, 80, 88, 92], "step \(step)")
    }
  }

  /// Suggestions and removals while nothing has been solved yet.
  func test_S26_pendingChanges() throws {
    for seed in 0..<50 {
      let model = try Model("k0: r == l + 100\nk1: 2*m == l + r\nedit l @700\nsuggest l 20")
      if seed % 2 == 0 { XCTAssertEqual(try model.values("l m r"), [20, 70, 120]) }
      var dice = Dice(seed: seed)
      for drop in ["remove k0", "remove k1", "unedit l"].shuffled(using: &dice) { try model.perform(drop) }
      for name in ["l", "m", "r"].shuffled(using: &dice) { try model.removeVariable(name) }
      XCTAssertEqual(model.solver.tableSizes.rows, 0)
      XCTAssertEqual(model.solver.tableSizes.variables, 0)
      try model.perform("k0: x == 3")
      XCTAssertEqual(try model.value("x"), 3)
    }
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard let first = elements.first else { return [[]] }
    return permutations(Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { rest.prefix($0) + [first] + rest.suffix(rest.count - $0) }
    }
  }
}
