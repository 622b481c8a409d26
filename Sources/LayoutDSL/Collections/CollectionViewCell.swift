import Foundation

/// An item of a collection view, as `UICollectionViewCell`: a content view as large as the cell.
open class CollectionViewCell: CollectionReusableView {
  public let contentView = View()

  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  // Stored for pictures.
  open var backgroundView: View?
  open var selectedBackgroundView: View?

  open var backgroundConfiguration: BackgroundConfiguration?
  var configured = ConfiguredContent()
  /// Called right after `updateConfiguration(using:)`, and once with the next layout when it is set.
  public var configurationUpdateHandler: ((CollectionViewCell, CellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

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

  /// Called with the next layout after the state has changed or `setNeedsUpdateConfiguration()`; has the configuration follow
  /// the state. Overriding it, call `super`.
  open func updateConfiguration(using state: CellConfigurationState) {
    configured.update(for: state, in: contentView)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContentView()
  }

  func placeContentView() {
    let content = CGRect(origin: .zero, size: bounds.size)
    if contentView.frame != content { contentView.frame = content }
  }

  override func fittingContent(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
