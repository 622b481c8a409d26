nonisolated extension Label {
  /// Where text that was made smaller stands, with the raw values of `UIBaselineAdjustment`: stored.
  nonisolated public enum BaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
  }
}
