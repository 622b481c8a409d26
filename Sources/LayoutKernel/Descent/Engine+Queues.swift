/// A row to repair, with what decides its turn.
struct QueuedRepair: BitwiseCopyable {
  var row: Int32
  /// 1000 for a required one.
  var level: Float
  var place: Int
}

extension Engine {
  // MARK: Rows whose residual contradicts their force

  mutating func queueRepair(_ slot: Int32) {
    if rows[slot].inRepair { return }
    rows[slot].inRepair = true
    repairs.append(QueuedRepair(row: slot, level: rows[slot].level, place: details[slot].place))
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
    let first = repairs[0].row
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

  /// As `precedes`, mostly from what the queue holds.
  @inline(__always)
  private mutating func comesFirst(_ left: QueuedRepair, _ right: QueuedRepair) -> Bool {
    if isCautious { return left.row < right.row }
    if left.level != right.level { return left.level > right.level }
    if left.level == 1000, details[left.row].rank != details[right.row].rank {
      return details[left.row].rank > details[right.row].rank
    }
    return left.place < right.place
  }

  private func exchangeRepairs(_ left: Int, _ right: Int) {
    let moved = repairs[left]
    repairs[left] = repairs[right]
    repairs[right] = moved
  }

  // MARK: Tight rows and wishes to look at

  mutating func queueDescent(_ slot: Int32) {
    if slot >= 0 {
      if rows[slot].inDescent { return }
      rows[slot].inDescent = true
    } else {
      if columns[~slot].wishInDescent { return }
      columns[~slot].wishInDescent = true
    }
    descents.append(slot)
  }

  mutating func nextDescent() -> Int32? {
    if descents.isEmpty { return nil }
    let slot = descents.removeLast()
    if slot >= 0 { rows[slot].inDescent = false } else { columns[~slot].wishInDescent = false }
    return slot
  }

  mutating func queueSettle(_ slot: Int32) {
    if slot >= 0 {
      if rows[slot].inSettle { return }
      rows[slot].inSettle = true
    } else {
      if columns[~slot].wishInSettle { return }
      columns[~slot].wishInSettle = true
    }
    settles.append(slot)
  }

  /// The next one to settle; the lowest number first when cautious.
  mutating func nextSettle() -> Int32? {
    if settles.isEmpty { return nil }
    if isCautious {
      for index in 0..<settles.count - 1 where settles[index] < settles.last {
        let moved = settles[index]
        settles[index] = settles.last
        settles[settles.count - 1] = moved
      }
    }
    let slot = settles.removeLast()
    if slot >= 0 { rows[slot].inSettle = false } else { columns[~slot].wishInSettle = false }
    return slot
  }

  /// Queues a tight row whose price may stand on a bound. An equality without a force stands clearly inside.
  @inline(__always)
  mutating func queueSettleIfLoose(_ slot: Int32) {
    if slot >= 0, rows[slot].kind == .active, rows[slot].relation == 0, rows[slot].price < 0 { return }
    queueSettle(slot)
  }

  /// Whether a row or wish is in the tight set.
  @inline(__always)
  func isTight(_ slot: Int32) -> Bool { slot >= 0 ? rows[slot].isTight : columns[~slot].owner == slot }
}
