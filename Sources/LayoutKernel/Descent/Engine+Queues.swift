extension Engine {
  // MARK: Rows whose residual contradicts their force

  mutating func queueRepair(_ slot: Int32) {
    if rows[slot].inRepair { return }
    rows[slot].inRepair = true
    repairs.append(slot)
    var child = repairs.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !comesFirst(repairs[child], repairs[parent]) { break }
      exchangeRepairs(child, parent)
      child = parent
    }
  }

  /// The first row to repair: required ones in the order they are offered, then the strongest level.
  mutating func nextRepair() -> Int32? {
    if repairs.isEmpty { return nil }
    let first = repairs[0]
    let last = repairs.removeLast()
    if !repairs.isEmpty {
      repairs[0] = last
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= repairs.count { break }
        if child + 1 < repairs.count, comesFirst(repairs[child + 1], repairs[child]) { child += 1 }
        if !comesFirst(repairs[child], repairs[parent]) { break }
        exchangeRepairs(child, parent)
        parent = child
      }
    }
    rows[first].inRepair = false
    return first
  }

  private func comesFirst(_ left: Int32, _ right: Int32) -> Bool {
    isCautious ? left < right : precedes(left, right)
  }

  private func exchangeRepairs(_ left: Int, _ right: Int) {
    let moved = repairs[left]
    repairs[left] = repairs[right]
    repairs[right] = moved
  }

  // MARK: Tight rows to look at

  mutating func queueDescent(_ slot: Int32) {
    if rows[slot].inDescent { return }
    rows[slot].inDescent = true
    descents.append(slot)
  }

  mutating func queueSettle(_ slot: Int32) {
    if rows[slot].inSettle { return }
    rows[slot].inSettle = true
    settles.append(slot)
  }

  /// Queues a tight row whose price may stand on a bound. An equality without a force stands clearly inside.
  mutating func queueSettleIfLoose(_ slot: Int32) {
    let row = rows[slot]
    if row.kind == .active, row.relation == 0, row.price < 0 { return }
    queueSettle(slot)
  }
}
