import Foundation

/// What `multipliedBy` and `dividedBy` accept: a number.
nonisolated public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}

nonisolated extension Int: ConstraintMultiplierTarget {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

nonisolated extension UInt: ConstraintMultiplierTarget {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

nonisolated extension Float: ConstraintMultiplierTarget {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

nonisolated extension Double: ConstraintMultiplierTarget {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

nonisolated extension CGFloat: ConstraintMultiplierTarget {
  public var constraintMultiplierTargetValue: CGFloat { self }
}
