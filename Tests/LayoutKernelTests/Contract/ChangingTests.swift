import LayoutKernel
import Testing

/// Changes of what is there, and the list of variables that moved.
@Suite struct ChangingTests {
  @Test func strengthsChangeBothWaysAndKeepTheirPlace() throws {
    let model = try Model("a: x == 0 @500\nb: x == 100 @500")
    #expect(try model.value("x") == 100)
    try model.perform("strength a @required")
    #expect(try model.value("x") == 0)
    #expect(try model.solver.strength(of: model.constraint("a")) == .required())
    // Still the earlier one: it yields.
    try model.perform("strength a @500")
    #expect(try model.value("x") == 100)
    try model.perform("strength a @600*3\nsolve\nstrength a @500*2\nsolve")
    #expect(try model.value("x") == 0)
    #expect(try model.solver.strength(of: model.constraint("a")) == .level(500, weight: 2))
    try model.perform("strength a @500")
    #expect(try model.value("x") == 100)
  }

  @Test func strengthsOfRequiredOnesKeepTheirPlaceToo() throws {
    let model = try Model("a: x == 1\nb: x == 2")
    for _ in 0..<3 {
      #expect(try model.conflicts() == ["b": ["a"]])
      try model.perform("strength a @10")
      #expect(try model.value("x") == 2)
      try model.perform("strength a @required")
    }
    #expect(try model.value("x") == 1)
  }

  @Test func priorityUpAndDownByOne() throws {
    let model = try Model("left <= 40\na: left >= 40 @500\nb: left <= 20 @499")
    #expect(try model.value("left") == 40)
    try model.perform("strength b @501")
    #expect(try model.value("left") == 20)
    try model.perform("strength b @499")
    #expect(try model.value("left") == 40)
  }

  @Test func constantsOfRequiredConstraints() throws {
    let model = try Model("origin: x == 10\nwidth: y - x == 100\nlimit: y <= 500")
    let width = try model.constraint("width")
    #expect(try model.values("x y") == [10, 110])
    try model.perform("constant width 30\nconstant origin -4")
    #expect(try model.values("x y") == [-4, 26])
    #expect(try model.solver.constant(of: width) == 30)
    // What the caller wrote stays as it was.
    #expect(width.expression.constant == -100)
    try model.perform("constant limit 20")
    #expect(try model.conflicts() == ["limit": ["origin", "width"]])
  }

  @Test func constantsAreThoseOfTheConstraintAsWritten() throws {
    // 3x - 12 <= 0, written with the constant on the left.
    let model = Model()
    let x = model.makeVariable("x")
    let constraint = LinearConstraint(LinearExpression(x, times: 3, plus: -12), .lessThanOrEqual)
    try model.solver.add(constraint)
    try model.perform("x == 100 @1")
    #expect(try model.solver.constant(of: constraint) == 12)
    #expect(try model.value("x") == 4)
    try model.solver.setConstant(of: constraint, to: 30)
    #expect(try model.solver.constant(of: constraint) == 30)
    #expect(try model.value("x") == 10)
  }

  @Test func aConstraintCanGoAndComeBack() throws {
    let model = try Model("x == 1 @500")
    let constraint = LinearConstraint(LinearExpression(model.variable("x"), plus: -9), .equal)
    for _ in 0..<3 {
      try model.solver.add(constraint)
      #expect(try model.value("x") == 9)
      try model.solver.remove(constraint)
      #expect(try model.value("x") == 1)
    }
  }

  /// Taking away what is violated must move nothing; taking away what it lost against must move it.
  @Test func removalOfViolatedConstraints() throws {
    let model = try Model("a: x == 0 @500\nb: x == 50 @500\nc: x == 100 @500\ny == 2*x")
    // Anything but 50 costs more in sum.
    #expect(try model.values("x y") == [50, 100])
    let before = model.solver.workCounters
    try model.perform("remove a")
    // 50 against 100: the later.
    #expect(try model.values("x y") == [100, 200])
    try model.perform("remove c")
    #expect(try model.values("x y") == [50, 100])
    try model.perform("remove b")
    #expect(try model.values("x y") == [0, 0])
    #expect(model.solver.workCounters.since(before).pivots <= 6)
    #expect(model.solver.engine.fault() == nil)
  }

  // MARK: What moved

  @Test func changesSinceTheLastCall() throws {
    let model = try Model("a: x == 10\ny == x + 5\nz == 3\nw == 0")
    func changes() throws -> [String] { try model.solver.takeChanges().map(model.name(of:)) }
    // All were 0 before.
    #expect(try changes() == ["x", "y", "z"])
    #expect(try changes() == [])
    try model.perform("constant a 20")
    #expect(try changes() == ["x", "y"])
    // There and back between two calls is no change.
    try model.perform("constant a 30\nsolve\nconstant a 20")
    #expect(try changes() == [])
    try model.perform("constant a -5")
    #expect(try changes() == ["x", "y"])
    #expect(try model.values("x y") == [-5, 0])
    try model.perform("remove a")
    // x = -5 was needed; without it y = 0 would need x = -5, and y yields only after x: |x| + |y| is 5 either way.
    #expect(try changes() == [])
    #expect(try model.values("x y") == [-5, 0])
  }

  @Test func changesComeInTheOrderOfCreation() throws {
    let model = Model()
    for name in ["c", "a", "b"] { model.makeVariable(name) }
    try model.perform("b == 1\na == b\nc == a")
    #expect(try model.solver.takeChanges().map(model.name(of:)) == ["c", "a", "b"])
  }

  @Test func aRemovedVariableIsNotAmongTheChanges() throws {
    let model = try Model("k: x == 10\ny == 5\nsolve\nremove k\nsolve")
    try model.removeVariable("x")
    #expect(try model.solver.takeChanges().map(model.name(of:)) == ["y"])
    // The next one gets its memory, not its past.
    try model.perform("z == 0")
    #expect(try model.solver.takeChanges() == [])
    try model.perform("remove _3\nz == 10")
    #expect(try model.solver.takeChanges().map(model.name(of:)) == ["z"])
  }
}
