/// How important a statement is: `.required`, `.high`, `.medium`, `.low`, or any number between.
///
/// `.priority(.high)`, `.priority(ConstraintPriority.required.advanced(by: -1))`. The value is stored as it is; one that
/// is no priority (not above 0, above 1000, NaN) is reported where it is used. SnapKit's `ConstraintPriority`.
nonisolated public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Strideable, Sendable {
  /// The priority as a number.
  public let value: Float

  /// What a literal such as `750.5` makes.
  public init(floatLiteral value: Float) {
    self.value = value
  }

  /// Any number; not checked here.
  public init(_ value: Float) {
    self.value = value
  }

  /// 1000: must hold.
  public static let required: ConstraintPriority = 1000.0
  /// 750.
  public static let high: ConstraintPriority = 750.0
  /// 500, as SnapKit has it on UIKit.
  public static let medium: ConstraintPriority = 500.0
  /// 250.
  public static let low: ConstraintPriority = 250.0

  /// This much more important, or less for a negative amount.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }

  /// How much more important `other` is.
  public func distance(to other: ConstraintPriority) -> Float {
    other.value - value
  }
}
