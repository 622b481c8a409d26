/// The systems the solvers are measured on.
package enum Workload: String, CaseIterable, Sendable {
  /// N rows stacked in a column, a footer pinned to the bottom.
  case chain
  /// N views as table cells of seven.
  case cells
  /// The same, where the edit is one cell's height instead of the width of all.
  case cellHeight = "cell-height"
  /// A tree with four children a view that share it equally.
  case nested
  /// N wishes at twelve strengths over N/4 variables, many in conflict.
  case priorities
  /// About √N × √N views: columns share widths, rows share heights.
  case grid
  /// N rows of equal height that fill their container: one cycle of 2 N variables.
  case equal
  /// A chain whose bottom is required to sit at a given place, so that one row must yield.
  case pinned
  /// The form of kiwi's own benchmark, N copies of it.
  case enaml

  package var defaultSizes: [Int] { self == .enaml ? [1, 10] : [10, 100, 1000] }

  func fill(_ system: inout WorkloadSystem) {
    switch self {
    case .chain: fillChain(&system)
    case .cells, .cellHeight: fillCells(&system)
    case .nested: fillNested(&system)
    case .priorities: fillPriorities(&system)
    case .grid: fillGrid(&system)
    case .equal: fillEqual(&system)
    case .pinned: fillPinned(&system)
    case .enaml: fillEnaml(&system)
    }
  }
}
