import LayoutKernel

/// Reads the lines of a transcript.
package enum TranscriptReader {
  /// Nil for a line that is blank or a comment.
  package static func operation(in line: String) throws(TranscriptRefusal) -> TranscriptOperation? {
    try operation(in: ArraySlice(line.utf8))
  }

  package static func operation(in line: ArraySlice<UInt8>) throws(TranscriptRefusal) -> TranscriptOperation? {
    var scanner = TranscriptScanner(line)
    if scanner.isAtEnd { return nil }
    let operation = try operation(&scanner)
    guard scanner.isAtEnd else { throw TranscriptRefusal("'\(scanner.remainder)' was not expected") }
    return operation
  }

  private static func operation(
    _ scanner: inout TranscriptScanner
  ) throws(TranscriptRefusal) -> TranscriptOperation {
    if scanner.takeCommand("solve") { return .solve }
    if scanner.takeCommand("try") { return try addition(&scanner, isTrial: true) }
    if scanner.takeCommand("edit") {
      let name = try variable(&scanner)
      guard let strength = try strength(&scanner) else { throw TranscriptRefusal("an edit variable needs an @LEVEL") }
      return .edit(variable: name, strength: strength)
    }
    if scanner.takeCommand("suggest") {
      return .suggest(variable: try variable(&scanner), value: try signedNumber(&scanner))
    }
    if scanner.takeCommand("unedit") { return .unedit(variable: try variable(&scanner)) }
    if scanner.takeCommand("constant") {
      return .constant(constraint: try constraint(&scanner), value: try signedNumber(&scanner))
    }
    if scanner.takeCommand("strength") {
      let name = try constraint(&scanner)
      guard let strength = try strength(&scanner) else { throw TranscriptRefusal("no @ with the new strength") }
      return .strength(constraint: name, strength: strength)
    }
    if scanner.takeCommand("remove") { return .remove(constraint: try constraint(&scanner)) }
    return try addition(&scanner, isTrial: false)
  }

  private static func addition(
    _ scanner: inout TranscriptScanner, isTrial: Bool
  ) throws(TranscriptRefusal) -> TranscriptOperation {
    let name = scanner.takeLabel()
    var sum = Sum()
    try sum.add(&scanner, times: 1)
    let relation: Relation
    if scanner.take("==") {
      relation = .equal
    } else if scanner.take("<=") {
      relation = .lessThanOrEqual
    } else if scanner.take(">=") {
      relation = .greaterThanOrEqual
    } else if scanner.isAtEnd {
      throw TranscriptRefusal("no relation ==, <= or >=")
    } else {
      throw TranscriptRefusal("'\(scanner.remainder)' stands where + or - or a relation was expected")
    }
    try sum.add(&scanner, times: -1)
    let equation = TranscriptEquation(
      terms: sum.terms, relation: relation, constant: -sum.constant,
      strength: try strength(&scanner) ?? .required())
    return .add(name: name, equation: equation, isTrial: isTrial)
  }

  /// What stands on the two sides of a relation, gathered on the left.
  private struct Sum {
    var terms: [TranscriptEquation.Term] = []
    var constant = 0.0

    /// Reads one side, multiplied by `factor`.
    mutating func add(_ scanner: inout TranscriptScanner, times factor: Double) throws(TranscriptRefusal) {
      var sign = scanner.take("-") ? -factor : factor
      if sign == factor { _ = scanner.take("+") }
      while true {
        try addTerm(&scanner, times: sign)
        if scanner.take("+") {
          sign = factor
        } else if scanner.take("-") {
          sign = -factor
        } else {
          return
        }
      }
    }

    /// `number`, `variable`, `number*variable`, `variable/number` and their combinations, such as `2/3*x/4` and `2x`.
    private mutating func addTerm(
      _ scanner: inout TranscriptScanner, times factor: Double
    ) throws(TranscriptRefusal) {
      var value = factor
      var needsVariable = true
      if let number = try scanner.takeNumber() {
        value *= number
        try divide(&value, &scanner)
        needsVariable = scanner.take("*")
      }
      if let variable = scanner.takeVariable() {
        try divide(&value, &scanner)
        guard value.isFinite else { throw TranscriptRefusal("the coefficient of \(variable) is not finite") }
        terms.append(TranscriptEquation.Term(variable, value))
      } else if needsVariable {
        let found = scanner.isAtEnd ? "the end" : "'\(scanner.remainder)'"
        throw TranscriptRefusal("\(found) stands where a number or a variable was expected")
      } else {
        constant += value
      }
    }

    private func divide(_ value: inout Double, _ scanner: inout TranscriptScanner) throws(TranscriptRefusal) {
      guard scanner.take("/") else { return }
      guard let divisor = try scanner.takeNumber() else { throw TranscriptRefusal("no number after /") }
      guard divisor != 0 else { throw TranscriptRefusal("division by zero") }
      value /= divisor
    }
  }

  /// `@LEVEL[*WEIGHT]` or `@required[^RANK]`; nil when there is no `@`. Level 1000 is required.
  private static func strength(_ scanner: inout TranscriptScanner) throws(TranscriptRefusal) -> Strength? {
    guard scanner.take("@") else { return nil }
    var level: Float = 1000
    if !scanner.take("required") {
      guard let number = try scanner.takeNumber() else { throw TranscriptRefusal("no level after @") }
      level = Float(number)
      guard level > 0, level <= 1000 else { throw TranscriptRefusal("no such level: \(number)") }
    }
    var weight = 1.0
    if scanner.take("*") {
      guard let number = try scanner.takeNumber() else { throw TranscriptRefusal("no weight after *") }
      guard number > 0 else { throw TranscriptRefusal("a weight must be above 0") }
      weight = number
    }
    var rank = 0
    if scanner.take("^") {
      guard let number = scanner.takeInteger() else { throw TranscriptRefusal("no whole number after ^") }
      rank = number
    }
    return level == 1000 ? .required(rank: rank) : .level(level, weight: weight)
  }

  private static func variable(_ scanner: inout TranscriptScanner) throws(TranscriptRefusal) -> String {
    guard let name = scanner.takeVariable() else { throw TranscriptRefusal("no variable given") }
    return name
  }

  private static func constraint(_ scanner: inout TranscriptScanner) throws(TranscriptRefusal) -> String {
    guard let name = scanner.takeConstraint() else { throw TranscriptRefusal("no constraint named") }
    return name
  }

  private static func signedNumber(_ scanner: inout TranscriptScanner) throws(TranscriptRefusal) -> Double {
    guard let word = scanner.takeWord() else { throw TranscriptRefusal("no number given") }
    return try TranscriptScanner.number(word)
  }
}
