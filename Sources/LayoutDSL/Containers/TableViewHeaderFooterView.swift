import Foundation

/// What stands above or below the rows of a section, as `UITableViewHeaderFooterView`: its height comes from its content
/// view, or from its title if that is higher.
open class TableViewHeaderFooterView: View {
  public let contentView: View = TableViewCellContentView()
  public let reuseIdentifier: String?
  /// Where in a table it stands; decides on the font and the room of the title.
  var role = SectionTitleRole.plainHeader { didSet { if role != oldValue { roleChanged() } } }
  /// What the title keeps clear on each side, in points.
  var sideMargin: CGFloat = 16
  /// What the safe area takes away at the sides.
  var sideInsets = EdgeInsets.zero { didSet { if sideInsets != oldValue { setNeedsLayout() } } }
  private var title: Label?
  var configured = ConfiguredContent()
  // Stored for pictures.
  open var backgroundConfiguration: BackgroundConfiguration?

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

  /// The title: bold in a plain table, 13 points in a grouped one, with as many lines as it needs. Made when first asked
  /// for. What the data source says of a section without a view of its own is shown here.
  open var textLabel: Label? {
    if let title { return title }
    let label = Label()
    label.numberOfLines = 0
    label.font = role.font
    title = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func roleChanged() {
    title?.font = role.font
    setNeedsLayout()
  }

  /// What the view shows in its content view.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(newValue?.updated(for: configurationState), in: contentView)
      setNeedsLayout()
    }
  }

  public var configurationState: ViewConfigurationState { ViewConfigurationState(traitCollection: traitCollection) }

  /// An empty configuration for where it stands; bold in a plain table.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    role == .plainHeader ? .plainHeader() : .groupedHeader()
  }

  /// Called before the view is used for another section. Overriding it, call `super`.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
  }

  func placeContentView() {
    let width = contentWidth(bounds.width)
    let content = CGRect(x: sideInsets.left, y: 0, width: width, height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    guard let title, title.translatesAutoresizingMaskIntoConstraints else { return }
    let size = titleSize(width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let exact = CGRect(
      x: isMirrored ? width - sideMargin - size.width : sideMargin,
      y: role.titleTop(size.height, in: bounds.height), width: size.width, height: size.height)
    let frame = rootView.pixelGrid?.rounded(exact) ?? exact
    if title.frame != frame { title.frame = frame }
  }

  /// What is left to the content view of a width.
  private func contentWidth(_ width: CGFloat) -> CGFloat { max(0, width - sideInsets.left - sideInsets.right) }

  private func titleSize(_ width: CGFloat) -> CGSize {
    let room = max(0, width - 2 * sideMargin)
    guard let title, let text = title.text, !text.isEmpty, room > 0 else { return .zero }
    let size = title.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, room), height: size.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let width = contentWidth(targetSize.width)
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += sideInsets.left + sideInsets.right
    let title = titleSize(width)
    if let label = self.title, title.height > 0 {
      let line = measuringContext.measurer.lineMetrics(of: label.font).height
      let more = title.height - roundedUpToPixels(CGSize(width: 0, height: line)).height
      size.height = max(size.height, role.heightOfOneLine + max(0, more))
    }
    return size
  }
}
