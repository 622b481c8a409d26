import Foundation

/// What a table shows from top to bottom: for each section a header, its rows and a footer, each with a height.
nonisolated struct TableSlots: Sendable {
  /// What a slot is.
  nonisolated enum Kind: Equatable, Sendable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The numbers of rows.
  let counts: [Int]
  /// The slot of each section's header, and the number of slots at the end.
  let starts: [Int]
  private(set) var heights: PrefixSums
  /// Whether a height is more than an estimate.
  private var isKnown: [Bool]

  init(counts: [Int], height: (Kind) -> CGFloat) {
    self.counts = counts
    var starts = [0]
    for count in counts { starts.append((starts.last ?? 0) + count + 2) }
    self.starts = starts
    var heights: [CGFloat] = []
    heights.reserveCapacity(starts.last ?? 0)
    for (section, count) in counts.enumerated() {
      heights.append(height(.header(section)))
      for row in 0..<count { heights.append(height(.row(IndexPath(row: row, section: section)))) }
      heights.append(height(.footer(section)))
    }
    self.heights = PrefixSums(heights)
    isKnown = Array(repeating: false, count: heights.count)
  }

  var count: Int { isKnown.count }

  func kind(of slot: Int) -> Kind {
    let section = section(of: slot)
    let place = slot - starts[section]
    if place == 0 { return .header(section) }
    return place <= counts[section] ? .row(IndexPath(row: place - 1, section: section)) : .footer(section)
  }

  /// The last section that begins no later than a slot. O(log sections).
  func section(of slot: Int) -> Int {
    var (low, high) = (0, counts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= slot { low = middle } else { high = middle }
    }
    return low
  }

  /// The slot of a row; nil where there is none.
  func slot(of path: IndexPath) -> Int? {
    guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.row) else { return nil }
    return starts[path.section] + 1 + path.row
  }

  func isKnown(_ slot: Int) -> Bool { isKnown[slot] }

  mutating func set(_ slot: Int, to height: CGFloat, isKnown: Bool) {
    heights.set(slot, to: height)
    self.isKnown[slot] = isKnown
  }

  mutating func know(_ slot: Int) { isKnown[slot] = true }

  mutating func forget(_ slot: Int) { isKnown[slot] = false }

  mutating func forgetAll() { isKnown = Array(repeating: false, count: isKnown.count) }
}
