import Foundation

/// Numbers of which one may change and the sum of the first few may be asked, both in O(log count): a Fenwick tree.
nonisolated struct PrefixSums: Sendable {
  private(set) var values: [CGFloat]
  /// Place `i`, counted from 1, holds the sum of the last `i & -i` values up to it.
  private var tree: [CGFloat]

  /// O(count).
  init(_ values: [CGFloat]) {
    self.values = values
    tree = [0] + values
    for place in tree.indices.dropFirst() {
      let above = place + (place & -place)
      if above < tree.count { tree[above] += tree[place] }
    }
  }

  var count: Int { values.count }
  var total: CGFloat { sum(of: count) }

  /// The sum of the first `count` values.
  func sum(of count: Int) -> CGFloat {
    var sum: CGFloat = 0
    var place = count
    while place > 0 {
      sum += tree[place]
      place -= place & -place
    }
    return sum
  }

  mutating func set(_ index: Int, to value: CGFloat) {
    let difference = value - values[index]
    guard difference != 0 else { return }
    values[index] = value
    var place = index + 1
    while place < tree.count {
      tree[place] += difference
      place += place & -place
    }
  }

  /// How many of the first values add up to no more than `limit`; values are not negative.
  func count(within limit: CGFloat) -> Int {
    var place = 0
    var rest = limit
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if place + step < tree.count, tree[place + step] <= rest {
        place += step
        rest -= tree[place]
      }
      step /= 2
    }
    return place
  }
}
