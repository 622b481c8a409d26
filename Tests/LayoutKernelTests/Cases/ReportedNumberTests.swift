import XCTest

/// S12: rows that other rows imply, but for the last bit.
final class ReportedNumberTests: XCTestCase {
  /// Columns that are each W/n, chained, with the last edge said to be W: n * (1.0 / n) is not always 1.
  func test_S12_fractionsOfAWidth() throws {
    for count in [6, 7, 49] {
      let model = try Model("edit W @700\nx0 == 0")
      let fraction = 1.0 / Double(count)
      for index in 0..<count { try model.perform("w\(index) == \(fraction)*W") }
      for index in 0..<count - 1 { try model.perform("x\(index + 1) == x\(index) + w\(index)") }
      try model.perform("x\(count - 1) + w\(count - 1) == W")
      for width in [100, 37.3, 1e6, 0, 100] {
        try model.perform("suggest W \(width)")
        let tolerance = 1e-6 * max(1, width)
        XCTAssertEqual(try model.rejected(), [], "\(count) columns, \(width) wide")
        for index in 0..<count {
          let edge = Double(index) * width / Double(count)
          XCTAssertEqual(try model.value("x\(index)"), edge, accuracy: tolerance)
        }
        let end = try model.value("x\(count - 1)") + model.value("w\(count - 1)")
        XCTAssertEqual(end, width, accuracy: tolerance)
        XCTAssertNil(model.solver.engine.fault())
      }
    }
  }

  /// 0.1 added up ten times is 0.9999999999999999.
  func test_S12_tenTenths() throws {
    for adding in ["", "try "] {
      let model = try Model("y0 == 0")
      for index in 0..<10 { try model.perform("\(adding)y\(index + 1) == y\(index) + 0.1") }
      try model.perform("\(adding)y10 == 1.0")
      XCTAssertEqual(try model.rejected(), [])
      XCTAssertEqual(try model.value("y10"), 1, accuracy: 1e-9)
    }
  }
}
