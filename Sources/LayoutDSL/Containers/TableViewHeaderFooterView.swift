import Foundation

/// What stands above or below the rows of a section, as `UITableViewHeaderFooterView`: its height comes from its content
/// view.
open class TableViewHeaderFooterView: View {
  public let contentView = View()
  public let reuseIdentifier: String?

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    addContentView()
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Called before the view is used for another section. Overriding it, call `super`.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
  }

  func placeContentView() {
    let content = CGRect(origin: .zero, size: bounds.size)
    if contentView.frame != content { contentView.frame = content }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
