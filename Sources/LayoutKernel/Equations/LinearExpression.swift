/// A sum of multiples of variables and a constant: `2·x + y − 4`.
///
/// A variable may stand in several terms; its coefficients add up when the expression enters a solver. Nothing is checked
/// here: coefficients that are NaN or infinite, and variables of another solver, are refused by `Solver.add`.
public struct LinearExpression: Sendable {
  /// One multiple of a variable.
  public struct Term: Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  public var terms: [Term]
  public var constant: Double

  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// `coefficient · variable + constant`.
  public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    self.init(terms: [Term(variable, coefficient)], constant: constant)
  }

  /// Adds `factor · other` to this expression. O(terms of `other`).
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }

  /// Adds `coefficient · variable` to this expression. O(1).
  public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    terms.append(Term(variable, coefficient))
  }

  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }
}
