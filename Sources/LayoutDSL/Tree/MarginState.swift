import Foundation

/// What a view's edges keep clear.
package struct MarginState {
  /// The margins as they were last set, in the form they were set in.
  nonisolated package enum OwnMargins: Equatable {
    case bySide(EdgeInsets)
    case inReadingDirection(DirectionalEdgeInsets)

    package func resolved(_ direction: @autoclosure () -> UserInterfaceLayoutDirection) -> EdgeInsets {
      switch self {
      case .bySide(let insets): insets
      case .inReadingDirection(let insets): insets.resolved(direction())
      }
    }
  }

  package var own = OwnMargins.bySide(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// Whether the margins were ever set.
  package var isOwnSet = false
  package var insetsFromSafeArea = true
  package var preservesSuperview = false
  /// How many subviews have that set.
  package var preservingCount = 0
  package var additionalSafeArea = EdgeInsets.zero
  /// What controllers add; nil without any.
  var controllerEdges: ControllerEdges?
  /// The safe-area insets as of the last frame.
  package var safeArea = EdgeInsets.zero
  /// The margins in effect as of the last frame.
  package var effective = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  package var safeAreaGuide: LayoutGuide?
  package var marginsGuide: LayoutGuide?
  /// Guides that follow more than that.
  var guideInsets: GuideInsets?
  /// Whether the view or one inside it has a guide that follows the keyboard.
  package var hasKeyboardGuide = false
}
