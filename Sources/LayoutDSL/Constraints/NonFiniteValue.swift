import Foundation

/// A number that is no finite one. Unlike the numbers themselves, each equals itself.
nonisolated public enum NonFiniteValue: String, Sendable {
  case notANumber = "NaN"
  case infinity = "infinite"
  case negativeInfinity = "minus infinite"

  /// Nil for a finite number.
  package init?(_ value: CGFloat) {
    if value.isFinite { return nil }
    self = value.isNaN ? .notANumber : value > 0 ? .infinity : .negativeInfinity
  }
}
