import Foundation

/// A row of a list in a collection view, as `UICollectionViewListCell`. Accessories are absent.
open class CollectionViewListCell: CollectionViewCell {
  // Stored: rows are not indented.
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10

  /// An empty configuration of a cell.
  public func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  /// At least 44 points high with the configuration of a list, as rows of a table are.
  override func fittingContent(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    var fitting = super.fittingContent(size, horizontal, vertical)
    if contentConfiguration is ListContentConfiguration {
      fitting.height = max(fitting.height, TableViewCell.standardHeight)
    }
    return fitting
  }
}
