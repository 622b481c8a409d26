import Foundation

nonisolated extension CGRect {
  /// The rectangle with each edge moved inwards by its inset; outwards where the inset is negative. O(1).
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle with each edge moved outwards by its inset.
  package func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x - insets.left, y: origin.y - insets.top,
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// No component is NaN or infinite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
