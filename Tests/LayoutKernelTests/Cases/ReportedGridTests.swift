import LayoutKernel
import XCTest

/// S17: a grid of cells, each with an inner box of fixed aspect, centred and as large as fits.
final class ReportedGridTests: XCTestCase {
  /// Cells of 1000/n by 500/n: the height caps the box, the width follows as 1.5 times it and fits; so it is off by
  /// (1000 - 750)/n horizontally and stands half of that in.
  func test_S17_boxesOfFixedAspectInAGrid() throws {
    var work: [Int: WorkCounters] = [:]
    for count in [5, 10, 20] {
      let model = try grid(count)
      let size = Double(count)
      for row in 0..<count {
        for column in 0..<count {
          let found = try model.values(["x", "y", "w", "h"].map { "\($0)\(row)_\(column)" }.joined(separator: " "))
          let expected = [(1000 * Double(column) + 125) / size, 500 * Double(row) / size, 750 / size, 500 / size]
          for (value, right) in zip(found, expected) {
            XCTAssertEqual(value, right, accuracy: 1e-9, "row \(row), column \(column) of \(count)")
          }
        }
      }
      XCTAssertNil(model.solver.engine.fault())
      XCTAssertEqual(try model.totals()[750] ?? 0, 250 * size, accuracy: 1e-6)
      work[count] = model.solver.workCounters
    }
    // Four times the cells, and not much more than four times the work.
    for (small, large) in [(5, 10), (10, 20)] {
      let before = try XCTUnwrap(work[small])
      let after = try XCTUnwrap(work[large])
      XCTAssertLessThanOrEqual(after.pivots, 5 * before.pivots + 10)
      XCTAssertLessThanOrEqual(after.flips, 5 * before.flips + 10)
      XCTAssertLessThanOrEqual(after.factorizations, 5 * before.factorizations + 10)
      XCTAssertLessThanOrEqual(after.visits, 10 * before.visits)
      XCTAssertEqual(after.restarts, 0)
    }
  }

  private func grid(_ count: Int) throws -> Model {
    let model = try Model("W == 1000\nH == 500\nX0 == 0\nY0 == 0\nX\(count) == W\nY\(count) == H")
    for index in 0..<count {
      try model.perform("X\(index + 1) == X\(index) + colW\nY\(index + 1) == Y\(index) + rowH")
    }
    for row in 0..<count {
      for column in 0..<count {
        let box = "\(row)_\(column)"
        try model.perform(
          """
          w\(box) <= colW
          h\(box) <= rowH
          w\(box) == 1.5*h\(box)
          w\(box) == colW @750
          h\(box) == rowH @750
          2*x\(box) + w\(box) == 2*X\(column) + colW
          2*y\(box) + h\(box) == 2*Y\(row) + rowH
          """)
      }
    }
    return model
  }
}
