import LayoutBenchmarks
import LayoutKernel
import Testing

@Suite struct TranscriptReaderTests {
  private func equation(_ line: String) throws -> TranscriptEquation? {
    guard case .add(_, let equation, _) = try TranscriptReader.operation(in: line) else { return nil }
    return equation
  }

  @Test func variablesGoToTheLeftAndNumbersToTheRight() throws {
    // 2x + y/4 - 4 >= 3 - z  is  2x + 0.25y + z >= 3 + 4.
    #expect(
      try TranscriptReader.operation(in: "  edge : 2*x + y/4 - 4 >= 3 - z @750*2  # wide")
        == .add(
          name: "edge",
          equation: TranscriptEquation(
            terms: [.init("x", 2), .init("y", 0.25), .init("z", 1)], relation: .greaterThanOrEqual, constant: 7,
            strength: .level(750, weight: 2)),
          isTrial: false))
  }

  @Test(arguments: [
    ("x == 1", 1.0), ("2x == 1", 2), ("2 x == 1", 2), ("- x == 1", -1), ("+x == 1", 1), ("1e-3*x == 1", 0.001),
    ("3/4*x == 1", 0.75), ("3*x/4 == 1", 0.75), ("6/4*x/3 == 1", 0.5), ("1.5E2*x == 1", 150), ("2.*x == 1", 2),
    ("1 == x", -1), ("x/1e1 == 1", 0.1),
  ])
  func coefficients(line: String, coefficient: Double) throws {
    #expect(try equation(line)?.terms == [.init("x", coefficient)])
  }

  @Test func aVariableMayOccurOnBothSides() throws {
    #expect(try equation("x == x + 2")?.terms == [.init("x", 1), .init("x", -1)])
    #expect(try equation("0 <= 5")?.constant == 5)
    #expect(try equation("e2 == 2e2 + e2.x_1")?.terms == [.init("e2", 1), .init("e2.x_1", -1)])
  }

  @Test(arguments: [
    ("x == 1", Strength.required()), ("x == 1 @required", .required()), ("x == 1 @required^-2", .required(rank: -2)),
    ("x == 1 @1000", .required()), ("x == 1 @1000^3", .required(rank: 3)), ("x == 1 @999.5", .level(999.5)),
    ("x == 1 @ 0.001 * 1e2", .level(0.001, weight: 100)),
    // The nearest Float to this is 1000.
    ("x == 1 @999.99999", .required()),
  ])
  func strengths(line: String, strength: Strength) throws {
    #expect(try equation(line)?.strength == strength)
  }

  @Test func commands() throws {
    let operation = TranscriptReader.operation(in:) as (String) throws(TranscriptRefusal) -> TranscriptOperation?
    #expect(try operation("solve") == .solve)
    #expect(try operation("edit w @999.5*3") == .edit(variable: "w", strength: .level(999.5, weight: 3)))
    #expect(try operation("suggest\tw -1.5e3\r") == .suggest(variable: "w", value: -1500))
    #expect(try operation("unedit w") == .unedit(variable: "w"))
    #expect(try operation("constant top-edge +7") == .constant(constraint: "top-edge", value: 7))
    #expect(try operation("strength k1 @required") == .strength(constraint: "k1", strength: .required()))
    #expect(try operation("remove _3") == .remove(constraint: "_3"))
    let equation = TranscriptEquation(
      terms: [.init("x", 1)], relation: .lessThanOrEqual, constant: 3, strength: .required())
    #expect(try operation("try k: x <= 3") == .add(name: "k", equation: equation, isTrial: true))
    #expect(try operation("try x <= 3") == .add(name: nil, equation: equation, isTrial: true))
    // A word that begins a command is a fine name.
    #expect(try operation("solve: x <= 3") == .add(name: "solve", equation: equation, isTrial: false))
    let solved = TranscriptEquation(terms: [.init("solved", 1)], relation: .equal, constant: 0, strength: .required())
    #expect(try operation("solved == 0") == .add(name: nil, equation: solved, isTrial: false))
    #expect(try operation("") == nil)
    #expect(try operation("   # nothing") == nil)
  }

  @Test(arguments: [
    "x", "x =", "x = 3", "x == ", "== 3", "x < 3", "x == 3 == 4", "1 <= x <= 3", "x + == 3", "x + -3 == 4", "x y == 3",
    "2 3 == x", "x*2 == 4", "2* == x", "x/0 == 1", "x/y == 1", "x == .5",
    "1e999*x == 1", "é == 3", "a b: x == 3", "1a: x == 3", ": x == 3", "x == 3 @", "x == 3 @0", "x == 3 @-5",
    "x == 3 @1000.1", "x == 3 @strong", "x == 3 @nan", "x == 3 @500*", "x == 3 @500*0", "x == 3 @500*-1",
    "x == 3 @required^", "x == 3 @required^1.5", "x == 3 @500 @600", "x == 3 @1e-60", "solve now", "edit", "edit w",
    "edit w 500", "edit 2w @500", "suggest w", "suggest w x", "suggest w 1 2", "suggest w inf", "suggest w 1e999",
    "suggest w 0x1p3", "unedit", "unedit w v", "constant k", "constant k two", "strength k", "strength k 500", "remove",
    "remove a b", "try", "try solve", "x == 3;",
  ])
  func malformedLinesAreRefused(line: String) {
    #expect(throws: TranscriptRefusal.self) { try TranscriptReader.operation(in: line) }
  }
}
