import Foundation

/// An element as it is about to be placed, as `NSCollectionLayoutVisibleItem`.
public protocol CollectionLayoutVisibleItem: AnyObject, TreeBound {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var indexPath: IndexPath { get }
  /// In the content of the collection view, in points.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementKind: String? { get }
  var representedElementCategory: CollectionView.ElementCategory { get }
}

extension CollectionLayoutVisibleItem {
  /// The kind; that of cells is empty.
  public var name: String { representedElementKind ?? "" }
}

extension CollectionViewLayoutAttributes: CollectionLayoutVisibleItem {}
