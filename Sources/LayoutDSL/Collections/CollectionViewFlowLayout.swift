import Foundation

/// Fills lines with items, sections below each other, as `UICollectionViewFlowLayout`.
///
/// With an `estimatedItemSize` items count with that until they are seen, and with what fits their content from then on.
/// Items are not mirrored for languages read from right to left, as in UIKit.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// To be an `estimatedItemSize`: cells are asked what fits them.
  nonisolated public static let automaticSize = CGSize(width: 50, height: 50)

  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Between the lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// Between the items of a line at least, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != oldValue { invalidateLayout() }
    }
  }
  open var sectionInset = EdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Only the part in the scrolling direction counts; 0 means that there is none.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  var sections: [FlowSection] = []
  var contentSize = CGSize.zero
  /// What cells have asked for.
  var measured: [IndexPath: CGSize] = [:]

  open override func prepare() {
    super.prepare()
    arrange()
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    supplementaryAttributes(elementKind, indexPath.section)
  }

  /// Asks cells for their sizes again, too.
  open override func invalidateLayout() {
    forgetSizes()
    super.invalidateLayout()
  }

  var hasEstimate: Bool { estimatedItemSize != .zero }

  override func asksForSize(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    hasEstimate && attributes.representedElementKind == nil && measured[attributes.indexPath] == nil
  }

  override func take(_ preferred: CollectionViewLayoutAttributes) -> Bool {
    guard hasEstimate, preferred.size.width.isFinite, preferred.size.height.isFinite else { return false }
    let old = size(of: preferred.indexPath)
    measured[preferred.indexPath] = preferred.size
    if old != preferred.size { isInvalid = true }
    return old != preferred.size
  }

  override func forgetSizes() { measured = [:] }
}
