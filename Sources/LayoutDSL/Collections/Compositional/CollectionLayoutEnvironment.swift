/// What a layout is arranged in, as `NSCollectionLayoutEnvironment`.
public protocol CollectionLayoutEnvironment: TreeBound {
  /// For a section provider the collection view and its adjusted insets, for a custom group the group.
  var container: any CollectionLayoutContainer { get }
  var traitCollection: TraitCollection { get }
}
