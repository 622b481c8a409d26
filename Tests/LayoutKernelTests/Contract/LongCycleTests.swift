import LayoutKernel
import Testing

/// Cycles of many variables, as rows of equal height in a container of a given height make them.
@Suite struct LongCycleTests {
  private struct Rows {
    let solver = Solver()
    let height: Variable
    var tops: [Variable] = []
    var heights: [Variable] = []

    /// Rows 8 apart from one another and from both ends, all as high as the one before.
    init(count: Int) throws {
      height = solver.makeVariable()
      try solver.addEditVariable(height, strength: .level(900))
      for index in 0..<count {
        tops.append(solver.makeVariable())
        heights.append(solver.makeVariable())
        var top = LinearExpression(tops[index], plus: -8)
        if index > 0 {
          top.add(tops[index - 1], times: -1)
          top.add(heights[index - 1], times: -1)
          var same = LinearExpression(heights[index])
          same.add(heights[index - 1], times: -1)
          try solver.add(LinearConstraint(same, .equal))
        }
        try solver.add(LinearConstraint(top, .equal))
      }
      var bottom = LinearExpression(tops[count - 1], plus: 8)
      bottom.add(heights[count - 1])
      bottom.add(height, times: -1)
      try solver.add(LinearConstraint(bottom, .equal))
    }
  }

  /// 50 rows and 51 gaps of 8: 1408 = 408 + 50 · 20, 1908 = 408 + 50 · 30, 908 = 408 + 50 · 10.
  @Test func equalHeightsFollowTheContainer() throws {
    let rows = try Rows(count: 50)
    for (height, each) in [(1408.0, 20.0), (1908, 30), (908, 10), (1408, 20), (1908, 30)] {
      try rows.solver.suggest(rows.height, height)
      for index in 0..<50 {
        #expect(abs(try rows.solver.value(of: rows.heights[index]) - each) < 1e-9)
        #expect(abs(try rows.solver.value(of: rows.tops[index]) - (8 + Double(index) * (each + 8))) < 1e-9)
      }
      #expect(rows.solver.engine.fault() == nil)
    }
  }

  /// A wish for one row's height is off by 70 - 20 = 50 as long as all are required to be equal.
  @Test func wishesInsideTheCycleYield() throws {
    let rows = try Rows(count: 50)
    try rows.solver.suggest(rows.height, 1408)
    let wish = LinearConstraint(LinearExpression(rows.heights[25], plus: -70), .equal, strength: .level(500))
    try rows.solver.add(wish)
    #expect(abs(try rows.solver.value(of: rows.heights[25]) - 20) < 1e-9)
    #expect(abs(try rows.solver.violation(of: wish) - 50) < 1e-9)
    try rows.solver.remove(wish)
    #expect(abs(try rows.solver.value(of: rows.heights[0]) - 20) < 1e-9)
    #expect(rows.solver.engine.fault() == nil)
  }

  /// An edit of a cycle of 4,000 variables costs work in proportion to them, not to their square: what is counted for 2,000
  /// rows is at most 2.5 times what is counted for 1,000.
  @Test func workGrowsWithTheCycle() throws {
    func work(_ count: Int) throws -> Int {
      let rows = try Rows(count: count)
      try rows.solver.suggest(rows.height, 100 * Double(count))
      try rows.solver.solve()
      let before = rows.solver.workCounters
      for step in 1...4 {
        try rows.solver.suggest(rows.height, Double(100 + step) * Double(count))
        try rows.solver.solve()
      }
      let after = rows.solver.workCounters
      #expect(after.factorizations == before.factorizations)
      return after.evaluations - before.evaluations + after.visits - before.visits
    }
    #expect(Double(try work(2000)) <= 2.5 * Double(try work(1000)))
  }
}
