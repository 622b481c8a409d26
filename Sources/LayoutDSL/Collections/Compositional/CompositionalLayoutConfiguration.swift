import Foundation

/// What holds for all sections of a compositional layout, as `UICollectionViewCompositionalLayoutConfiguration`. Changing one that
/// a layout has takes effect when it is set again.
open class CompositionalLayoutConfiguration: NSObject, TreeBound {
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
  /// What sections keep clear at the sides; the safe area unless set.
  open var contentInsetsReference = ContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}
