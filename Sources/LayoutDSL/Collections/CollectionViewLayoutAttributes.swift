import Foundation

/// Where an element of a collection view is, as `UICollectionViewLayoutAttributes`.
open class CollectionViewLayoutAttributes: NSObject, NSCopying, TreeBound {
  open var indexPath: IndexPath
  /// In the content of the collection view, in points.
  open var frame = CGRect.zero
  /// Greater ones are in front; 0 by default.
  open var zIndex = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  /// About the middle; does not change the frame that is given here.
  open var transform = CGAffineTransform.identity
  /// The kind of a supplementary or decoration view; nil for cells.
  public let representedElementKind: String?
  public private(set) var representedElementCategory: CollectionView.ElementCategory
  /// The axes along which the size is a guess, and to be what fits the content.
  var estimated: EstimatedAxes?
  /// The section whose own scroll view it is in.
  var stripSection: Int?

  required public init(kind: String?, indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = kind == nil ? .cell : .supplementaryView
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(kind: nil, indexPath: indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(kind: elementKind, indexPath: indexPath)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(kind: decorationViewKind, indexPath: indexPath)
    representedElementCategory = .decorationView
  }

  var element: CollectionState.Element {
    CollectionState.Element(
      kind: representedElementKind, path: indexPath, isDecoration: representedElementCategory == .decorationView)
  }

  /// The middle of the frame; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame; setting it keeps the middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Other attributes of the same class and values; those of subclasses that add some override it.
  open func copied() -> CollectionViewLayoutAttributes {
    let copy = Self(kind: representedElementKind, indexPath: indexPath)
    copy.frame = frame
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.alpha = alpha
    copy.transform = transform
    copy.representedElementCategory = representedElementCategory
    copy.estimated = estimated
    copy.stripSection = stripSection
    return copy
  }

  /// `copied()`, for code written for UIKit.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    #if MainActorViews
      nonisolated(unsafe) var copy: Any = self
      MainActor.assumeIsolated { copy = copied() }
      return copy
    #else
      return copied()
    #endif
  }
}
