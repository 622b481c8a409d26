import Foundation

/// A view at the edge of a section, as `NSCollectionLayoutBoundarySupplementaryItem`: a header or footer. The data source is asked
/// for it with the kind and item 0 of the section.
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  public let alignment: RectAlignment
  /// In points, x in reading direction; moves the view, not what is around it.
  public let offset: CGPoint
  /// Whether the section makes room for it, rather than having it in front of the items; true unless set. Of several at one
  /// edge the largest counts.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is; false unless set.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      anchors: (CollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil))
  }

  public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
}
