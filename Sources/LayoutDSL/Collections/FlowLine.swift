import Foundation

/// A line of items as a flow layout fills it. `along` is the way the line runs, `across` the way the layout scrolls.
nonisolated struct FlowLine: Equatable, Sendable {
  /// The items of the section.
  var items: Range<Int>
  /// Where each item begins and how long it is, along the line.
  var starts: [CGFloat]
  var lengths: [CGFloat]
  /// The depth of each item, and of the deepest.
  var depths: [CGFloat]
  var depth: CGFloat
  /// Where the line begins, across.
  var start: CGFloat = 0

  /// Fills a line with as many items from `first` on as there is room for, at least one, and spreads them.
  ///
  /// The distances are equal and take up what is left over; the last line has the distances it would have if items like
  /// its last went on; a lone item that leaves no room for another stands in the middle. As UIKit's flow layout.
  init(from first: Int, of sizes: [(length: CGFloat, depth: CGFloat)], room: CGFloat, spacing: CGFloat) {
    var end = first
    var used: CGFloat = 0
    while end < sizes.count {
      let with = used + (end > first ? spacing : 0) + sizes[end].length
      if end > first, with > room + Self.tolerance { break }
      used = with
      end += 1
    }
    items = first..<end
    lengths = sizes[first..<end].map(\.length)
    depths = sizes[first..<end].map(\.depth)
    depth = depths.max() ?? 0
    var count = end - first
    var sum = lengths.reduce(0, +)
    if end == sizes.count, let last = lengths.last {
      let fitting = ((room + Self.tolerance - used) / max(last + spacing, 1)).rounded(.down)
      if fitting > 0 {
        count += Int(fitting)
        sum += fitting * last
      }
    }
    let left = room - sum
    let gap = count > 1 ? max(left, CGFloat(count - 1) * spacing) / CGFloat(count - 1) : 0
    var place = count > 1 ? 0 : max(0, left / 2)
    starts = []
    for length in lengths {
      starts.append(place)
      place += length + gap
    }
  }

  /// What a line may be too long by, in points: the error of adding thirds.
  private static let tolerance: CGFloat = 1e-6
}
