import Foundation

/// A section of a compositional layout, as `NSCollectionLayoutSection`: a group that is repeated, and what is around it.
open class CollectionLayoutSection: NSObject, TreeBound {
  /// Called with each layout pass for the elements that are seen, the offset of the collection view, or of the section where
  /// it scrolls across, and the collection view as container.
  public typealias VisibleItemsInvalidationHandler = (
    [any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment
  ) -> Void

  let group: CollectionLayoutGroup

  /// Around the groups, in points; headers and footers are outside of those along the scrolling direction.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// Between the groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What is kept clear besides, across the scrolling direction.
  open var contentInsetsReference = ContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the edges.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether those keep clear of the insets across the scrolling direction, too; true unless set.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  public init(group: CollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
