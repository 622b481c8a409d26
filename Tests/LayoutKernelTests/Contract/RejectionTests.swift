import LayoutKernel
import Testing

/// Required constraints behave as if offered one by one, by rank and then in order; what cannot hold stays known and is
/// without effect.
@Suite struct RejectionTests {
  @Test func theLaterIsRejected() throws {
    let model = try Model("a: x == 1\nb: x == 2\nc: x == 3")
    #expect(try model.value("x") == 1)
    #expect(try model.conflicts() == ["b": ["a"], "c": ["a"]])
    #expect(try model.rejected() == ["b", "c"])
    #expect(try [model.violation("a"), model.violation("b"), model.violation("c")] == [0, 1, 2])
  }

  @Test func theLowerRankIsRejected() throws {
    let model = try Model("a: x == 1 @required^-1\nb: x == 2\nc: x == 3 @required^1\nd: x == 4 @required^1")
    #expect(try model.value("x") == 3)
    #expect(try model.conflicts() == ["a": ["c"], "b": ["c"], "d": ["c"]])
    try model.perform("remove c")
    #expect(try model.value("x") == 4)
    try model.perform("remove d")
    #expect(try model.value("x") == 2)
    try model.perform("remove b")
    #expect(try model.value("x") == 1)
    #expect(try model.rejected() == [])
  }

  /// One after the other, each solved, gives the same as all at once.
  @Test func lazyAndEagerAgree() throws {
    let lines = [
      "a: x + y <= 10", "b: x >= 8", "c: y >= 8 @required^1", "d: y <= 20 @required^2", "e: x == y @required^-1",
    ]
    let lazy = try Model(lines.joined(separator: "\n"))
    let eager = Model()
    for line in lines { try eager.perform("\(line)\nsolve") }
    // By rank: d, c, then a, then b against a and c (x <= 2), at last e: x = y >= 8 against a. x + y <= 10 and y >= 8, x to
    // be 0 is possible, y to be 8.
    for model in [lazy, eager] {
      #expect(try model.conflicts() == ["b": ["a", "c"], "e": ["a", "c"]])
      #expect(try model.values("x y") == [0, 8])
    }
  }

  @Test func theSetIsIrreducible() throws {
    let model = try Model(
      """
      noise1: q == 5
      first: x0 >= 0
      noise2: x3 <= 1000
      step1: x1 >= x0 + 10
      step2: x2 >= x1 + 10
      step3: x3 >= x2 + 10
      loose: x3 >= x0 + 25
      noise3: x1 <= 500
      wish: x0 == 3 @900
      last: x3 <= 29
      """)
    // 0 + 10 + 10 + 10 = 30 > 29.
    let members = ["first", "step1", "step2", "step3"]
    #expect(try model.conflicts() == ["last": members])
    for member in members {
      let constraint = try model.constraint(member)
      try model.solver.remove(constraint)
      #expect(try model.rejected() == [], "without \(member)")
      try model.solver.add(constraint)
      // Put back it is the latest.
      #expect(try model.rejected() == [member])
      try model.solver.remove(constraint)
      let last = try model.constraint("last")
      try model.solver.remove(last)
      try model.solver.add(constraint)
      try model.solver.add(last)
      #expect(try model.rejected() == ["last"])
    }
  }

  @Test func aNonNegativeRowOfEqualWidthsIsAmongTheReasons() throws {
    // Two equal widths and a gap of 8 in 100 are (100 - 8) / 2 = 46 each, so 60 cannot be.
    let model = try Model("a: w0 == w1\nb: w0 + 8 + w1 == 100\nc: w1 >= 0\nd: w0 >= 60")
    #expect(try model.conflicts() == ["d": ["a", "b"]])
    #expect(try model.values("w0 w1") == [46, 46])
  }

  // MARK: Coming back

  @Test func whenAMemberGoes() throws {
    let model = try Model("a: x >= 10\nb: y >= x\nc: y <= 5")
    #expect(try model.conflicts() == ["c": ["a", "b"]])
    try model.perform("remove b")
    #expect(try model.rejected() == [])
    #expect(try model.values("x y") == [10, 0])
  }

  @Test func whenAMemberChangesItsConstant() throws {
    let model = try Model("a: x >= 10\nb: x <= 5")
    #expect(try model.rejected() == ["b"])
    try model.perform("constant a 3")
    #expect(try model.rejected() == [])
    #expect(try model.value("x") == 3)
    try model.perform("constant a 7")
    #expect(try model.rejected() == ["b"])
    #expect(try model.value("x") == 7)
  }

