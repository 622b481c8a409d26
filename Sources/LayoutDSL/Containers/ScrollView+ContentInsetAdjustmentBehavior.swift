nonisolated extension ScrollView {
  /// How the safe area adds to the insets of a scroll view. Raw values as
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// Along axes where the content is larger than the bounds, or which always bounce.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all sides.
    case always = 3
  }
}
