extension Engine {
  // MARK: Rows of the inverse

  /// Writes a row as a sum of tight rows, into `support`. O(what it reaches upstream).
  mutating func loadSupport(ofRow slot: Int32) {
    seeds.removeAll()
    if slot < 0 {
      loadSupport(ofVariable: ~slot)
      return
    }
    let row = rows[slot]
    for entry in row.start..<row.start + row.count {
      work[entries[entry].variable] = entries[entry].coefficient
      seeds.append(entries[entry].variable)
    }
    solveUpstream()
  }

  /// Writes a variable as a sum of tight rows.
  mutating func loadSupport(ofVariable variable: Int32) {
    seeds.removeAll()
    work[variable] = 1
    seeds.append(variable)
    solveUpstream()
  }

  private mutating func solveUpstream() {
    support.removeAll()
    walkUpstream()
    seeds.removeAll()
    forEachComponent { engine, first, size in
      if size == 1 {
        engine.pushUpstream(engine.order[first])
      } else {
        engine.pushUpstream(cycleAt: first, size: size)
      }
    }
  }

  @inline(__always)
  private mutating func pushUpstream(_ variable: Int32) {
    let share = work[variable]
    work[variable] = 0
    if abs(share) <= 1e-10 { return }
    let owner = columns[variable].owner
    if owner < 0 {
      support.append(SupportTerm(row: owner, coefficient: share))
      return
    }
    let row = rows[owner]
    if row.count == 1 {
      support.append(SupportTerm(row: owner, coefficient: share / entries[row.start].coefficient))
      return
    }
    var own = 1.0
    for entry in row.start..<row.start + row.count where entries[entry].variable == variable {
      own = entries[entry].coefficient
    }
    let coefficient = share / own
    support.append(SupportTerm(row: owner, coefficient: coefficient))
    for entry in row.start..<row.start + row.count where entries[entry].variable != variable {
      let other = entries[entry].variable
      work[other] = cancelling(work[other], -coefficient * entries[entry].coefficient)
    }
  }

  private mutating func pushUpstream(cycleAt first: Int, size: Int) {
    let slot = block(at: first, size: size)
    let block = blocks[slot]
    vector.removeAll()
    var isZero = true
    for index in 0..<size {
      let share = work[block[member: index]]
      if share != 0 { isZero = false }
      vector.append(share)
      work[block[member: index]] = 0
    }
    if isZero { return }
    block.solveTransposed(vector)
    for index in 0..<size where abs(vector[index]) > 1e-10 {
      let owner = columns[block[member: index]].owner
      let row = rows[owner]
      support.append(SupportTerm(row: owner, coefficient: vector[index]))
      for offset in 0..<row.count {
        let entry = entries[row.start + offset]
        if columns[entry.variable].block != slot {
          work[entry.variable] = cancelling(work[entry.variable], -vector[index] * entry.coefficient)
        }
      }
    }
  }

  // MARK: Columns of the inverse

  /// How every variable moves per unit of a tight row's residual: left in `work` of the variables in `order`, which the
  /// caller clears with `clearDirection()`. O(what it reaches downstream).
  mutating func loadDirection(of slot: Int32) {
    seeds.removeAll()
    seeds.append(slot >= 0 ? rows[slot].owned : ~slot)
    walkDownstream()
    seeds.removeAll()
    forEachComponent { engine, first, size in
      if size == 1 {
        let variable = engine.order[first]
        let owner = engine.columns[variable].owner
        if owner < 0 {
          engine.work[variable] = 1
          return
        }
        let (sum, own) = engine.weighted(owner, around: variable)
        let move = ((owner == slot ? 1 : 0) - sum) / own
        engine.work[variable] = abs(move) > 1e-10 ? move : 0
      } else {
        let blockSlot = engine.block(at: first, size: size)
        let block = engine.blocks[blockSlot]
        engine.vector.removeAll()
        for index in 0..<size {
          let owner = engine.columns[block[member: index]].owner
          engine.vector.append((owner == slot ? 1 : 0) - engine.weighted(owner, outside: blockSlot))
        }
        block.solve(engine.vector)
        for index in 0..<size {
          let move = engine.vector[index]
          engine.work[block[member: index]] = abs(move) > 1e-10 ? move : 0
        }
      }
    }
  }

  mutating func clearDirection() {
    for index in 0..<order.count { work[order[index]] = 0 }
  }

  /// Calls `body` with each cycle of the last walk, each before all it leads to.
  @inline(__always)
  mutating func forEachComponent(_ body: (inout Engine, _ first: Int, _ size: Int) -> Void) {
    var end = order.count
    if componentSizes.isEmpty {
      while end > 0 {
        end -= 1
        body(&self, end, 1)
      }
      return
    }
    for component in stride(from: componentSizes.count - 1, through: 0, by: -1) {
      let size = Int(componentSizes[component])
      end -= size
      body(&self, end, size)
    }
  }

  /// The sum of a row's terms in the direction's `work`, one variable left out, and that variable's coefficient.
  @inline(__always)
  private func weighted(_ slot: Int32, around variable: Int32) -> (sum: Double, own: Double) {
    let row = rows[slot]
    var sum = 0.0
    var own = 1.0
    for offset in 0..<row.count {
      let entry = entries[row.start + offset]
      if entry.variable == variable {
        own = entry.coefficient
      } else {
        sum += entry.coefficient * work[entry.variable]
      }
    }
    return (sum, own)
  }

  private func weighted(_ slot: Int32, outside block: Int32) -> Double {
    let row = rows[slot]
    var sum = 0.0
    for entry in row.start..<row.start + row.count where columns[entries[entry].variable].block != block {
      sum += entries[entry].coefficient * work[entries[entry].variable]
    }
    return sum
  }

  /// What is left of a row's constant for the members of a cycle.
  func rightSide(of slot: Int32, outside block: Int32) -> Double {
    let row = rows[slot]
    var sum = row.constant
    for entry in row.start..<row.start + row.count where columns[entries[entry].variable].block != block {
      sum -= entries[entry].coefficient * values[entries[entry].variable]
    }
    return sum
  }
}
