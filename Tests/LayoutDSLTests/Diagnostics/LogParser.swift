import Foundation

/// Reads a console report the way tools for such logs do (wtfautolayout's grammar): what is not read is an error.
struct LogParser {
  /// One constraint of the list.
  struct Entry: Equatable {
    /// Class, address and identifier of the constraint.
    var constraint: String
    /// `UIView:0x40.width`
    var first: String
    var relation: String
    /// Nil against a number.
    var second: String?
    var multiplier: Double
    var constant: Double
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private var rest: Substring
  private var names: [String: String] = [:]

  /// The constraints between the parentheses.
  static func entries(of report: String) throws -> [Entry] {
    guard let start = report.range(of: "\n("), let end = report.range(of: "\n)") else {
      throw Failure(description: "no list")
    }
    let lines = report[start.upperBound..<end.lowerBound].split(separator: "\n")
    return try lines.enumerated().map { index, line in
      var parser = LogParser(rest: line)
      let entry = try parser.line(isLast: index == lines.count - 1)
      return entry
    }
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func line(isLast: Bool) throws -> Entry {
    try expect("    \"<")
    // The names come last and are needed before.
    if let start = rest.range(of: "(active, names: ") { names = try Self.names(rest[start.upperBound...]) }
    let constraint = try instance(allowingPlace: true)
    try expect(" ")
    if take("h=") { _ = try pattern("[&-]{3} v=[&-]{3} ") }
    var identifier = ""
    if take("'") {
      identifier = try pattern("[^']*")
      try expect("' ")
    }
    var entry = rest.hasPrefix("H:") || rest.hasPrefix("V:") ? try visual() : try equation()
    entry.constraint = constraint + identifier
    if take("   (active") {
      if take(", names: ") { _ = try pattern("[^)]* ") }
      try expect(")")
    }
    try expect(">\"")
    if !isLast { try expect(",") }
    guard rest.isEmpty else { throw Failure(description: "left over: \(rest)") }
    return entry
  }

  private mutating func equation() throws -> Entry {
    let first = try end()
    try expect(" ")
    let relation = try pattern("==|<=|>=")
    try expect(" ")
    var entry = Entry(constraint: "", first: first, relation: relation, multiplier: 1, constant: 0)
    if let factor = try? pattern("[0-9.e+-]+\\*") { entry.multiplier = Double(factor.dropLast()) ?? .nan }
    if rest.contains(/^[A-Za-z_.]+:0x/) { entry.second = try end() }
    if take(" * ") { entry.multiplier = try number() }
    if take(" + ") {
      entry.constant = try number()
    } else if take(" - ") {
      entry.constant = -(try number())
    } else if entry.second == nil {
      entry.constant = try number()
    }
    return entry
  }

  private mutating func visual() throws -> Entry {
    let axis = try pattern("[HV]:")
    let (start, stop) = axis == "H:" ? ("leading", "trailing") : ("top", "bottom")
    let left = try entity()
    try expect("-(")
    let relation = (try? pattern("<=|>=")) ?? "=="
    let constant = try number()
    try expect(")-")
    let right = try entity()
    _ = take("(LTR)")
    guard let superview = left != "|" && right != "|" ? "" : names["'|'"] else {
      throw Failure(description: "no name for |")
    }
    let first = right == "|" ? "\(superview).\(stop)" : "\(right).\(start)"
    let second = left == "|" ? "\(superview).\(start)" : "\(left).\(stop)"
    return Entry(
      constraint: "", first: first, relation: relation, second: second, multiplier: 1, constant: constant)
  }

  private mutating func entity() throws -> String {
    if take("|") { return "|" }
    try expect("[")
    let item = try instance(allowingPlace: false)
    try expect("]")
    return item
  }

  private mutating func end() throws -> String {
    try instance(allowingPlace: false) + pattern("\\.[A-Za-z]+")
  }

  /// Class, address, place in a file and name.
  private mutating func instance(allowingPlace: Bool) throws -> String {
    let instance = try pattern("[A-Za-z0-9$._]+:0x[0-9a-f]+")
    if allowingPlace { _ = try? pattern("@[^#]*#[0-9]+") }
    if take("'") { _ = try pattern("[^']*'") }
    return instance
  }

  private mutating func number() throws -> Double {
    guard let value = Double(try pattern("-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?")) else {
      throw Failure(description: "no number")
    }
    return value
  }

  private static func names(_ text: Substring) throws -> [String: String] {
    var parser = LogParser(rest: text)
    try parser.expect("'|':")
    return ["'|'": try parser.instance(allowingPlace: false)]
  }

  private mutating func pattern(_ pattern: String) throws -> String {
    guard let match = rest.range(of: "^(\(pattern))", options: .regularExpression) else {
      throw Failure(description: "no \(pattern) at \(rest)")
    }
    let text = String(rest[match])
    rest = rest[match.upperBound...]
    return text
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) throws {
    guard take(text) else { throw Failure(description: "no \(text) at \(rest)") }
  }
}
