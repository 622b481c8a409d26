import Foundation

/// A finger that stays, as `UILongPressGestureRecognizer`.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}
