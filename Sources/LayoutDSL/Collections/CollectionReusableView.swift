import Foundation

/// What a collection view uses again and again, as `UICollectionReusableView`: headers, footers and, by its subclass, cells.
open class CollectionReusableView: View {
  /// What it is registered as; nil unless the collection view made it.
  public package(set) var reuseIdentifier: String?

  /// Called before the view is used for something else. Overriding it, call `super`.
  open func prepareForReuse() {}

  /// Called with what the layout has decided, before the frame is set. Overriding it, call `super`.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// The attributes with the size that fits the content; asked for where a flow layout has an `estimatedItemSize`, or a
  /// compositional layout an estimated length.
  ///
  /// A size a flow layout estimates counts as a wish of fitting level, as in UIKit: what the content says wins. In a
  /// compositional layout the lengths that are no estimates are required.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    let estimated = layoutAttributes.estimated ?? [.horizontal, .vertical]
    preferred.size = fittingContent(
      layoutAttributes.size, estimated[.horizontal] ? .fittingSizeLevel : .required,
      estimated[.vertical] ? .fittingSizeLevel : .required)
    return preferred
  }

  func fittingContent(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    systemLayoutSizeFitting(size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
