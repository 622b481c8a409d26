/// Rows of text in columns, two spaces between them.
nonisolated enum TextTable {
  /// - Parameters:
  ///   - rows: all of the same length.
  ///   - indent: what every line begins with.
  ///   - rightAligned: the columns whose texts end, rather than begin, below each other.
  static func text(of rows: [[String]], indent: String = "", rightAligned: Set<Int>) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { cells in
      let columns = cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return rightAligned.contains(column) ? space + cells[column] : cells[column] + space
      }
      var line = indent + columns.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
