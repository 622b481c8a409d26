import Foundation

/// The room something takes in a line that is no text, in points.
nonisolated package struct InlineBox: Hashable, Sendable {
  package var width: CGFloat
  /// How far it reaches above and below the baseline; neither is negative.
  package var metrics: LineMetrics

  package init(width: CGFloat, metrics: LineMetrics) {
    self.width = width
    self.metrics = metrics
  }

  /// A rectangle with its origin on the baseline, y growing upwards. What is not finite counts as 0.
  package init(_ rect: CGRect) {
    let rect = rect.isFinite ? rect.standardized : .zero
    width = rect.size.width
    metrics = LineMetrics(ascent: max(0, rect.maxY), descent: max(0, -rect.minY))
  }
}

/// What an attribute of a text must be to take room in its place.
nonisolated protocol InlineContent: AnyObject {
  var box: InlineBox { get }
}
