import Foundation

/// A quick move, as `UISwipeGestureRecognizer`.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// With the raw values of UIKit.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Two fingers apart, as `UIPinchGestureRecognizer`.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How much further they are apart than at the start.
  open var scale: CGFloat = 1
  /// A second.
  open var velocity: CGFloat = 0
}

/// Two fingers turning, as `UIRotationGestureRecognizer`.
open class RotationGestureRecognizer: GestureRecognizer {
  /// In radians, clockwise.
  open var rotation: CGFloat = 0
  /// In radians a second.
  open var velocity: CGFloat = 0
}

/// A pointer above the view, as `UIHoverGestureRecognizer`.
open class HoverGestureRecognizer: GestureRecognizer {}
