import Foundation

/// A view at a point of an item, as `NSCollectionLayoutSupplementaryItem`: a badge. The data source is asked for it with the kind
/// and the path of the item. Sizes that are fractions are of the item's.
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  public let elementKind: String
  /// The point of the item.
  public let containerAnchor: CollectionLayoutAnchor
  /// The point of the view that is there; nil for the one at the same edges.
  public let itemAnchor: CollectionLayoutAnchor?
  /// Greater ones are in front; 1 unless set.
  open var zIndex = 1

  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, anchors: (containerAnchor, nil))
  }

  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, anchors: (containerAnchor, itemAnchor))
  }

  init(
    layoutSize: CollectionLayoutSize, elementKind: String,
    anchors: (container: CollectionLayoutAnchor, item: CollectionLayoutAnchor?)
  ) {
    self.elementKind = elementKind
    containerAnchor = anchors.container
    itemAnchor = anchors.item
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where a view of a size is at a rectangle.
  func frame(_ size: CGSize, at container: CGRect) -> CGRect {
    let (outer, inner) = (containerAnchor.place, (itemAnchor ?? containerAnchor).place)
    let (offset, own) = (containerAnchor.points(size), itemAnchor?.points(size) ?? .zero)
    return CGRect(
      x: container.minX + outer.x * container.width - inner.x * size.width + offset.x + own.x,
      y: container.minY + outer.y * container.height - inner.y * size.height + offset.y + own.y,
      width: size.width, height: size.height)
  }
}
