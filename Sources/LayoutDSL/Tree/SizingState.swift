import Foundation

/// How firmly a view keeps to its intrinsic size, per axis.
nonisolated package struct SizingState {
  package var horizontalHugging = LayoutPriority.defaultLow
  package var verticalHugging = LayoutPriority.defaultLow
  package var horizontalCompressionResistance = LayoutPriority.defaultHigh
  package var verticalCompressionResistance = LayoutPriority.defaultHigh
  /// What a point of violation counts within its priority: decides who yields where the order of addition must not.
  package var horizontalWeight = 1.0
  package var verticalWeight = 1.0
  package var isMultiline = false
  /// The width the lines of the content are broken at; nil before it is known.
  package var wrappingWidth: CGFloat?
}
