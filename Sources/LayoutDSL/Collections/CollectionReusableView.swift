import Foundation

/// What a collection view uses again and again, as `UICollectionReusableView`: headers, footers and, by its subclass, cells.
open class CollectionReusableView: View {
  /// What it is registered as; nil unless the collection view made it.
  public package(set) var reuseIdentifier: String?

  /// Called before the view is used for something else. Overriding it, call `super`.
  open func prepareForReuse() {}

  /// Called with what the layout has decided, before the frame is set. Overriding it, call `super`.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// The attributes with the size that fits the content; asked for where a flow layout has an `estimatedItemSize`.
  ///
  /// The size of the layout counts as a wish of fitting level, as in UIKit: what the content says wins.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    preferred.size = fittingContent(layoutAttributes.size)
    return preferred
  }

  func fittingContent(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}
