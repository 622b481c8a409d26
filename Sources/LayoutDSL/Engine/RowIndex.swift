/// Which of the rows of a view comes where in the order of addition.
nonisolated enum RowIndex {
  static let size = 0
  static let frame = 2
  static let content = 6
}
