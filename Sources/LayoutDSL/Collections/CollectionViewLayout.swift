import Foundation

/// Decides where the elements of a collection view are, as `UICollectionViewLayout`. To be subclassed.
open class CollectionViewLayout: NSObject, TreeBound {
  /// The view it lays out.
  public package(set) weak var collectionView: CollectionView?
  /// Whether `prepare` has to run before anything is asked.
  var isInvalid = true
  var decorationClasses: [String: CollectionReusableView.Type] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called before attributes are asked for, when something has changed. Overriding it, call `super`.
  open func prepare() {}

  /// Has `prepare` run with the next layout pass. Overriding it, call `super`.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Whether a new origin or size of the bounds needs `prepare`; only a new size does unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.collection.bounds.size
  }

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that reach into a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Has decoration views of a kind be made of a class, by its `init(frame:)`; nil takes it back.
  open func register(_ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
    invalidateLayout()
  }

  /// Where scrolling should come to rest; as proposed unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Takes the size a cell or another view asks for; whether anything moves because of it.
  func take(_ preferred: CollectionViewLayoutAttributes) -> Bool { false }

  /// Whether a cell or another view is to be asked what size fits it.
  func asksForSize(_ attributes: CollectionViewLayoutAttributes) -> Bool { false }

  /// The traits, the margins or the safe area are others now.
  func surroundingsChanged() {}

  /// What is seen is about to be placed.
  func willPlace(_ seen: [CollectionViewLayoutAttributes]) {}

  // Sections that scroll across the others; compositional layouts have some.
  func strips(in rect: CGRect) -> [(section: Int, strip: OrthogonalStrip)] { [] }
  func strip(ofSection section: Int) -> OrthogonalStrip? { nil }
  func frame(of strip: OrthogonalStrip) -> CGRect { strip.frame }

  /// The items are others now, or the room for them.
  func forgetSizes() {}

  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}
