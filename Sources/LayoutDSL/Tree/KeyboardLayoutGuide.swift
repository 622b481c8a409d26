import Foundation

/// The part of a view the keyboard covers, as `UIKeyboardLayoutGuide`: from its top to the bottom of the view, as wide as the
/// view. Without a keyboard it begins where the safe area ends. `Window.keyboardFrame` says where the keyboard is.
open class KeyboardLayoutGuide: LayoutGuide {
  /// Whether it is where a keyboard is that does not touch the bottom of the window; false by default, when such a keyboard
  /// counts as none.
  open var followsUndockedKeyboard = false { didSet { owningView?.refreshEdges() } }
  /// Whether it begins at the end of the safe area without a keyboard; true by default. Otherwise at the bottom edge.
  open var usesBottomSafeArea = true { didSet { owningView?.refreshEdges() } }
  /// How far above the keyboard a finger dismisses it, in points; stored.
  open var keyboardDismissPadding: CGFloat = 0
}
