import Foundation

/// What `priority` accepts besides `ConstraintPriority`: a number or a `LayoutPriority`.
nonisolated public protocol ConstraintPriorityTarget {
  /// The priority: above 0, at most 1000. Not checked here.
  var constraintPriorityTargetValue: Float { get }
}

nonisolated extension Int: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

nonisolated extension UInt: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

nonisolated extension Float: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { self }
}

nonisolated extension Double: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

nonisolated extension CGFloat: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

nonisolated extension LayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
