import Foundation

/// How a view is seen at one time of an animation, as the presentation layer of `CALayer`.
nonisolated public struct ViewPresentation: Equatable, Sendable {
  /// The view's own coordinates, in points.
  public var bounds: CGRect
  /// The middle, in the superview's coordinates.
  public var center: CGPoint
  public var transform: CGAffineTransform
  public var alpha: CGFloat
  public var backgroundColor: Color?

  /// The smallest rectangle around what is seen, in the superview's coordinates.
  public var frame: CGRect {
    let rect = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    let seen = transform.isIdentity ? rect : rect.applying(transform)
    return seen.offsetBy(dx: center.x, dy: center.y)
  }
}
