import Foundation

/// A section as a flow layout has placed it, across the lines, in points from the start of the content.
nonisolated struct FlowSection: Sendable {
  var lines: [FlowLine] = []
  var header: Range<CGFloat>?
  var footer: Range<CGFloat>?
  /// From the start of the header to the end of the footer.
  var extent: Range<CGFloat> = 0..<0
  /// The start of the lines, along them.
  var lineStart: CGFloat = 0

  /// The line of an item and its place in it. O(log lines).
  func place(of item: Int) -> (line: FlowLine, index: Int)? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].items.upperBound <= item { low = middle + 1 } else { high = middle }
    }
    guard low < lines.count, lines[low].items.contains(item) else { return nil }
    return (lines[low], item - lines[low].items.lowerBound)
  }
}
