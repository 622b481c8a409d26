import Foundation

/// A distance in a compositional layout, as `NSCollectionLayoutSpacing`: fixed, or the least there must be.
nonisolated public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// In points.
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// What the layout counts with; 0 for NaN and infinities, which it reports.
  var points: CGFloat { spacing.finiteOrZero }

  /// At least as much, and an equal share of what is left over.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(spacing: flexibleSpacing, isFlexibleSpacing: true)
  }

  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(spacing: fixedSpacing, isFlexibleSpacing: false)
  }
}
