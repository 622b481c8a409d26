import Foundation

/// A row of a table, as `UITableViewCell`: a content view beside an accessory and above a separator.
///
/// Everything that decides its height goes into `contentView`. The table sets the cell's frame, and the content view's is
/// required to follow it; so the height that was measured, or given, contradicts constraints that need another one.
open class TableViewCell: View {
  /// Looks of a cell made by the system. None has text or pictures of its own here.
  nonisolated public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  nonisolated public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What stands on the trailing side.
  nonisolated public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// Holds what the cell shows.
  public let contentView = View()
  public let reuseIdentifier: String?

  /// Stands on the trailing side instead of what `accessoryType` says, in its own size.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// Where the separator begins and ends; stored for pictures.
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: View?
  open var selectedBackgroundView: View?

  open var isSelected = false
  open var isHighlighted = false

  /// The height of the separator its table puts below the content, in points.
  var separatorHeight: CGFloat = 0

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
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

  /// Called before the cell is used for another row. Overriding it, call `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
  }

  /// The size of the content view for the width that is left to it, and what is around it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let inner = CGSize(
      width: max(0, targetSize.width - accessoryWidth), height: max(0, targetSize.height - separatorHeight))
    let size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + accessoryWidth, height: size.height + separatorHeight)
  }
}

extension TableViewCell {
  /// What the accessory takes of the width, with 15 points to the edge and 10 to the content for a view.
  var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + 25 }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 33
    case .checkmark: return 39
    case .detailButton: return 47
    case .detailDisclosureButton: return 67
    }
  }

  /// Puts the content view and the accessory where the cell's size has them.
  func placeContentView() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - accessoryWidth)
    let height = max(0, bounds.height - separatorHeight)
    let content = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: height)
    if contentView.frame != content { contentView.frame = content }
    guard let accessoryView, accessoryView.translatesAutoresizingMaskIntoConstraints else { return }
    let size = accessoryView.frame.size
    accessoryView.frame = CGRect(
      x: isMirrored ? 15 : bounds.width - 15 - size.width, y: (height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
