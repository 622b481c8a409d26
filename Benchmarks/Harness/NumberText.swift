import Foundation

/// Numbers in tables.
enum NumberText {
  static func fixed(_ number: Double, digits: Int) -> String {
    guard number.isFinite else { return "-" }
    return String(format: "%.\(digits)f", number)
  }

  /// Three digits or so, with a unit.
  static func time(_ nanoseconds: Double) -> String {
    let units = [("ns", 1.0), ("us", 1e3), ("ms", 1e6), ("s", 1e9)]
    let unit = units.last { nanoseconds >= $0.1 } ?? units[0]
    return short(nanoseconds / unit.1) + " " + unit.0
  }

  /// A line of a table: the cells with the given indices stand on the left of their columns, the others on the right.
  static func row(_ cells: [String], _ widths: [Int], leftAligned: Set<Int> = [0]) -> String {
    zip(cells, widths).enumerated().map { index, column in
      let (cell, width) = column
      let blanks = String(repeating: " ", count: max(0, width - cell.count))
      return leftAligned.contains(index) ? cell + blanks : blanks + cell
    }.joined(separator: " ")
  }

  /// Whole when it is large or whole anyhow.
  static func count(_ number: Double) -> String {
    number == number.rounded() || number >= 100 ? fixed(number, digits: 0) : fixed(number, digits: 1)
  }

  /// Three digits or so.
  static func short(_ number: Double) -> String {
    fixed(number, digits: number < 10 ? 2 : number < 100 ? 1 : 0)
  }
}
