import Foundation

/// How firmly a view keeps to its intrinsic size, per axis.
nonisolated package struct SizingState {
  package var horizontalHugging = LayoutPriority.defaultLow
  package var verticalHugging = LayoutPriority.defaultLow
  package var horizontalCompressionResistance = LayoutPriority.defaultHigh
  package var verticalCompressionResistance = LayoutPriority.defaultHigh
  package var isMultiline = false
  /// The width the lines of the content are broken at; nil before it is known.
  package var wrappingWidth: CGFloat?
}
