extension Example {
  /// Each component by itself, in its states.
  static var components: [Example] {
    [
      designTokens,
      floatingField,
      primaryButton,
      countBadge,
      ratingBar,
      avatar,
      card,
      emptyStateView,
    ]
  }
}
