import Foundation

nonisolated extension CGAffineTransform {
  /// The first component that is NaN or infinite.
  package var bad: NonFiniteValue? {
    [a, b, c, d, tx, ty].lazy.compactMap(NonFiniteValue.init).first
  }
}
