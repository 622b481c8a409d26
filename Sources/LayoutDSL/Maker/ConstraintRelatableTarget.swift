import Foundation

/// What `equalTo`, `lessThanOrEqualTo` and `greaterThanOrEqualTo` accept: numbers, `CGSize`, `CGPoint`, insets, views,
/// layout guides, and the attributes of an item.
///
/// A type of your own can take part by implementing `constraintRelatableTargetValue`, or, if it also is a
/// `ConstraintConstantTarget`, by that protocol's requirement alone. Adopting this protocol without either compiles, as
/// in SnapKit; using such a value is reported (`LayoutIssue.Kind.invalidTarget`) and leaves the statement out.
nonisolated public protocol ConstraintRelatableTarget {
  /// What the value means on the right-hand side. `.unsupported` by default.
  var constraintRelatableTargetValue: ConstraintRelatableTargetValue { get }
}

nonisolated extension ConstraintRelatableTarget {
  public var constraintRelatableTargetValue: ConstraintRelatableTargetValue { .unsupported }
}

nonisolated extension ConstraintRelatableTarget where Self: ConstraintConstantTarget {
  public var constraintRelatableTargetValue: ConstraintRelatableTargetValue {
    .constant(constraintConstantTargetValue)
  }
}

nonisolated extension Int: ConstraintRelatableTarget {}
nonisolated extension UInt: ConstraintRelatableTarget {}
nonisolated extension Float: ConstraintRelatableTarget {}
nonisolated extension Double: ConstraintRelatableTarget {}
nonisolated extension CGFloat: ConstraintRelatableTarget {}
nonisolated extension CGPoint: ConstraintRelatableTarget {}
nonisolated extension CGSize: ConstraintRelatableTarget {}
nonisolated extension EdgeInsets: ConstraintRelatableTarget {}
nonisolated extension DirectionalEdgeInsets: ConstraintRelatableTarget {}

extension ConstraintItem: ConstraintRelatableTarget {
  nonisolated public var constraintRelatableTargetValue: ConstraintRelatableTargetValue { .attributes(self) }
}

extension View: ConstraintRelatableTarget {
  nonisolated public var constraintRelatableTargetValue: ConstraintRelatableTargetValue { .item(self) }
}

extension LayoutGuide: ConstraintRelatableTarget {
  nonisolated public var constraintRelatableTargetValue: ConstraintRelatableTargetValue { .item(self) }
}
