import Foundation

/// A row of a list in a collection view, as `UICollectionViewListCell`: a content view beside its accessories.
open class CollectionViewListCell: CollectionViewCell {
  // Stored: rows are not indented.
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  /// What stands after the content, with a margin of 16 points, as in cells of a table.
  open var accessories: [CellAccessory] = [] {
    didSet { if accessories != oldValue { setNeedsLayout() } }
  }

  private var widthBeside: CGFloat {
    let width = accessories.reduce(0) { $0 + $1.width }
    return width > 0 ? width + 16 : 0
  }

  /// An empty configuration of a cell.
  public func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  override func placeContentView() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = CGRect(
      x: isMirrored ? widthBeside : 0, y: 0, width: max(0, bounds.width - widthBeside), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
  }

  /// At least 44 points high with the configuration of a list, as rows of a table are.
  override func fittingContent(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    let inner = CGSize(width: max(0, size.width - widthBeside), height: size.height)
    var fitting = super.fittingContent(inner, horizontal, vertical)
    fitting.width += widthBeside
    if contentConfiguration is ListContentConfiguration {
      fitting.height = max(fitting.height, TableViewCell.standardHeight)
    }
    return fitting
  }
}
