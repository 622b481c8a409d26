/// What a `solve` of a transcript found.
package struct TranscriptAnswer: Equatable, Sendable {
  package struct Value: Equatable, Sendable {
    package var variable: String
    package var value: Double

    package init(variable: String, value: Double) {
      self.variable = variable
      self.value = value
    }
  }

  package struct Total: Equatable, Sendable {
    package var level: Float
    package var violation: Double

    package init(level: Float, violation: Double) {
      self.level = level
      self.violation = violation
    }
  }

  package struct Rejection: Equatable, Sendable {
    package var constraint: String
    /// The accepted constraints it contradicts.
    package var contradicting: [String]

    package init(constraint: String, contradicting: [String]) {
      self.constraint = constraint
      self.contradicting = contradicting
    }
  }

  /// In order of creation.
  package var values: [Value]
  /// Strongest level first.
  package var totals: [Total]
  package var rejections: [Rejection]
  package var ambiguous: [String]

  package init(values: [Value], totals: [Total], rejections: [Rejection], ambiguous: [String]) {
    self.values = values
    self.totals = totals
    self.rejections = rejections
    self.ambiguous = ambiguous
  }

  /// One line of JSON. Numbers are the shortest decimals that read back as the same Double.
  package var json: String {
    let values = values.map { "\"\($0.variable)\":\(Self.text($0.value))" }
    let totals = totals.map { "\"\(Self.levelText($0.level))\":\(Self.text($0.violation))" }
    let conflicts = rejections.map { "\"\($0.constraint)\":\(Self.list($0.contradicting))" }
    return "{\"values\":{\(values.joined(separator: ","))},"
      + "\"violations\":{\(totals.joined(separator: ","))},"
      + "\"rejected\":\(Self.list(rejections.map(\.constraint))),"
      + "\"conflicts\":{\(conflicts.joined(separator: ","))},"
      + "\"ambiguous\":\(Self.list(ambiguous))}"
  }

  /// Names consist of letters, digits and a few marks: nothing to escape.
  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }

  private static func text(_ number: Double) -> String {
    // Zero has no sign here.
    let text = number == 0 ? "0" : "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The Float's shortest text without an exponent: `750`, `999.5`, `0.00001`.
  package static func levelText(_ level: Float) -> String {
    let text = "\(level)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), exponent < 0
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let mantissa = text[..<mark]
    let digits = mantissa.filter { $0 != "." }
    let zeros = String(repeating: "0", count: -exponent - 1)
    return "0." + zeros + (mantissa.hasSuffix(".0") ? digits.dropLast() : digits[...])
  }
}
