import Foundation

/// A row of a table, as `UITableViewCell`: a content view beside an accessory and above a separator.
///
/// Everything that decides its height goes into `contentView`, or is one of the texts and the picture of the cell's style.
/// The table sets the cell's frame, and the content view's is required to follow it; so the height that was measured, or
/// given, contradicts constraints that need another one.
open class TableViewCell: View {
  /// Holds what the cell shows. Its margins are the table's at the sides and 11 points above and below, until others are set.
  public let contentView: View = TableViewCellContentView()
  public let reuseIdentifier: String?
  let style: CellStyle
  var standard = StandardCellContent()
  var configured = ConfiguredContent()
  var place = CellPlace()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  public override init(frame: CGRect) {
    style = .default
    reuseIdentifier = nil
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    refreshContentMargins()
  }

  // MARK: The content of its style

  /// The title; 17 points. Made when first asked for, and part of the height from then on.
  open var textLabel: Label? { preparedTitle() }

  /// A text below the title of 12 points (`subtitle`), at the trailing edge (`value1`) or after the title (`value2`); nil in
  /// the style `default`. Made when first asked for.
  open var detailTextLabel: Label? { preparedDetail() }

  /// A picture before the texts; nil in the style `value2`. Made when first asked for.
  open var imageView: ImageView? { preparedPicture() }

  // MARK: Beside the content

  /// Stands on the trailing side instead of what `accessoryType` says, in its own size.
  open var accessoryView: View? { didSet { accessoryChanged(from: oldValue, to: accessoryView) } }
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  /// As `accessoryView`, while editing.
  open var editingAccessoryView: View? { didSet { accessoryChanged(from: oldValue, to: editingAccessoryView) } }
  /// As `accessoryType`, while editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  /// Where the separator begins and ends, in points from the cell's sides: the table's unless set.
  open var separatorInset: EdgeInsets {
    get { place.ownSeparatorInset ?? place.separatorInset }
    set { place.ownSeparatorInset = newValue.isFinite ? newValue : nil }
  }

  /// How many times `indentationWidth` the content of the cell's style is moved in; 0 by default.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// In points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  open var selectionStyle = SelectionStyle.default
  open var backgroundView: View?
  open var selectedBackgroundView: View?

  // MARK: State

  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

  /// Called with the next layout after the state has changed or `setNeedsUpdateConfiguration()`; has the configuration follow
  /// the state. Overriding it, call `super`.
  open func updateConfiguration(using state: CellConfigurationState) {
    configured.update(for: state, in: contentView)
  }

  /// Called right after `updateConfiguration(using:)`, and once with the next layout when it is set.
  public var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  // Stored for pictures.
  open var backgroundConfiguration: BackgroundConfiguration?

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Whether it makes room for what the table's editing needs; the table sets it.
  open var isEditing: Bool {
    get { place.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called by the table when its editing begins or ends. Overriding it, call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != place.isEditing else { return }
    place.isEditing = editing
    editingChanged()
  }

  /// What the table's delegate lets a user do with the row.
  public var editingStyle: EditingStyle { place.editingStyle }

  /// Whether there is a handle for moving the row while editing, if the data source lets it move; false by default.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { setNeedsLayout() } } }

  /// Whether the content makes room for the sign of the editing style; the delegate's answer.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// Whether a user has swiped the row and sees its actions.
  public var showingDeleteConfirmation: Bool { place.isSwiped }

  /// Called before the cell is used for another row. Overriding it, call `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
    place.isSwiped = false
  }

  // MARK: Sizes

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContentView()
  }

  /// The size of the content view for the width that is left to it, of the content of the style if that is higher, and
  /// what is around it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let around = CGSize(width: widthBeside, height: place.separatorHeight)
    let inner = CGSize(
      width: max(0, targetSize.width - around.width), height: max(0, targetSize.height - around.height))
    let size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(
      width: size.width + around.width,
      height: max(size.height, standardHeight(inner.width), configuredHeight) + around.height)
  }
}
