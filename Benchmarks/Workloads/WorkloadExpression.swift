/// A sum of multiples of a system's variables, counted from 0, and a constant.
package struct WorkloadExpression: Equatable, Sendable {
  package struct Term: Equatable, Sendable {
    package var variable: Int
    package var coefficient: Double
  }

  /// In the order written.
  package private(set) var terms: [Term]
  package private(set) var constant: Double

  package init(variable: Int) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  package init(terms: [Term], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  static func + (left: Self, right: Self) -> Self {
    Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: Self, right: Self) -> Self {
    left + -1 * right
  }

  static func + (left: Self, right: Double) -> Self {
    Self(terms: left.terms, constant: left.constant + right)
  }

  static func - (left: Self, right: Double) -> Self {
    left + -right
  }

  static func * (factor: Double, right: Self) -> Self {
    let terms = right.terms.map { Term(variable: $0.variable, coefficient: factor * $0.coefficient) }
    return Self(terms: terms, constant: factor * right.constant)
  }
}
