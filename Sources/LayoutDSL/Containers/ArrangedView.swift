import Foundation

/// A view a stack arranges.
struct ArrangedView {
  let view: View
  /// Counts the stack's arranged views; never used twice by a stack.
  let number: Int
  /// The distance to the next one if it is not the stack's.
  var customSpacing: CGFloat?
}
