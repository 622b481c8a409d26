/// One variable on the way of a walk, and the neighbours still to visit.
struct WalkFrame: BitwiseCopyable {
  var variable: Int32
  var cursor: Int32
  var end: Int32
}

/// A tight row's (or wish's) share in another row: `row = Σ coefficient · tight row`.
struct SupportTerm: BitwiseCopyable {
  var row: Int32
  var coefficient: Double
}

extension Engine {
  enum Direction {
    /// From a variable to those its owner mentions: what determines it.
    case upstream
    /// From a variable to those whose owners mention it: what it determines.
    case downstream
  }

  /// Visits everything reachable from `seeds` and leaves it in `order`, cycle by cycle (`componentSizes`), each cycle after
  /// all it leads to: Tarjan's strongly connected components. O(entries reached).
  mutating func walk(_ direction: Direction) {
    let stamp = nextStamp()
    var counter: Int32 = 0
    order.removeAll()
    componentSizes.removeAll()
    for index in 0..<seeds.count where columns[seeds[index]].stamp != stamp {
      enter(seeds[index], direction, stamp, &counter)
      while !frames.isEmpty {
        let top = frames.count - 1
        let frame = frames[top]
        if frame.cursor == frame.end {
          leave(frame.variable)
          continue
        }
        frames[top].cursor = frame.cursor + 1
        let neighbour = neighbour(at: frame.cursor, direction)
        if neighbour < 0 || neighbour == frame.variable { continue }
        if columns[neighbour].stamp != stamp {
          enter(neighbour, direction, stamp, &counter)
        } else if columns[neighbour].onStack {
          columns[frame.variable].low = min(columns[frame.variable].low, columns[neighbour].index)
        }
      }
    }
    counters.visits += order.count
  }

  @inline(__always)
  private func neighbour(at cursor: Int32, _ direction: Direction) -> Int32 {
    switch direction {
    case .upstream: entries[cursor].variable
    case .downstream: rows[links[cursor].row].owned
    }
  }

  @inline(__always)
  private mutating func enter(_ variable: Int32, _ direction: Direction, _ stamp: Int32, _ counter: inout Int32) {
    columns[variable].stamp = stamp
    columns[variable].index = counter
    columns[variable].low = counter
    columns[variable].onStack = true
    counter += 1
    stack.append(variable)
    let start: Int32
    let count: Int32
    switch direction {
    case .upstream:
      let owner = columns[variable].owner
      start = owner >= 0 ? rows[owner].start : 0
      count = owner >= 0 ? rows[owner].count : 0
    case .downstream:
      start = columns[variable].start
      count = columns[variable].count
    }
    frames.append(WalkFrame(variable: variable, cursor: start, end: start + count))
  }

  @inline(__always)
  private mutating func leave(_ variable: Int32) {
    _ = frames.removeLast()
    let low = columns[variable].low
    if low == columns[variable].index {
      var size: Int32 = 0
      var member: Int32
      repeat {
        member = stack.removeLast()
        columns[member].onStack = false
        order.append(member)
        size += 1
      } while member != variable
      componentSizes.append(size)
    }
    if !frames.isEmpty {
      let parent = frames.last.variable
      columns[parent].low = min(columns[parent].low, low)
    }
  }

  /// The factor of the cycle at `order[first..<first + size]`, made if it is not there yet.
  mutating func block(at first: Int, size: Int) -> Int32 {
    let known = columns[order[first]].block
    if known >= 0, blocks[known].count == size {
      var isSame = true
      for index in first..<first + size where columns[order[index]].block != known { isSame = false }
      if isSame { return known }
    }
    for index in first..<first + size { dissolveBlock(of: order[index]) }
    return makeBlock(at: first, size: size)
  }

  private mutating func makeBlock(at first: Int, size: Int) -> Int32 {
    counters.factorizations += 1
    let block = Block(count: size)
    let slot: Int32
    if freeBlocks.isEmpty {
      slot = Int32(blocks.append(block, times: 1))
    } else {
      slot = freeBlocks.removeLast()
      blocks[slot] = block
    }
    // In an order that does not depend on where the walk began, so that the same cycle rounds the same way always.
    order.sort(first..<first + size)
    for index in 0..<size {
      let variable = order[first + index]
      block[member: index] = variable
      columns[variable].block = slot
      columns[variable].index = Int32(index)
    }
    for index in 0..<size {
      let owner = rows[columns[order[first + index]].owner]
      for offset in 0..<owner.count {
        let entry = entries[owner.start + offset]
        let column = columns[entry.variable]
        if column.block == slot { block[index, Int(column.index)] = entry.coefficient }
      }
    }
    block.factor()
    return slot
  }

  /// Forgets the factor a variable takes part in.
  mutating func dissolveBlock(of variable: Int32) {
    let slot = columns[variable].block
    guard slot >= 0 else { return }
    let block = blocks[slot]
    for index in 0..<block.count where columns[block[member: index]].block == slot {
      columns[block[member: index]].block = -1
    }
    blocks[slot].freeMemory()
    freeBlocks.append(slot)
  }
}
