import Foundation
import LayoutKernel
import Testing

/// Many variables, many solvers, variables that come and go.
@Suite struct SizeTests {
  /// Long chains must not recurse along themselves: half a megabyte of stack has no room for 20,000 nested calls.
  @Test func aChainOfTwentyThousand() throws {
    let count = 20_000
    let failures = try onSmallStack { () throws -> [String] in
      let solver = Solver()
      let variables = (0...count).map { _ in solver.makeVariable() }
      for index in 0..<count {
        var difference = LinearExpression(variables[index + 1], plus: -1)
        difference.add(variables[index], times: -1)
        try solver.add(LinearConstraint(difference, .equal))
      }
      try solver.addEditVariable(variables[0], strength: .level(500))
      var failures: [String] = []
      for start in [5.0, -3] {
        try solver.suggest(variables[0], start)
        if try solver.value(of: variables[count]) != start + Double(count) { failures.append("from \(start)") }
      }
      try solver.removeEditVariable(variables[0])
      // Driven from the other end: all of it turns around.
      let end = LinearConstraint(LinearExpression(variables[count], plus: -7), .equal, strength: .level(500))
      try solver.add(end)
      if try solver.value(of: variables[0]) != 7 - Double(count) { failures.append("from the end") }
      try solver.remove(end)
      if try solver.influences(on: variables[count / 2]).count < 1 { failures.append("no influences") }
      return failures
    }
    #expect(failures == [])
  }

  /// A ring of equal widths is one cycle of any length.
  @Test(arguments: [2, 7, 8, 9, 60]) func rings(count: Int) throws {
    let model = try Model("total: \((0..<count).map { "w\($0)" }.joined(separator: " + ")) == \(count * 12)")
    for index in 0..<count { try model.perform("k\(index): w\(index) == w\((index + 1) % count)") }
    #expect(try model.rejected() == [])
    for index in 0..<count { #expect(abs(try model.value("w\(index)") - 12) < 1e-9) }
    // One link of the ring is implied by the others, so it can go.
    try model.perform("remove k\(count / 2)\nconstant total \(count * 5)")
    for index in 0..<count { #expect(abs(try model.value("w\(index)") - 5) < 1e-9) }
    #expect(model.solver.engine.fault() == nil)
  }

  /// A ring whose factors do not multiply to 1 has nothing but 0.
  @Test func aRingThatShrinks() throws {
    let model = try Model("a: w0 == 2*w1\nb: w1 == 3*w0\nw0 == 10 @500")
    #expect(try model.values("w0 w1") == [0, 0])
    #expect(try model.rejected() == [])
    try model.perform("c: w0 >= 1")
    #expect(try model.conflicts() == ["c": ["a", "b"]])
    try model.perform("remove b")
    #expect(try model.values("w0 w1") == [10, 5])
  }

  @Test func twoSolversSideBySide() throws {
    let left = Model()
    let right = Model()
    for step in 0..<200 {
      for (model, factor) in [(left, 1.0), (right, -3.0)] {
        let name = "v\(step % 20)"
        if step >= 20 { try model.perform("remove k\(step - 20)") }
        try model.perform("k\(step): \(name) == \(factor * Double(step))")
        #expect(try model.value(name) == factor * Double(step))
      }
    }
    for index in 0..<20 { #expect(try right.value("v\(index)") == -3 * left.value("v\(index)")) }
    #expect(left.solver.workCounters == right.solver.workCounters)
  }

  @Test func solversOnSeveralThreads() async throws {
    let texts = await withTaskGroup(of: String.self, returning: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { (try? Trial(seed: 5, profile: .rings).model.solver.stateDescription()) ?? "failed" }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.count == 8)
    #expect(Set(texts).count == 1)
    #expect(texts.first?.hasPrefix("variable 0") == true)
  }

  // MARK: Variables that come and go

  @Test func slotsAreUsedAgainAndTheOrderStays() throws {
    let model = Model()
    for name in ["a", "b", "c"] { model.makeVariable(name) }
    try model.removeVariable("a")
    model.makeVariable("d")
    // c was made before d, although d has the memory of a.
    try model.perform("c + d == 10\nb == 1")
    #expect(try model.values("b c d") == [1, 10, 0])
    #expect(try model.ambiguous() == ["c", "d"])
    #expect(try model.solver.takeChanges().map(model.name(of:)) == ["b", "c"])
    #expect(model.solver.tableSizes.variables == 3)
  }

  @Test func variablesComeAndGoWithoutALeak() throws {
    let model = try Model("w == 100")
    var sizes: [Solver.TableSizes] = []
    for step in 0..<2000 {
      try model.perform(
        "a: x + y == w\nb: x == 30 @500\nc: y <= 50\nd: x >= 80\ne: y == x @400\nsolve\nstrength d @600\nsolve")
      // By then y <= 50, and x = 80 by the strongest wish.
      if step % 500 == 0 { #expect(try model.values("x y") == [80, 20]) }
      try model.perform("remove e\nremove a\nremove c\nremove d\nremove b")
      try model.removeVariable("x")
      try model.removeVariable("y")
      sizes.append(model.solver.tableSizes)
    }
    #expect(sizes[1999] == sizes[2])
    #expect(sizes[1999].variables == 1)
    #expect(sizes[1999].rows == sizes[0].rows)
    #expect(try model.values() == [100])
    #expect(model.solver.workCounters.restarts == 0)
  }

  private func onSmallStack<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.result = Swift.Result { try body() }
      done.signal()
    }
    thread.stackSize = 1 << 19
    thread.start()
    done.wait()
    return try #require(box.result).get()
  }

  /// Written by one thread before the other is woken.
  private final class ResultBox<Success>: @unchecked Sendable {
    var result: Result<Success, any Error>?
  }
}
