import XCTest

/// S15: more wishes than can be met, all of one level. Nothing but the order may decide.
final class ReportedTieTests: XCTestCase {
  private static let lines = [
    "sum: a + b + c == 90", "a0: a >= 0", "b0: b >= 0", "c0: c >= 0", "a1: a == 40 @500", "b1: b == 40 @500",
    "c1: c == 40 @500",
  ]

  /// Every split with 0 <= a, b, c <= 40 misses by 120 - 90 = 30 in sum. Times place, 30 is least on the earliest wish:
  /// its variable gives all 30, which leaves 10; the others are 40.
  func test_S15_theEarliestWishYields() throws {
    for order in [["a1", "b1", "c1"], ["b1", "c1", "a1"], ["c1", "a1", "b1"], ["c1", "b1", "a1"]] {
      let wishes = order.compactMap { name in Self.lines.first { $0.hasPrefix(name) } }
      for rest in [Array(Self.lines.prefix(4)), Self.lines.prefix(4).reversed()] {
        for lines in [rest + wishes, wishes + rest] {
          let model = try Model("a == a\nb == b\nc == c\n" + lines.joined(separator: "\n"))
          let yielding = order[0].prefix(1)
          let expected = ["a", "b", "c"].map { $0 == yielding ? 10.0 : 40.0 }
          XCTAssertEqual(try model.values("a b c"), expected, "\(lines)")
          XCTAssertEqual(try model.totals(), [500: 30])
        }
      }
    }
  }

  /// The same wherever the wishes came from: some gone and back, the answer follows the order they are in now.
  func test_S15_afterAnyHistory() throws {
    var dice = Dice(seed: 15)
    let model = try Model(Self.lines.joined(separator: "\n"))
    for step in 0..<300 {
      let line = dice.pick(Self.lines)
      try model.perform("remove \(line.prefix { $0 != ":" })")
      if dice.chance(50) { try model.solver.solve() }
      try model.perform(line)
      let first = model.inventory.entries.first { $0.name.hasSuffix("1") }?.name.prefix(1)
      let expected = ["a", "b", "c"].map { $0 == first ? 10.0 : 40.0 }
      XCTAssertEqual(try model.values("a b c"), expected, "step \(step)")
    }
  }

  func test_S15_inTwentyProcesses() throws {
    let tool = try XCTUnwrap(ReplayTool.find(), "LayoutBenchmarks was not built beside the tests")
    let text = Self.lines.joined(separator: "\n") + "\nsolve\n"
    let answers = try (0..<20).map { _ in try tool.replay(text) }
    XCTAssertTrue(answers[0].hasPrefix(#"{"values":{"a":10,"b":40,"c":40},"violations":{"500":30},"#), answers[0])
    XCTAssertEqual(Set(answers).count, 1)
  }
}