  @Test func whenAMemberBecomesOptional() throws {
    let model = try Model("a: x >= 10\nb: x <= 5\nc: x == 7 @500")
    #expect(try model.value("x") == 10)
    try model.perform("strength a @600")
    #expect(try model.rejected() == [])
    #expect(try model.value("x") == 5)
    #expect(try model.totals() == [600: 5, 500: 2])
    // In its old place again it comes before b.
    try model.perform("strength a @required")
    #expect(try model.conflicts() == ["b": ["a"]])
    #expect(try model.value("x") == 10)
  }

  @Test func whenAMemberIsItselfRejected() throws {
    let model = try Model("a: x >= 5\nb: x <= 3")
    #expect(try model.conflicts() == ["b": ["a"]])
    // x <= 4 comes first by rank, so a cannot hold, and b can.
    try model.perform("c: x <= 4 @required^1")
    #expect(try model.conflicts() == ["a": ["c"]])
    #expect(try model.value("x") == 0)
    try model.perform("remove c")
    #expect(try model.conflicts() == ["b": ["a"]])
    #expect(try model.value("x") == 5)
  }

  @Test func whenItIsChangedItself() throws {
    let model = try Model("a: x >= 10\nb: x <= 5")
    try model.perform("constant b 12")
    #expect(try model.rejected() == [])
    try model.perform("constant b 5")
    #expect(try model.rejected() == ["b"])
    try model.perform("strength b @required^1")
    #expect(try model.conflicts() == ["a": ["b"]])
    #expect(try model.value("x") == 0)
    try model.perform("strength b @500")
    #expect(try model.rejected() == [])
    #expect(try model.value("x") == 10)
    #expect(try model.violation("b") == 5)
    try model.perform("strength b @required")
    #expect(try model.rejected() == ["b"])
    try model.perform("remove b")
    #expect(try model.rejected() == [])
    #expect(try model.value("x") == 10)
  }

  /// Going there and back through a contradiction by an edited frame, as at a size of zero.
  @Test func throughAContradictionAndBack() throws {
    let model = try Model("width: w == 320\nleft: l == 15\nright: r == w - 15\norder: r >= l")
    #expect(try model.values("l r") == [15, 305])
    try model.perform("constant width 0")
    // r = -15 is not behind l = 15; of the four the last one goes.
    #expect(try model.conflicts() == ["order": ["width", "left", "right"]])
    #expect(try model.values("l r") == [15, -15])
    try model.perform("constant width 320")
    #expect(try model.rejected() == [])
    #expect(try model.values("l r") == [15, 305])
  }

  // MARK: Without variables

  @Test func emptyExpressions() throws {
    let model = try Model("no: 0 == 5\nyes: 0 <= 5\nwish: 0 >= 7 @500*2\nzero: 0*x == 3")
    #expect(try model.conflicts() == ["no": [], "zero": []])
    #expect(try model.totals() == [500: 14])
    #expect(try [model.violation("no"), model.violation("yes"), model.violation("wish")] == [5, 0, 7])
    try model.perform("constant no 0\nconstant wish -1\nconstant zero 0")
    #expect(try model.rejected() == [])
    #expect(try model.totals() == [500: 0])
    try model.perform("strength no @400\nconstant no 2")
    #expect(try model.totals() == [500: 0, 400: 2])
    let error = try solverError { try model.add("try 1 <= 0") }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflict.contradicting == [])
    #expect(model.solver.engine.fault() == nil)
  }

  // MARK: Removed and rejected at once

  /// What is removed but not yet solved for excludes nothing.
  @Test func removedConstraintsAreInNobodysWay() throws {
    let model = try Model("a: x == 5\nb: y == x")
    try model.solver.solve()
    try model.perform("remove a\nc: x == 6")
    #expect(try model.rejected() == [])
    #expect(try model.values("x y") == [6, 6])
    try model.perform("remove c\nd: y == 7\nremove b\ne: x == 8")
    #expect(try model.rejected() == [])
    #expect(try model.values("x y") == [8, 7])
  }

  /// The one that is rejected may be the one that held a variable until then.
  @Test func aTightConstraintIsRejected() throws {
    let model = try Model("low: x == 1 @required^-1\ny == x")
    #expect(try model.values("x y") == [1, 1])
    try model.perform("high: x == 2")
    #expect(try model.conflicts() == ["low": ["high"]])
    #expect(try model.values("x y") == [2, 2])
    #expect(model.solver.engine.fault() == nil)
  }
}
