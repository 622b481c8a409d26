import Foundation

/// A grid of `scale` pixels a point, to which rectangles are rounded edge by edge.
///
/// An edge goes to the nearest pixel, a half to the greater one, also what is below a half by a rounding error only, and the
/// size is the difference of the rounded edges, so that rectangles which share an edge still share it.
nonisolated package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point, above 0.
  package let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale
  }

  package func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The value, or the next pixel above it; what is above a pixel by a rounding error only stays at that.
  package func roundedUp(_ value: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  package func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  package func rounded(_ rect: CGRect) -> CGRect {
    let left = rounded(rect.origin.x)
    let top = rounded(rect.origin.y)
    return CGRect(
      x: left, y: top,
      width: rounded(rect.origin.x + rect.size.width) - left, height: rounded(rect.origin.y + rect.size.height) - top)
  }
}
