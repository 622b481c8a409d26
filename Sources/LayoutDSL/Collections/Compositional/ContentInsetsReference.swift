/// What sections keep clear at the sides besides their own insets, as `UIContentInsetsReference` with its raw values.
nonisolated public enum ContentInsetsReference: Int, Sendable {
  /// In a section what the layout's configuration says, there the safe area.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
