import Foundation
import LayoutBenchmarks

/// A transcript with what every `solve` in it must find.
struct Fixture {
  /// What the JSON after a `solve` says.
  struct Expectation: Decodable {
    var violations: [String: Double]
    var rejected: [String]
    var ambiguous: [String]
    var values: [String: Range]
  }

  /// A number, or a pair where the contract leaves a value open.
  struct Range: Decodable {
    var least: Double
    var greatest: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let pair = try? container.decode([Double].self), pair.count == 2 {
        (least, greatest) = (pair[0], pair[1])
      } else {
        least = try container.decode(Double.self)
        greatest = least
      }
    }
  }

  var name: String
  /// The transcript, without the expectations.
  var lines: [String] = []
  var expectations: [Expectation] = []

  var text: String { lines.joined(separator: "\n") }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The files there are, in order of their names.
  static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".lcs") }.sorted()
  }

  static func load(_ file: String) throws -> [Fixture] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var fixtures: [Fixture] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### ") {
        fixtures.append(Fixture(name: String(line.dropFirst(4))))
      } else if line.hasPrefix("#= ") {
        let expectation = try JSONDecoder().decode(Expectation.self, from: Data(line.utf8.dropFirst(3)))
        fixtures[fixtures.count - 1].expectations.append(expectation)
      } else if !fixtures.isEmpty {
        fixtures[fixtures.count - 1].lines.append(String(line))
      }
    }
    return fixtures
  }
}
