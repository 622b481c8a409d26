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

  /// A wish that changed sides pulls the other way at all that determines its variable.
  private mutating func queueUpstreamOfTurnedWishes() {
    if turnedWishes.isEmpty { return }
    seeds.removeAll()
    while !turnedWishes.isEmpty {
      let variable = turnedWishes.removeLast()
      columns[variable].wishTurned = false
      if !columns[variable].isFree { seeds.append(variable) }
    }
    if isAllFirm {
      seeds.removeAll()
      return
    }
    walkUpstream()
    seeds.removeAll()
    for index in 0..<order.count { queueSettleIfLoose(columns[order[index]].owner) }
  }

  /// No tight row can stand on a bound: there are no tight wishes and inequalities, and no tight equality has a price.
  var isAllFirm: Bool { looseCount == 0 && prices.liveCount == 0 }

  private mutating func settle(_ slot: Int32) {
    guard isTight(slot) else { return }
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
      if breakpoint.row < 0 {
        let variable = ~breakpoint.row
        let side: Int8 = breakpoint.rate > 0 ? 1 : -1
        let jump = abs(breakpoint.rate) * Double(abs(side - columns[variable].wishSide))
        slope = slope + WishCost(place: columns[variable].place, factor: jump)
        if slope.sign < 0 {
          // A track that moves the variable knows how far it was from changing sides.
          if columns[variable].isTracked { dropTracks() }
          columns[variable].wishSide = side
          noteTurnedWish(of: variable)
          continue
        }
      }
      exchange(slot, for: breakpoint.row, upward: upward)
      return
    }
  }

  /// Whether a tight row could move off one of its bounds without a cost of its own.
  mutating func isLoose(_ slot: Int32) -> Bool {
    standsOnBound(slot, upper: true) || standsOnBound(slot, upper: false)
  }

  /// Whether the price of a tight row stands exactly on a bound, so that it could move off at no cost of its own.
  // Mutating, like other questions asked in inner loops, although it changes nothing: the compiler may copy the engine to
  // ask it of a value.
  private mutating func standsOnBound(_ slot: Int32, upper: Bool) -> Bool {
    let node = price(of: slot)
    if slot < 0 || rows[slot].kind != .active { return node < 0 }
    let factor = upper ? rows[slot].upperFactor : rows[slot].lowerFactor
    if factor == 0 { return node < 0 }
    // The bound of a required row is infinitely far; that of another is one number at the row's own level.
    if rows[slot].isRequired || node < 0 || prices[node].next >= 0 || prices[node].level != rows[slot].level {
      return false
    }
    return (details[slot].cost * factor + -prices[node].cost).isZero
  }

  /// What the wishes still gain per unit by moving a tight row off its place: nil once they are settled. Changes nothing.
  mutating func wishPull(at slot: Int32) -> Double? {
    let mayRise = standsOnBound(slot, upper: true)
    let mayFall = standsOnBound(slot, upper: false)
    if !mayRise && !mayFall || (slot >= 0 && rows[slot].kind == .dead) { return nil }
    loadDirection(of: slot)
    let found = downhill(slot, mayRise: mayRise, mayFall: mayFall)
    clearDirection()
    return found.map { -$0.slope.count }
  }

  /// The direction in which the wishes gain, with the slope there.
  private mutating func downhill(_ slot: Int32, mayRise: Bool, mayFall: Bool) -> (upward: Bool, slope: WishCost)? {
    var sum = WishCost()
    var size = WishCost()
    for index in 0..<order.count {
      let variable = order[index]
      let column = columns[variable]
      if work[variable] == 0 || column.isUndetermined || column.wishSide == 0 { continue }
      let pull = WishCost(place: column.place, factor: work[variable] * Double(column.wishSide))
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
    let own = slot < 0 ? WishCost(place: columns[~slot].place, factor: 1) : WishCost()
    if mayRise, (own + sum).sign < 0 { return (true, own + sum) }
    if mayFall, (own + -sum).sign < 0 { return (false, own + -sum) }
    // A removed row must go, even where nothing pulls at it.
    return slot >= 0 && rows[slot].kind == .dead ? (true, WishCost()) : nil
  }

  mutating func addWishBreakpoints(upward: Bool) {
    for index in 0..<order.count {
      let variable = order[index]
      if work[variable] == 0 || columns[variable].isUndetermined { continue }
      let rate = upward ? work[variable] : -work[variable]
      if columns[variable].wishSide == (rate > 0 ? 1 : -1) { continue }
      breakpoints.append(Breakpoint(distance: max(0, -values[variable] / rate), row: ~variable, rate: rate))
    }
  }

  /// Ends a walk along a line at the row it meets. What entered is settled with that: along the same line nothing is to
  /// be gained any more.
  private mutating func exchange(_ slot: Int32, for entering: Int32, upward: Bool) {
    stepsLeft -= 1
    let isLeavingLoose = slot < 0 || rows[slot].relation != 0
    if looseCount > (isLeavingLoose ? 1 : 0) || prices.liveCount > 0 {
      loadSupport(ofRow: entering)
      for index in 0..<support.count { queueSettleIfLoose(support[index].row) }
    }
    if entering >= 0 { setPrice(of: entering, factor: rows[entering].forceFactor) }
    clearPrice(of: slot)
    leave(slot, upward: upward)
    pivot(entering: entering, leaving: slot)
    if slot < 0, columns[~slot].wishSide == 0 { columns[~slot].wishSide = upward ? 1 : -1 }
    retireIfDead(slot)
    if looseCount == 1, prices.liveCount == 0, entering < 0 || rows[entering].relation != 0 { forgetTurnedWishes() }
  }

  /// Nothing but what was settled last can follow the wishes that have turned.
  private mutating func forgetTurnedWishes() {
    while !turnedWishes.isEmpty { columns[turnedWishes.removeLast()].wishTurned = false }
  }
}
