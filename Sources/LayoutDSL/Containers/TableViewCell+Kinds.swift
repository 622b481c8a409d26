nonisolated extension TableViewCell {
  /// What a cell has by itself, as `UITableViewCell.CellStyle` with its raw values.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A picture and a title.
    case `default` = 0
    /// A picture, a title and a detail at the trailing edge.
    case value1 = 1
    /// A narrow title that ends where the detail begins.
    case value2 = 2
    /// A picture, a title and a detail below it.
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

  /// What a user may do with a row while editing, as `UITableViewCell.EditingStyle` with its raw values.
  nonisolated public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
}
