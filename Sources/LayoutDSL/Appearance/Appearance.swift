import Foundation

/// What of a view is stored for pictures and for those who look at the tree; made when something is set.
final class Appearance {
  var backgroundColor: Color?
  var tintColor: Color?
  var contentMode = ContentMode.scaleToFill
  var alpha: CGFloat = 1
  var isOpaque = true
  var tag = 0
  var isUserInteractionEnabled: Bool?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  /// A view.
  var mask: AnyObject?
  var accessibility = AccessibilityState()
  var layer: Layer?
  /// The transform; nil for the identity.
  var transform: CGAffineTransform?
  /// What the animations of a root go by.
  var animationClock: AnyObject?
  /// What it was shown on, for a root that was taken out of a window.
  var formerTraits: TraitCollection?
  var overriddenStyle = UserInterfaceStyle.unspecified
}
