/// A row whose residual changes sign on the way along a direction.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var row: Int32
  var rate: Double
}

extension Engine {
  // MARK: Taking forces off

  /// Takes off the forces of dead and rejected rows; what they held is out of balance until `descend` has run.
  mutating func releaseFrozen() {
    while !frozen.isEmpty {
      let slot = frozen.removeLast()
      guard rows[slot].kind == .dead || rows[slot].kind == .rejected else { continue }
      if rows[slot].isTight {
        queueDescent(slot)
        queueSettle(slot)
        continue
      }
      takeOffForce(of: slot)
      if rows[slot].kind == .dead { releaseRow(slot) }
    }
  }

  private mutating func takeOffForce(of slot: Int32) {
    loadPrice(of: slot)
    if best.isEmpty { return }
    loadSupport(ofRow: slot)
    shareOut(factor: 1)
    clearPrice(of: slot)
  }

  /// Copies a price to `best`.
  private mutating func loadPrice(of slot: Int32) {
    best.removeAll()
    var node = price(of: slot)
    while node >= 0 {
      best.append(PriceTerm(level: prices[node].level, cost: prices[node].cost))
      node = prices[node].next
    }
  }

  /// Adds `factor · coefficient · best` to the prices of the support; what may leave its bounds is queued.
  private mutating func shareOut(factor: Double) {
    for index in 0..<support.count {
      let term = support[index]
      addPrice(to: term.row, factor: factor * term.coefficient, best)
      queueDescent(term.row)
      queueSettleIfLoose(term.row)
    }
  }

  // MARK: Descent

  /// Lets a tight row go whose price has left its bounds, and walks along the direction that opens up to the last
  /// breakpoint before the slope turns: the long step of the primal method.
  mutating func descend(_ slot: Int32) {
    guard isTight(slot), let upward = excess(of: slot) else { return }
    loadDirection(of: slot)
    loadBreakpoints(upward: upward)
    clearDirection()
    sortBreakpoints()
    guard let stop = lastBreakpoint() else {
      // The cost is bounded below, so only rounding leads here; begin again from scratch.
      stepsLeft = 0
      return
    }
    for index in 0..<stop { turn(breakpoints[index]) }
    let entering = breakpoints[stop].row
    loadSupport(ofRow: entering)
    let share = supportCoefficient(of: slot)
    // What the price is beyond its bound moves over to the entering row.
    _ = loadDistance(of: slot, upward: upward, scale: upward ? -1 / share : 1 / share)
    let moved = best
    best = candidate
    candidate = moved
    setPrice(of: entering, factor: rows[entering].forceFactor)
    addPrice(to: entering, factor: 1, best)
    for index in 0..<support.count where support[index].row != slot {
      addPrice(to: support[index].row, factor: -support[index].coefficient, best)
      queueDescent(support[index].row)
      queueSettleIfLoose(support[index].row)
    }
    clearPrice(of: slot)
    leave(slot, upward: upward)
    pivot(entering: entering, leaving: slot)
    queueDescent(entering)
    queueSettleIfLoose(entering)
    retireIfDead(slot)
  }

  /// Whether the price of a tight row is above its upper bound (true) or below its lower one (false); nil inside. Leaves
  /// the slope of walking that way in `slope`.
  private mutating func excess(of slot: Int32) -> Bool? {
    for upward in [true, false] {
      if loadDistance(of: slot, upward: upward, scale: 1), sign(of: candidate) < 0 {
        let previous = slope
        slope = candidate
        candidate = previous
        return upward
      }
    }
    return nil
  }

  private mutating func supportCoefficient(of slot: Int32) -> Double {
    for index in 0..<support.count where support[index].row == slot { return support[index].coefficient }
    assertionFailure("the entering row crosses the direction")
    return 1
  }

  /// Walks past breakpoints while the slope is negative; the index of the one to stop at.
  private mutating func lastBreakpoint() -> Int? {
    for index in 0..<breakpoints.count {
      let breakpoint = breakpoints[index]
      let row = rows[breakpoint.row]
      if row.isRequired { return index }
      addSlope(
        level: row.level, cost: details[breakpoint.row].cost, factor: abs(breakpoint.rate) * jump(row, breakpoint.rate))
      if sign(of: slope) >= 0 { return index }
    }
    return nil
  }

  /// By how many times its cost a row's force changes when it crosses 0.
  private func jump(_ row: Row, _ rate: Double) -> Double {
    abs(row.forceFactor(onSide: rate > 0 ? 1 : -1) - row.forceFactor)
  }

  /// Puts a row that was walked past on its other side.
  private mutating func turn(_ breakpoint: Breakpoint) {
    counters.flips += 1
    let slot = breakpoint.row
    let side: Int8 = breakpoint.rate > 0 ? 1 : -1
    let row = rows[slot]
    let change = row.forceFactor(onSide: side) - row.forceFactor
    if rows[slot].isInTrack { dropTracks() }
    rows[slot].side = side
    best.removeAll()
    best.append(PriceTerm(level: row.level, cost: details[slot].cost * change))
    loadSupport(ofRow: slot)
    shareOut(factor: -1)
  }

  /// Sets the rates of all rows along the direction just loaded (`upward`, or against it), and lists those that will
  /// change sides. Wishes are not among them.
  mutating func loadBreakpoints(upward: Bool) {
    breakpoints.removeAll()
    loadRates(upward: upward)
    for index in 0..<touched.count {
      let row = rows[touched[index]]
      if row.kind != .active || abs(row.rate) < 1e-9 || row.side == (row.rate > 0 ? 1 : -1) { continue }
      breakpoints.append(
        Breakpoint(distance: max(0, -row.residual / row.rate), row: touched[index], rate: row.rate))
    }
    touched.removeAll()
  }

  /// Sets how fast the residuals change along the direction just loaded, and lists those rows, rejected ones too, in
  /// `touched`.
  mutating func loadRates(upward: Bool) {
    let stamp = nextStamp()
    touched.removeAll()
    for index in 0..<order.count {
      let variable = order[index]
      if work[variable] == 0 { continue }
      let move = upward ? work[variable] : -work[variable]
      var cursor = columns[variable].loose
      while cursor >= 0 {
        let entry = entries[cursor]
        cursor = entry.next
        if rows[entry.row].stamp != stamp {
          rows[entry.row].stamp = stamp
          rows[entry.row].rate = 0
          touched.append(entry.row)
        }
        rows[entry.row].rate = cancelling(rows[entry.row].rate, entry.coefficient * move)
      }
    }
  }

  func sortBreakpoints() {
    breakpoints.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.row < $1.row }
  }

  /// Frees a removed row once it has left the tight set.
  mutating func retireIfDead(_ slot: Int32) {
    if slot >= 0, rows[slot].kind == .dead, !rows[slot].isTight, rows[slot].price < 0 { releaseRow(slot) }
  }

  /// Puts a row that is about to leave the tight set on the side it leaves to.
  mutating func leave(_ slot: Int32, upward: Bool) {
    if slot < 0 { return }
    rows[slot].side = rows[slot].kind == .active ? (upward ? 1 : -1) : rows[slot].restingSide
  }
}
