import Foundation

/// What a layout tells those it asks while it is arranged.
struct ArrangingEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: DirectionalEdgeInsets
  let traitCollection: TraitCollection

  var container: any CollectionLayoutContainer { self }
  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}
