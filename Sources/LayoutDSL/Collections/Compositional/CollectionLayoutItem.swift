import Foundation

/// How large an item of a compositional layout is, and what is around it, as `NSCollectionLayoutItem`.
open class CollectionLayoutItem: NSObject, TreeBound {
  public let layoutSize: CollectionLayoutSize
  /// What the item stays away from the edges of its size, in points. Ignored along an axis with an estimated length.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// Room around the item. A flexible one shares in what is left over, and so moves the item.
  open var edgeSpacing: CollectionLayoutEdgeSpacing?
  var anchored: [CollectionLayoutSupplementaryItem]

  /// Views that belong to the item, such as badges; their path is the item's.
  open var supplementaryItems: [CollectionLayoutSupplementaryItem] { anchored }

  public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    anchored = supplementaryItems
    super.init()
  }

  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}
