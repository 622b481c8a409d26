import Foundation

/// A file of results: where and how they came about, then the records, one a line.
struct Report<Record: Encodable> {
  var records: [Record]

  func write(to path: String) throws {
    var lines: [String] = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "none")
    for (name, value) in Origin.facts {
      lines.append("\"\(name)\":\(String(decoding: try encoder.encode(value), as: UTF8.self)),")
    }
    let rows = try records.map { "  " + String(decoding: try encoder.encode($0), as: UTF8.self) }
    lines.append("\"records\":[\n" + rows.joined(separator: ",\n") + "\n]")
    try Data(("{\n" + lines.joined(separator: "\n") + "\n}\n").utf8).write(to: URL(fileURLWithPath: path))
  }
}
