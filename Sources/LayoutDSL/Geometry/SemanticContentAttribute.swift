/// Whether a view's layout follows the direction of the language. Raw values as `UISemanticContentAttribute`.
nonisolated public enum SemanticContentAttribute: Int, Sendable {
  /// Follows the language.
  case unspecified = 0
  /// Controls of playback: never flipped.
  case playback = 1
  /// Controls of directions in space: never flipped.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4

  /// The direction of a view with this attribute in a tree whose language is read in `direction`.
  package func effectiveDirection(in direction: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
