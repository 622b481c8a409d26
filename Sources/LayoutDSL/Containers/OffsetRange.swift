import Foundation

/// Where a scroll view can come to rest.
nonisolated struct OffsetRange: Equatable, Sendable {
  let least: CGPoint
  let greatest: CGPoint

  /// From the insets before the content to those after it; nowhere else but the former if all is seen at once.
  init(content: CGSize, bounds: CGSize, insets: EdgeInsets) {
    least = CGPoint(x: -insets.left, y: -insets.top)
    greatest = CGPoint(
      x: max(least.x, content.width - bounds.width + insets.right),
      y: max(least.y, content.height - bounds.height + insets.bottom))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  func contains(_ offset: CGPoint) -> Bool { clamped(offset) == offset }
}
