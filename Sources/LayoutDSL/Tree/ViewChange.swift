/// What changed of a view its engine knows.
nonisolated package struct ViewChange: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Its frame was set by hand, or its autoresizing mask.
  package static let frame = ViewChange(rawValue: 1 << 0)
  /// Whether its frame or its constraints determine it.
  package static let mode = ViewChange(rawValue: 1 << 1)
  /// Its intrinsic size, alignment insets or baselines.
  package static let contentSize = ViewChange(rawValue: 1 << 2)
  /// Its hugging or compression resistance.
  package static let contentPriority = ViewChange(rawValue: 1 << 3)
  /// Its margins or safe area.
  package static let insets = ViewChange(rawValue: 1 << 4)
  /// Where its content is in it.
  package static let origin = ViewChange(rawValue: 1 << 6)
  /// The size of its content, set by hand.
  package static let setContentSize = ViewChange(rawValue: 1 << 7)
  /// The direction of leading and trailing.
  package static let direction = ViewChange(rawValue: 1 << 5)
}
