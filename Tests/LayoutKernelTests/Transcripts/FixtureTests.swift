import Foundation
import LayoutBenchmarks
import Testing

/// Generated systems against answers worked out exactly, by a judge that shares nothing with the solver
/// (Tests/Tools/README.md).
@Suite struct FixtureTests {
  @Test(arguments: try Fixture.files())
  func everySolveIsAsJudged(file: String) throws {
    let fixtures = try Fixture.load(file)
    #expect(!fixtures.isEmpty)
    var printed = 0
    for fixture in fixtures {
      #expect(!fixture.expectations.isEmpty, "\(fixture.name) expects nothing")
      let faults = fixture.faults()
      if faults.isEmpty { continue }
      Issue.record("\(fixture.name):\n\(faults.prefix(5).joined(separator: "\n"))\n\(fixture.text)")
      printed += 1
      if printed == 3 { break }
    }
  }

  @Test func thereAreAThousandSystems() throws {
    let count = try Fixture.files().reduce(0) { $0 + (try Fixture.load($1).count) }
    #expect(count >= 1000)
  }

  /// The comparison itself must be able to fail.
  @Test func wrongExpectationsAreNoticed() throws {
    let right = #"{"violations":{"500":20},"rejected":["b"],"ambiguous":["y"],"values":{"x":10,"y":[0,0]}}"#
    let lines = ["a: x == 10", "b: x >= 11", "c: x == 30 @500", "try y <= 5", "solve"]
    // x is required to be 10, b contradicts that, c misses by 30 - 10 = 20, and nothing but y's wish for 0 holds y.
    func faults(_ json: String) throws -> [String] {
      let expectation = try JSONDecoder().decode(Fixture.Expectation.self, from: Data(json.utf8))
      return Fixture(name: "own", lines: lines, expectations: [expectation]).faults()
    }
    #expect(try faults(right) == [])
    for (good, bad) in [
      ("\"b\"", "\"a\""), ("20", "20.00001"), ("\"x\":10", "\"x\":10.00001"), ("[\"y\"]", "[]"),
      ("\"500\"", "\"499.5\""),
    ] {
      #expect(try faults(right.replacingOccurrences(of: good, with: bad)).count == 1, "\(bad) for \(good)")
    }
  }
}
