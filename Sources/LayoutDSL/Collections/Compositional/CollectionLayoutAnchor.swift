import Foundation

/// A point of a rectangle, and how far from it, as `NSCollectionLayoutAnchor`.
nonisolated public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The middle along an axis none of whose edges is among them.
  public let edges: DirectionalRectEdge
  /// In points, or in fractions of the size of what is anchored; x counts in reading direction.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  public init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.edges == right.edges && left.offset == right.offset && left.isFractionalOffset == right.isFractionalOffset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(edges)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
    hasher.combine(isFractionalOffset)
  }

  /// How far the point is into a size: 0 at the near end, a half in the middle, 1 at the far end.
  var place: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// The offset in points for something of a size.
  func points(_ size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
