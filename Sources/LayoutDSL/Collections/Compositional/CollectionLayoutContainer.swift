import Foundation

/// What contains a section or a group, as `NSCollectionLayoutContainer`.
public protocol CollectionLayoutContainer: TreeBound {
  /// In points, before the insets.
  var contentSize: CGSize { get }
  /// What is left of it after the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: DirectionalEdgeInsets { get }
  /// Here the same as `contentInsets`: insets are points.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}
