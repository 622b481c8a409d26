import Foundation

/// Where a section scrolls across the others, from the leading edge.
nonisolated struct OrthogonalStrip: Equatable, Sendable {
  var axis: LayoutAxis
  /// What is seen of it at most, in the content of the collection view.
  var frame: CGRect
  /// How long its content is, along the axis; not shorter than the frame.
  var length: CGFloat
  /// How far each group is from the first, along the axis.
  var stops: [CGFloat]
  var behavior: OrthogonalScrollingBehavior
}
