import Foundation

/// A value that can be the constant of a constraint.
///
/// A type of your own takes part by implementing `constraintConstantTargetValue`. Adopting this protocol (or one of its
/// refinements) without it compiles, as in SnapKit; using such a value is reported
/// (`LayoutIssue.Kind.invalidTarget`) and leaves the statement out.
nonisolated public protocol ConstraintConstantTarget {
  /// What the value means as a constant, in points. `.unsupported` by default.
  var constraintConstantTargetValue: ConstraintConstantTargetValue { get }
}

nonisolated extension ConstraintConstantTarget {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .unsupported }
}

nonisolated extension Int {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .number(CGFloat(self)) }
}

nonisolated extension UInt {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .number(CGFloat(self)) }
}

nonisolated extension Float {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .number(CGFloat(self)) }
}

nonisolated extension Double {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .number(CGFloat(self)) }
}

nonisolated extension CGFloat {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .number(self) }
}

nonisolated extension CGPoint: ConstraintConstantTarget {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .point(self) }
}

nonisolated extension CGSize: ConstraintConstantTarget {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .size(self) }
}

nonisolated extension EdgeInsets: ConstraintConstantTarget {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .insets(self) }
}

nonisolated extension DirectionalEdgeInsets: ConstraintConstantTarget {
  public var constraintConstantTargetValue: ConstraintConstantTargetValue { .directionalInsets(self) }
}
