/// What changed of a view its engine knows.
nonisolated package enum ViewChange: Sendable {
  /// Its frame was set by hand, or its autoresizing mask.
  case frame
  /// Whether its frame or its constraints determine it.
  case mode
  /// Its intrinsic size, alignment insets or baselines.
  case contentSize
  /// Its hugging or compression resistance.
  case contentPriority
  /// Its margins or safe area.
  case insets
  /// The direction of leading and trailing.
  case direction
}
