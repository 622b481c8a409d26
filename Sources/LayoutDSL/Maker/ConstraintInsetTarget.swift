import Foundation

/// What `inset` accepts: a number of points, meant for all four sides, or insets for the physical sides.
nonisolated public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

nonisolated extension Int: ConstraintInsetTarget {}
nonisolated extension UInt: ConstraintInsetTarget {}
nonisolated extension Float: ConstraintInsetTarget {}
nonisolated extension Double: ConstraintInsetTarget {}
nonisolated extension CGFloat: ConstraintInsetTarget {}
nonisolated extension EdgeInsets: ConstraintInsetTarget {}

nonisolated extension ConstraintInsetTarget {
  /// The value as insets: a number counts for all four sides.
  package var insetValue: ConstraintConstantTargetValue {
    let value = constraintConstantTargetValue
    guard case .number(let number) = value else { return value }
    return .insets(EdgeInsets(top: number, left: number, bottom: number, right: number))
  }
}
