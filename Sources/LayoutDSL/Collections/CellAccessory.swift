import Foundation

/// A sign after the content of a row of a list, as `UICellAccessory`. Those of table cells with a known width are there: the
/// arrow, the check mark and the detail button.
nonisolated public struct CellAccessory: Hashable, Sendable {
  nonisolated public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How it looks; a reserved width takes the place of its own.
  nonisolated public struct Options: Hashable, Sendable {
    public var isHidden: Bool
    /// In points; nil for the sign's own.
    public var reservedWidth: CGFloat?
    public var tintColor: Color?

    public init(isHidden: Bool = false, reservedWidth: CGFloat? = nil, tintColor: Color? = nil) {
      self.isHidden = isHidden
      self.reservedWidth = reservedWidth
      self.tintColor = tintColor
    }
  }

  let type: TableViewCell.AccessoryType
  public let displayed: DisplayedState
  public let options: Options

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(type: .disclosureIndicator, displayed: displayed, options: options)
  }

  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> CellAccessory {
    CellAccessory(type: .checkmark, displayed: displayed, options: options)
  }

  public static func detail(displayed: DisplayedState = .always, options: Options = Options()) -> CellAccessory {
    CellAccessory(type: .detailButton, displayed: displayed, options: options)
  }

  /// What it takes of the row outside of editing, in points. One that is hidden keeps its room.
  var width: CGFloat {
    guard displayed != .whenEditing else { return 0 }
    if let width = options.reservedWidth, width.isFinite { return max(0, width) }
    return type.width
  }
}
