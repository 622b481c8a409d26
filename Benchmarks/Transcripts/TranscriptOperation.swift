import LayoutKernel

/// One line of a transcript, read but not performed: variables and constraints are still names.
package enum TranscriptOperation: Equatable, Sendable {
  /// `[name:] EXPR REL EXPR [@...]`, with `try` in front when `isTrial`.
  case add(name: String?, equation: TranscriptEquation, isTrial: Bool)
  case edit(variable: String, strength: Strength)
  case suggest(variable: String, value: Double)
  case unedit(variable: String)
  case constant(constraint: String, value: Double)
  case strength(constraint: String, strength: Strength)
  case remove(constraint: String)
  case solve
}

/// `terms REL constant`, all variables brought to the left.
package struct TranscriptEquation: Equatable, Sendable {
  package struct Term: Equatable, Sendable {
    package var variable: String
    package var coefficient: Double

    package init(_ variable: String, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// In the order written; a variable may occur more than once.
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  package var strength: Strength

  package init(terms: [Term], relation: Relation, constant: Double, strength: Strength) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.strength = strength
  }
}
