/// How an expression stands to zero. Raw values as `NSLayoutConstraint.Relation`.
public enum Relation: Int8, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
