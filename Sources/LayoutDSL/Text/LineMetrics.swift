import Foundation

/// How far a line of text reaches above and below its baseline, in points, both positive.
nonisolated public struct LineMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat

  public init(ascent: CGFloat, descent: CGFloat) {
    self.ascent = ascent
    self.descent = descent
  }

  public var height: CGFloat { ascent + descent }

  /// What a line needs that holds both.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }
}
