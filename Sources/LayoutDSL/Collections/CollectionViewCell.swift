import Foundation

/// An item of a collection view, as `UICollectionViewCell`: a content view as large as the cell.
open class CollectionViewCell: CollectionReusableView {
  public let contentView = View()

  open var isSelected = false
  open var isHighlighted = false
  // Stored for pictures.
  open var backgroundView: View?
  open var selectedBackgroundView: View?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
  }

  func placeContentView() {
    let content = CGRect(origin: .zero, size: bounds.size)
    if contentView.frame != content { contentView.frame = content }
  }

  override func fittingContent(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
