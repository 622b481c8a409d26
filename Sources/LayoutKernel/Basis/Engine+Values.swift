extension Engine {
  /// Computes the values of the stale variables and of all they determine from the tight set, then the residuals they touch.
  /// Values are never updated by differences, so they do not drift. O(what it reaches downstream).
  mutating func propagate() {
    guard !stale.isEmpty else { return }
    let spare = seeds
    seeds = stale
    stale = spare
    walkDownstream()
    seeds.removeAll()
    counters.evaluations += order.count
    touched.removeAll()
    forEachComponent { engine, first, size in
      if size == 1 {
        engine.evaluate(engine.order[first])
      } else {
        engine.evaluate(cycleAt: first, size: size)
      }
    }
    updateResiduals()
  }

  /// Computes all values when every row is new, straight through in the order in which the crash start placed them: a
  /// row takes a variable that nothing tight mentions yet, so that what it depends on is placed before it, or wishes to
  /// be 0, or has a constant for a value. O(entries).
  mutating func evaluatePlaced() {
    // Nothing follows a wish that turns while nothing is open; what opens later is looked at then.
    let isFirm = isAllFirm
    for index in 0..<placedAlone.count { evaluateFirst(rows[placedAlone[index]].owned, isFirm: isFirm) }
    for index in 0..<placed.count { evaluateFirst(rows[placed[index]].owned, isFirm: isFirm) }
    counters.evaluations += placedAlone.count + placed.count
  }

  @inline(__always)
  private mutating func evaluateFirst(_ variable: Int32, isFirm: Bool) {
    let value = valueFromOwner(of: variable)
    if isFirm {
      if abs(value) > 1e-9 { columns[variable].wishSide = value > 0 ? 1 : -1 }
    } else {
      turnWish(of: variable, at: value)
    }
    noteMoved(variable, to: value)
  }

  /// The same for the stale variables when some rows have pushed others from theirs: causes before effects, by counting what
  /// each variable still waits for; cycles and what depends on them are left to `propagate()`. O(entries).
  mutating func evaluateFromScratch() {
    let stamp = nextStamp()
    seeds.removeAll()
    for index in 0..<stale.count {
      let variable = stale[index]
      if columns[variable].stamp == stamp { continue }
      columns[variable].stamp = stamp
      let owner = columns[variable].owner
      var waiting: Int32 = 0
      if owner >= 0 {
        let row = rows[owner]
        for entry in row.start..<row.start + row.count {
          let other = entries[entry].variable
          if other != variable, columns[other].owner >= 0 { waiting += 1 }
        }
      }
      columns[variable].index = waiting
      if waiting == 0 { seeds.append(variable) }
    }
    let isFirm = isAllFirm
    var next = 0
    while next < seeds.count {
      let variable = seeds[next]
      next += 1
      evaluateFirst(variable, isFirm: isFirm)
      var cursor = columns[variable].tight
      while cursor >= 0 {
        let dependent = rows[entries[cursor].row].owned
        cursor = entries[cursor].next
        if dependent == variable { continue }
        columns[dependent].index -= 1
        if columns[dependent].index == 0 { seeds.append(dependent) }
      }
    }
    counters.evaluations += next
    seeds.removeAll()
    var kept = 0
    for index in 0..<stale.count where columns[stale[index]].index > 0 {
      stale[kept] = stale[index]
      kept += 1
    }
    stale.truncate(to: kept)
    propagate()
  }

  @inline(__always)
  private mutating func evaluate(_ variable: Int32) { setValue(of: variable, to: valueFromOwner(of: variable)) }

  @inline(__always)
  private func valueFromOwner(of variable: Int32) -> Double {
    let owner = columns[variable].owner
    if owner < 0 { return 0 }
    let row = rows[owner]
    var sum = row.constant
    var own = 1.0
    for entry in row.start..<row.start + row.count {
      let other = entries[entry].variable
      if other == variable {
        own = entries[entry].coefficient
      } else {
        sum -= entries[entry].coefficient * values[other]
      }
    }
    // Adding 0 turns -0 into 0, so that equal values have equal bits.
    return finite(sum / own) + 0
  }

  private mutating func evaluate(cycleAt first: Int, size: Int) {
    let slot = block(at: first, size: size)
    let block = blocks[slot]
    vector.removeAll()
    for index in 0..<size {
      let owner = columns[block[member: index]].owner
      vector.append(rightSide(of: owner, outside: slot))
    }
    block.solve(vector)
    ExactGrid.settle(vector)
    for index in 0..<size { setValue(of: block[member: index], to: finite(vector[index]) + 0) }
  }

  @inline(__always)
  private mutating func setValue(of variable: Int32, to value: Double) {
    if values[variable] == value { return }
    if columns[variable].isTracked { dropTracks() }
    noteMoved(variable, to: value)
    touched.append(variable)
  }

  @inline(__always)
  private mutating func noteMoved(_ variable: Int32, to value: Double) {
    if values[variable] == value { return }
    rememberValue(of: variable)
    values[variable] = value
  }

  /// Lists a variable as moved by the solve under way, with the value it had before.
  @inline(__always)
  mutating func rememberValue(of variable: Int32) {
    if columns[variable].isMoved { return }
    columns[variable].isMoved = true
    columnDetails[variable].previous = values[variable]
    moved.append(variable)
  }

  private mutating func updateResiduals() {
    let stamp = nextStamp()
    for index in 0..<touched.count {
      let variable = touched[index]
      if !columns[variable].isUndetermined { turnWish(of: variable, at: values[variable]) }
      var cursor = columns[variable].loose
      while cursor >= 0 {
        let slot = entries[cursor].row
        cursor = entries[cursor].next
        if rows[slot].stamp == stamp { continue }
        rows[slot].stamp = stamp
        // A track that touches the row knows how far its residual was from changing sides.
        if liveTracks > 0, rows[slot].isInTrack { dropTracks() }
        refreshResidual(of: slot)
      }
    }
    touched.removeAll()
  }

  /// Puts the wish of a determined variable on the side its value is on.
  @inline(__always)
  mutating func turnWish(of variable: Int32, at value: Double) {
    if abs(value) <= 1e-9 { return }
    let side: Int8 = value > 0 ? 1 : -1
    if columns[variable].wishSide == side { return }
    columns[variable].wishSide = side
    noteTurnedWish(of: variable)
  }

  @inline(__always)
  mutating func noteTurnedWish(of variable: Int32) {
    if columns[variable].wishTurned { return }
    columns[variable].wishTurned = true
    turnedWishes.append(variable)
  }

  /// Computes a residual anew and queues the row for repair if its force does not fit it.
  mutating func refreshResidual(of slot: Int32) {
    let residual = evaluateResidual(of: slot)
    rows[slot].residual = residual
    if rows[slot].kind == .active, !rows[slot].isNew, contradicts(slot, tolerance: 1e-9) { queueRepair(slot) }
  }

  /// Whether the residual of a row that is not tight is clearly on another side than the one its force belongs to.
  @inline(__always)
  func contradicts(_ slot: Int32, tolerance: Double) -> Bool {
    let row = rows[slot]
    return (row.residual > tolerance && row.side != 1) || (row.residual < -tolerance && row.side != -1)
  }
}
