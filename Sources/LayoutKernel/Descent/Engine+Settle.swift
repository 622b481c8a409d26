extension Engine {
  /// Settles what the constraints leave open: undetermined variables wish to be 0, the earlier made yielding first.
  ///
  /// Only tight rows whose price stands exactly on a bound can still move without cost. Their directions are walked
  /// downhill by the wishes alone, stopping at the first constraint that would have to pay. Stops early when a row needs
  /// repair.
  mutating func settleWishes() {
    queueUpstreamOfTurnedWishes()
    while repairs.isEmpty, stepsLeft > 0, let slot = nextSettle() {
      settle(slot)
      queueUpstreamOfTurnedWishes()
    }
  }

  private mutating func nextSettle() -> Int32? {
    if settles.isEmpty { return nil }
    if isCautious {
      for index in 0..<settles.count - 1 where settles[index] < settles.last {
        let moved = settles[index]
        settles[index] = settles.last
        settles[settles.count - 1] = moved
      }
    }
    let slot = settles.removeLast()
    rows[slot].inSettle = false
    return slot
  }

  /// A wish that changed sides pulls the other way at all that determines its variable.
  private mutating func queueUpstreamOfTurnedWishes() {
    if turnedWishes.isEmpty { return }
    seeds.removeAll()
    while !turnedWishes.isEmpty {
      let variable = turnedWishes.removeLast()
      columns[variable].wishTurned = false
      if !columns[variable].isFree { seeds.append(variable) }
    }
    if looseCount == 0, prices.liveCount == 0 {
      seeds.removeAll()
      return
    }
    walk(.upstream)
    seeds.removeAll()
    for index in 0..<order.count { queueSettleIfLoose(columns[order[index]].owner) }
  }

  private mutating func settle(_ slot: Int32) {
    guard rows[slot].isTight else { return }
    let mayRise = standsOnBound(slot, upper: true)
    let mayFall = standsOnBound(slot, upper: false)
    if !mayRise && !mayFall { return }
    loadDirection(of: slot)
    guard let (upward, wishSlope) = downhill(slot, mayRise: mayRise, mayFall: mayFall) else {
      clearDirection()
      return
    }
    loadBreakpoints(upward: upward)
    addWishBreakpoints(upward: upward)
    clearDirection()
    sortBreakpoints()
    var slope = wishSlope
    for index in 0..<breakpoints.count {
      let breakpoint = breakpoints[index]
      let row = rows[breakpoint.row]
      let side: Int8 = breakpoint.rate > 0 ? 1 : -1
      if row.kind == .wish {
        slope = slope + WishCost(place: row.place, factor: abs(breakpoint.rate) * Double(abs(side - row.side)))
        if slope.sign < 0 {
          rows[breakpoint.row].side = side
          noteTurned(row)
          continue
        }
      }
      exchange(slot, for: breakpoint.row, upward: upward)
      return
    }
  }

  private mutating func noteTurned(_ wish: Row) {
    let variable = entries[wish.start].variable
    if columns[variable].wishTurned { return }
    columns[variable].wishTurned = true
    turnedWishes.append(variable)
  }

  /// Whether a tight row could move off one of its bounds without a cost of its own.
  mutating func isLoose(_ slot: Int32) -> Bool {
    standsOnBound(slot, upper: true) || standsOnBound(slot, upper: false)
  }

  /// Whether the price of a tight row stands exactly on a bound, so that it could move off at no cost of its own.
  private mutating func standsOnBound(_ slot: Int32, upper: Bool) -> Bool {
    if rows[slot].kind != .active { return rows[slot].price < 0 }
    return loadDistance(of: slot, upward: upper, scale: 1) && sign(of: candidate) == 0
  }

  /// What the wishes still gain per unit by moving a tight row off its place: nil once they are settled. Changes nothing.
  mutating func wishPull(at slot: Int32) -> Double? {
    let mayRise = standsOnBound(slot, upper: true)
    let mayFall = standsOnBound(slot, upper: false)
    if rows[slot].kind == .dead || (!mayRise && !mayFall) { return nil }
    loadDirection(of: slot)
    let found = downhill(slot, mayRise: mayRise, mayFall: mayFall)
    clearDirection()
    return found.map { -$0.slope.count }
  }

  /// The direction in which the wishes gain, with the slope there.
  private func downhill(_ slot: Int32, mayRise: Bool, mayFall: Bool) -> (upward: Bool, slope: WishCost)? {
    var sum = WishCost()
    var size = WishCost()
    for index in 0..<order.count {
      let column = columns[order[index]]
      let wish = rows[column.wish]
      if column.work == 0 || wish.isTight || wish.side == 0 { continue }
      let pull = WishCost(place: wish.place, factor: column.work * Double(wish.side))
      sum.count += pull.count
      sum.place += pull.place
      sum.scatter += pull.scatter
      size.count += abs(pull.count)
      size.place += abs(pull.place)
      size.scatter += abs(pull.scatter)
    }
    if abs(sum.count) <= 1e-10 * size.count { sum.count = 0 }
    if abs(sum.place) <= 1e-10 * size.place { sum.place = 0 }
    if abs(sum.scatter) <= 1e-10 * size.scatter { sum.scatter = 0 }
    let own = rows[slot].kind == .wish ? WishCost(place: rows[slot].place, factor: 1) : WishCost()
    if mayRise, (own + sum).sign < 0 { return (true, own + sum) }
    if mayFall, (own + -sum).sign < 0 { return (false, own + -sum) }
    // A removed row must go, even where nothing pulls at it.
    return rows[slot].kind == .dead ? (true, WishCost()) : nil
  }

  private mutating func addWishBreakpoints(upward: Bool) {
    for index in 0..<order.count {
      let column = columns[order[index]]
      let wish = rows[column.wish]
      if column.work == 0 || wish.isTight { continue }
      let rate = upward ? column.work : -column.work
      if wish.side == (rate > 0 ? 1 : -1) { continue }
      breakpoints.append(Breakpoint(distance: max(0, -column.value / rate), row: column.wish, rate: rate))
    }
  }

  private mutating func exchange(_ slot: Int32, for entering: Int32, upward: Bool) {
    stepsLeft -= 1
    loadSupport(ofRow: entering)
    for index in 0..<support.count { queueSettleIfLoose(support[index].row) }
    if rows[entering].kind == .active { setPrice(of: entering, factor: rows[entering].forceFactor) }
    clearPrice(of: slot)
    let side: Int8 = upward ? 1 : -1
    rows[slot].side = rows[slot].kind == .active ? side : rows[slot].restingSide
    pivot(entering: entering, leaving: slot)
    if rows[slot].kind == .wish, rows[slot].side == 0 { rows[slot].side = side }
    queueSettleIfLoose(entering)
    retireIfDead(slot)
  }
}
