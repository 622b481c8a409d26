import Foundation

extension View {
  /// A point of this view's coordinates in those of another view of the tree; of the root for nil. Transforms count. O(depth).
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    (view ?? rootView).fromRoot([toRoot([point])[0]])[0]
  }

  /// A point of another view's coordinates, of the root's for nil, in this view's. O(depth).
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// The smallest rectangle around where a rectangle of this view is in another view's coordinates; in the root's for nil.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let rect = rect.standardized
    let corners = (view ?? rootView).fromRoot(
      toRoot([
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ]))
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The smallest rectangle around where a rectangle of another view, of the root for nil, is in this view's coordinates.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  private func toRoot(_ points: [CGPoint]) -> [CGPoint] {
    var points = points
    var current = self
    while let superview = current.superview {
      points = points.map(current.inSuperview)
      current = superview
    }
    return points
  }

  private func fromRoot(_ points: [CGPoint]) -> [CGPoint] {
    guard let superview else { return points }
    return superview.fromRoot(points).map(fromSuperview)
  }

  private func inSuperview(_ point: CGPoint) -> CGPoint {
    let frame = geometry.frame
    let origin = geometry.boundsOrigin
    guard let transform = appearance?.transform else {
      return CGPoint(x: point.x - origin.x + frame.minX, y: point.y - origin.y + frame.minY)
    }
    let fromCentre = CGPoint(x: point.x - origin.x - frame.width / 2, y: point.y - origin.y - frame.height / 2)
    let moved = fromCentre.applying(transform)
    return CGPoint(x: moved.x + frame.midX, y: moved.y + frame.midY)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let frame = geometry.frame
    let origin = geometry.boundsOrigin
    guard let transform = appearance?.transform else {
      return CGPoint(x: point.x + origin.x - frame.minX, y: point.y + origin.y - frame.minY)
    }
    let moved = CGPoint(x: point.x - frame.midX, y: point.y - frame.midY).applying(transform.inverted())
    return CGPoint(x: moved.x + origin.x + frame.width / 2, y: moved.y + origin.y + frame.height / 2)
  }
}
