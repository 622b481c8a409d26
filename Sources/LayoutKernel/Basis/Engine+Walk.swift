/// One variable on the way of a walk, and the entries still to follow.
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
  /// all it leads to. O(entries reached).
  @inline(never)
  mutating func walkUpstream() { walk(.upstream) }

  /// The same against the arrows: from each variable to those it determines.
  @inline(never)
  mutating func walkDownstream() { walk(.downstream) }

  /// Cycles are rare, so that the walk looks for none first; a plain depth-first search meets every one there is.
  @inline(__always)
  private mutating func walk(_ direction: Direction) {
    if expectsCycles || !walkWithoutCycles(direction) { walkCycles(direction) }
    counters.visits += order.count
  }

  /// Depth-first; false when it meets a cycle. The tables are held in local variables, so that they stay in registers.
  @inline(__always)
  private mutating func walkWithoutCycles(_ direction: Direction) -> Bool {
    if stampCounter > Int32.max - 2 { stampCounter = Int32.max }
    let onWay = nextStamp()
    let done = nextStamp()
    componentSizes.removeAll()
    let columns = columns
    var order = order
    var frames = frames
    order.removeAll()
    frames.removeAll()
    defer {
      self.order = order
      self.frames = frames
    }
    for index in 0..<seeds.count where columns[seeds[index]].stamp < onWay {
      columns[seeds[index]].stamp = onWay
      var frame = firstFrame(of: seeds[index], direction)
      while true {
        let neighbour = nextNeighbour(of: &frame, direction)
        if neighbour >= 0 {
          let stamp = columns[neighbour].stamp
          if stamp == done { continue }
          if stamp == onWay {
            expectsCycles = true
            return false
          }
          columns[neighbour].stamp = onWay
          frames.append(frame)
          frame = firstFrame(of: neighbour, direction)
          continue
        }
        columns[frame.variable].stamp = done
        order.append(frame.variable)
        if frames.isEmpty { break }
        frame = frames.removeLast()
      }
    }
    return true
  }

  @inline(__always)
  private func firstFrame(of variable: Int32, _ direction: Direction) -> WalkFrame {
    switch direction {
    case .upstream:
      let owner = columns[variable].owner
      if owner < 0 { return WalkFrame(variable: variable, cursor: 0, end: 0) }
      let start = rows[owner].start
      return WalkFrame(variable: variable, cursor: start, end: start &+ rows[owner].count)
    case .downstream:
      return WalkFrame(variable: variable, cursor: columns[variable].tight, end: -1)
    }
  }

  /// The next variable to go on to, other than the frame's own; -1 when there is none left.
  @inline(__always)
  private func nextNeighbour(of frame: inout WalkFrame, _ direction: Direction) -> Int32 {
    while frame.cursor != frame.end {
      let neighbour: Int32
      switch direction {
      case .upstream:
        neighbour = entries[frame.cursor].variable
        frame.cursor &+= 1
      case .downstream:
        neighbour = rows[entries[frame.cursor].row].owned
        frame.cursor = entries[frame.cursor].next
      }
      if neighbour != frame.variable { return neighbour }
    }
    return -1
  }

  /// Tarjan's strongly connected components.
  @inline(__always)
  private mutating func walkCycles(_ direction: Direction) {
    let stamp = nextStamp()
    var counter: Int32 = 0
    order.removeAll()
    componentSizes.removeAll()
    frames.removeAll()
    for index in 0..<seeds.count where columns[seeds[index]].stamp != stamp {
      enter(seeds[index], direction, stamp, &counter)
      while !frames.isEmpty {
        let top = frames.count - 1
        let variable = frames[top].variable
        let neighbour = nextNeighbour(of: &frames[top], direction)
        if neighbour < 0 {
          leave(variable)
        } else if columns[neighbour].stamp != stamp {
          enter(neighbour, direction, stamp, &counter)
        } else if columns[neighbour].onStack {
          columns[variable].low = min(columns[variable].low, columns[neighbour].index)
        }
      }
    }
    if componentSizes.count == order.count {
      expectsCycles = false
      componentSizes.removeAll()
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
    frames.append(firstFrame(of: variable, direction))
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
    let slot: Int32
    if freeBlocks.isEmpty {
      slot = Int32(blocks.count)
      blocks.append(Block(count: size))
    } else {
      slot = freeBlocks.removeLast()
      blocks[slot] = Block(count: size)
    }
    // In an order that does not depend on where the walk began, so that the same cycle rounds the same way always.
    order.sort(first..<first + size)
    for index in 0..<size {
      let variable = order[first + index]
      blocks[slot][member: index] = variable
      columns[variable].block = slot
      columns[variable].index = Int32(index)
    }
    if blocks[slot].isDense { factorDensely(slot) } else { factorSparsely(slot) }
    return slot
  }

  private mutating func factorDensely(_ slot: Int32) {
    let block = blocks[slot]
    for index in 0..<block.count {
      let owner = rows[columns[block[member: index]].owner]
      for entry in owner.start..<owner.start + owner.count {
        let column = columns[entries[entry].variable]
        if column.block == slot { block[index, Int(column.index)] = entries[entry].coefficient }
      }
    }
    block.factor()
  }

  private mutating func factorSparsely(_ slot: Int32) {
    let block = blocks[slot]
    var matrix = SparseRows(count: block.count)
    for index in 0..<block.count {
      let owner = rows[columns[block[member: index]].owner]
      matrix.beginRow()
      for entry in owner.start..<owner.start + owner.count {
        let column = columns[entries[entry].variable]
        if column.block == slot { matrix.append(column: column.index, value: entries[entry].coefficient) }
      }
      matrix.endRow()
    }
    blocks[slot].factor(matrix)
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
