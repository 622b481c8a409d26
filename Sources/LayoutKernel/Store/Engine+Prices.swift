extension Engine {
  /// The first node of the price of a row or (`~variable`) of a wish; -1 where it is 0.
  @inline(__always)
  func price(of slot: Int32) -> Int32 { slot >= 0 ? rows[slot].price : columns[~slot].wishPrice }

  @inline(__always)
  private func setFirstNode(of slot: Int32, _ node: Int32) {
    if slot >= 0 { rows[slot].price = node } else { columns[~slot].wishPrice = node }
  }

  /// Adds `factor · terms` to a price. Terms are sorted, strongest level first. O(levels involved).
  mutating func addPrice(to slot: Int32, factor: Double, _ terms: Buffer<PriceTerm>) {
    var previous: Int32 = -1
    var current = price(of: slot)
    for index in 0..<terms.count {
      let term = terms[index]
      let added = term.cost * factor
      while current >= 0, prices[current].level > term.level {
        previous = current
        current = prices[current].next
      }
      if current >= 0, prices[current].level == term.level {
        let sum = prices[current].cost + added
        let next = prices[current].next
        if sum.isZero {
          prices.release(current, sizeClass: 1)
          attach(next, after: previous, of: slot)
        } else {
          prices[current].cost = sum
          previous = current
        }
        current = next
      } else if !added.isZero {
        let node = prices.allocate(sizeClass: 1)
        prices[node] = PriceNode(level: term.level, nextFree: current, cost: added)
        attach(node, after: previous, of: slot)
        previous = node
      }
    }
  }

  private func attach(_ node: Int32, after previous: Int32, of slot: Int32) {
    if previous < 0 { setFirstNode(of: slot, node) } else { prices[previous].next = node }
  }

  mutating func clearPrice(of slot: Int32) {
    var node = price(of: slot)
    if node < 0 { return }
    while node >= 0 {
      let next = prices[node].next
      prices.release(node, sizeClass: 1)
      node = next
    }
    setFirstNode(of: slot, -1)
  }

  /// Sets the price of a row to a multiple of its own cost.
  mutating func setPrice(of slot: Int32, factor: Double) {
    clearPrice(of: slot)
    let cost = details[slot].cost * factor
    if cost.isZero { return }
    let node = prices.allocate(sizeClass: 1)
    prices[node] = PriceNode(level: rows[slot].level, nextFree: -1, cost: cost)
    rows[slot].price = node
  }

  /// How far the price of a tight row is below its upper bound (`upward`) or above its lower bound, times `scale`, as a
  /// list in `candidate`. False when that bound is infinitely far. Wishes and dead rows may not move at all.
  mutating func loadDistance(of slot: Int32, upward: Bool, scale: Double) -> Bool {
    candidate.removeAll()
    var bound = Cost.zero
    if slot >= 0, rows[slot].kind == .active {
      let factor = upward ? rows[slot].upperFactor : rows[slot].lowerFactor
      if rows[slot].isRequired {
        if factor != 0 { return false }
      } else {
        bound = details[slot].cost * factor
      }
    }
    loadDifference(of: slot, bound: bound, scale: upward ? scale : -scale)
    return true
  }

  /// `(bound − price) · scale` into `candidate`.
  private mutating func loadDifference(of slot: Int32, bound: Cost, scale: Double) {
    let level = slot >= 0 ? rows[slot].level : 0
    var node = price(of: slot)
    var pending = !bound.isZero
    while node >= 0 {
      let price = prices[node]
      if pending, price.level < level {
        candidate.append(PriceTerm(level: level, cost: bound * scale))
        pending = false
      }
      if pending, price.level == level {
        let difference = bound + -price.cost
        if !difference.isZero { candidate.append(PriceTerm(level: level, cost: difference * scale)) }
        pending = false
      } else {
        candidate.append(PriceTerm(level: price.level, cost: price.cost * -scale))
      }
      node = price.next
    }
    if pending { candidate.append(PriceTerm(level: level, cost: bound * scale)) }
  }

  /// -1, 0 or 1 as a price is below, equal to or above 0.
  func sign(of terms: Buffer<PriceTerm>) -> Int {
    for index in 0..<terms.count where terms[index].cost.sign != 0 { return terms[index].cost.sign }
    return 0
  }

  /// -1, 0 or 1 as the left price is below, equal to or above the right one.
  func compare(_ left: Buffer<PriceTerm>, _ right: Buffer<PriceTerm>) -> Int {
    var i = 0
    var j = 0
    while i < left.count || j < right.count {
      let difference: Cost
      if j == right.count || (i < left.count && left[i].level > right[j].level) {
        difference = left[i].cost
        i += 1
      } else if i == left.count || right[j].level > left[i].level {
        difference = -right[j].cost
        j += 1
      } else {
        difference = left[i].cost + -right[j].cost
        i += 1
        j += 1
      }
      if difference.sign != 0 { return difference.sign }
    }
    return 0
  }

  /// Adds `factor · cost` at one level to the slope being summed up.
  mutating func addSlope(level: Float, cost: Cost, factor: Double) {
    var position = 0
    while position < slope.count, slope[position].level > level { position += 1 }
    if position < slope.count, slope[position].level == level {
      slope[position].cost = slope[position].cost + cost * factor
      return
    }
    slope.append(PriceTerm(level: level, cost: cost * factor))
    var index = slope.count - 1
    while index > position {
      let moved = slope[index - 1]
      slope[index - 1] = slope[index]
      slope[index] = moved
      index -= 1
    }
  }
}
