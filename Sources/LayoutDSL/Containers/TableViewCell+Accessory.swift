import Foundation

nonisolated extension TableViewCell.AccessoryType {
  /// How wide the sign is, in points, without the margin beside it. From Interface Builder's archives since iOS 13, where
  /// the content of cells of 374, 414 and 414 points is 343, 370 and 357 wide beside a margin of 20 for the first three
  /// signs; the detail button is the third without the first, an observed size without a public source.
  var width: CGFloat {
    switch self {
    case .none: 0
    case .disclosureIndicator: 11
    case .checkmark: 24
    case .detailDisclosureButton: 37
    case .detailButton: 26
    }
  }
}

extension TableViewCell {
  /// What the sign of an editing style takes on the leading side. An observed size without a public source.
  private static var editingWidth: CGFloat { 40 }
  /// What the handle for moving takes on the trailing side. An observed size without a public source.
  private static var reorderWidth: CGFloat { 46 }
  /// Between the content and a view of its own size. An observed size without a public source.
  private static var accessoryGap: CGFloat { 8 }

  private var currentAccessoryView: View? { isEditing ? editingAccessoryView : accessoryView }

  /// Whether something stands after the content.
  var hasAccessory: Bool {
    currentAccessoryView != nil || (isEditing ? editingAccessoryType : accessoryType) != .none
  }

  private var showsHandle: Bool { isEditing && showsReorderControl && place.canMove }

  /// What stands after the content takes of the width: the sign and the margin beside it.
  private var trailingWidth: CGFloat {
    let handle = showsHandle ? Self.reorderWidth : 0
    if let view = currentAccessoryView { return handle + view.frame.width + place.sideMargin + Self.accessoryGap }
    let type = isEditing ? editingAccessoryType : accessoryType
    return type == .none ? handle : handle + type.width + place.sideMargin
  }

  private var leadingWidth: CGFloat {
    isEditing && editingStyle != .none && shouldIndentWhileEditing ? Self.editingWidth : 0
  }

  /// What is not left of the width to the content view.
  var widthBeside: CGFloat { leadingWidth + trailingWidth + place.sideInsets.left + place.sideInsets.right }

  func accessoryChanged(from old: View?, to new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    editingChanged()
  }

  /// Shows the accessory view of the present state.
  func editingChanged() {
    let (shown, hidden) = isEditing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
    if let hidden, hidden !== shown, hidden.superview === self { hidden.removeFromSuperview() }
    if let shown, shown.superview !== self { addSubview(shown) }
    setNeedsLayout()
  }

  /// Puts the content view and the accessory where the cell's size has them.
  func placeContentView() {
    refreshContentMargins()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = place.sideInsets
    let width = max(0, bounds.width - widthBeside)
    let height = max(0, bounds.height - place.separatorHeight)
    let content = CGRect(
      x: insets.left + (isMirrored ? trailingWidth : leadingWidth), y: 0, width: width, height: height)
    if contentView.frame != content { contentView.frame = content }
    placeStandardContent()
    guard let view = currentAccessoryView, view.translatesAutoresizingMaskIntoConstraints else { return }
    let size = view.frame.size
    let start = insets.left + (showsHandle ? Self.reorderWidth : 0) + place.sideMargin
    let end = bounds.width - insets.right - (showsHandle ? Self.reorderWidth : 0) - place.sideMargin
    let frame = CGRect(
      x: isMirrored ? start : end - size.width, y: (height - size.height) / 2, width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  /// Has the content view's size be required by itself rather than follow from the cell's, as UIKit's encapsulated layout
  /// sizes are; whoever calls this sets its frame whenever the cell's changes.
  func fixContentSize() {
    if !contentView.autoresizingMask.isEmpty { contentView.autoresizingMask = [] }
  }

  /// Gives the content view the margins of its place, unless it has others of its own.
  func refreshContentMargins() {
    let margins = EdgeInsets(top: 11, left: place.sideMargin, bottom: 11, right: place.sideMargin)
    guard margins != place.givenMargins else { return }
    let present = contentView.marginState.own
    let isUntouched = place.givenMargins.map { present == .bySide($0) } ?? (present == MarginState().own)
    guard isUntouched else { return }
    place.givenMargins = margins
    contentView.layoutMargins = margins
  }

  /// The line below the content, in the cell's coordinates; nil without one.
  public var separatorFrame: CGRect? {
    guard place.separatorHeight > 0 else { return nil }
    let inset = separatorInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? inset.right : inset.left, y: bounds.height - place.separatorHeight,
      width: max(0, bounds.width - inset.left - inset.right), height: place.separatorHeight)
  }
}
