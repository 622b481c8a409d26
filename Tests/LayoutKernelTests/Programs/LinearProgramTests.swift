import LayoutKernel
import XCTest

/// Linear programs that are hard on the simplex method, with the objective as a variable that wishes to be far away.
final class LinearProgramTests: XCTestCase {
  /// Beale's example, on which the textbook pivot rule goes round in circles for ever:
  /// minimise -3/4 a + 20 b - 1/2 c + 6 d where
  ///   1/4 a - 8 b - c + 9 d <= 0,  1/2 a - 12 b - 1/2 c + 3 d <= 0,  c <= 1,  all >= 0.
  ///
  /// The point (1, 0, 1, 0) costs -3/4 - 1/2 = -5/4. 3/2 times the second row and 5/4 times the third add up to
  /// 3/4 a - 18 b + 1/2 c + 9/2 d <= 5/4, hence the cost is never below -5/4 + 2 b + 21/2 d.
  func testBealesCycle() throws {
    let rows = [
      "0.25*a - 8*b - c + 9*d <= 0", "0.5*a - 12*b - 0.5*c + 3*d <= 0", "c <= 1", "a >= 0", "b >= 0", "c >= 0",
      "d >= 0", "z == -0.75*a + 20*b - 0.5*c + 6*d",
    ]
    var dice = Dice(seed: 1955)
    for order in [rows, rows.reversed()] + (0..<50).map({ _ in rows.shuffled(using: &dice) }) {
      for wishFirst in [true, false] {
        let model = try Model("a == a\nb == b\nc == c\nd == d")
        if wishFirst { try model.perform("z == -1000 @1") }
        for row in order {
          try model.perform(row)
          if !wishFirst { try model.solver.solve() }
        }
        if !wishFirst { try model.perform("z == -1000 @1") }
        for (value, right) in zip(try model.values("a b c d z"), [1, 0, 1, 0, -1.25]) {
          XCTAssertEqual(value, right, accuracy: 1e-9, "\(order)")
        }
        XCTAssertEqual(model.solver.workCounters.restarts, 0)
        XCTAssertNil(model.solver.engine.fault())
      }
    }
  }

  /// Klee and Minty's bent cube: maximise the sum of 2^(n-i) x_i where, for every i,
  /// the sum of 2^(i-j+1) x_j over j < i, plus x_i, is at most base^i, and all x_i >= 0.
  ///
  /// The best corner has nothing but x_n = base^n: half of the last row is the objective but for x_n / 2, so the objective is
  /// at most base^n / 2 + x_n / 2, and x_n is at most base^n less 4 times and more of the others.
  func testKleeMintyCubes() throws {
    for (base, sizes) in [(5.0, 1...12), (100, 1...6)] {
      for count in sizes {
        let model = Model()
        for index in 1...count { model.makeVariable("x\(index)") }
        for index in 1...count {
          let terms = (1..<index).map { "\(power(2, index - $0 + 1))*x\($0) + " }.joined()
          try model.perform("\(terms)x\(index) <= \(power(base, index))\nx\(index) >= 0")
        }
        let goal = (1...count).map { "\(power(2, count - $0))*x\($0)" }.joined(separator: " + ")
        try model.perform("z == \(goal)\nz == 1e15 @1")
        let right = (1...count).map { $0 == count ? power(base, count) : 0 }
        for (value, expected) in zip(try model.values(), right + [power(base, count)]) {
          XCTAssertEqual(value, expected, accuracy: 1e-9 * power(base, count), "\(count) variables of base \(base)")
        }
        XCTAssertEqual(model.solver.workCounters.restarts, 0)
        XCTAssertLessThanOrEqual(model.solver.workCounters.pivots, 10 * count)
      }
    }
  }

  /// The dual of a cube is as bent: walks that leave it corner by corner, by changing the objective, come back.
  func testKleeMintyCubeWithEveryObjective() throws {
    let count = 5
    let model = Model()
    for index in 1...count { model.makeVariable("x\(index)") }
    for index in 1...count {
      let terms = (1..<index).map { "\(power(2, index - $0 + 1))*x\($0) + " }.joined()
      try model.perform("\(terms)x\(index) <= \(power(5, index))\nx\(index) >= 0")
    }
    // Wishing the variables to be large, in turn, from the first: x1 takes all it can, and so on with what is left.
    // x1 = 5; x2 <= 25 - 4*5 = 5; x3 <= 125 - 8*5 - 4*5 = 65; x4 <= 625 - 16*5 - 8*5 - 4*65 = 245;
    // x5 <= 3125 - 32*5 - 16*5 - 8*65 - 4*245 = 1385.
    for index in 1...count { try model.perform("edit x\(index) @\(500 - index)\nsuggest x\(index) 1e6") }
    XCTAssertEqual(try model.values(), [5, 5, 65, 245, 1385])
    // Only the last one wants anything: all others back to 0.
    for index in 1..<count { try model.perform("suggest x\(index) 0") }
    XCTAssertEqual(try model.values(), [0, 0, 0, 0, 3125])
    for index in 1...count { try model.perform("suggest x\(index) 1e6") }
    XCTAssertEqual(try model.values(), [5, 5, 65, 245, 1385])
    XCTAssertNil(model.solver.engine.fault())
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
