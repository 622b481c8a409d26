/// One strength that new rows have.
struct NewStrength: BitwiseCopyable {
  /// More are not told apart one by one.
  static let most = 16

  /// 1000 for required rows.
  var level: Float
  /// 0 for others.
  var rank: Int
  /// How many came up before it.
  var number = 0
  /// How many new rows have it.
  var count: Int32 = 0

  @inline(__always)
  func isSame(as other: NewStrength) -> Bool {
    level == other.level && rank == other.rank
  }

  /// As the rows' own order.
  func precedes(_ other: NewStrength) -> Bool {
    level != other.level ? level > other.level : rank > other.rank
  }
}

extension Engine {
  /// The crash start: each new equality takes a variable that nothing tight mentions yet, strongest level first. Chains
  /// then need no pivot at all. New rows that find none, and inequalities, are repaired one by one.
  mutating func takeInNewRows() {
    if newRows.isEmpty { return }
    dropTracks()
    trackVersion &+= 1
    enlistNewRows()
    placeNewRows()
  }

  /// Leaves in `newRows` those that are still there, once each: a slot may have been freed and used again.
  mutating func enlistNewRows() {
    if areNewRowsInOrder { return }
    let stamp = nextStamp()
    var kept = 0
    for index in 0..<newRows.count {
      let slot = newRows[index]
      if !rows[slot].isNew || rows[slot].stamp == stamp { continue }
      rows[slot].stamp = stamp
      newRows[kept] = slot
      kept += 1
    }
    newRows.truncate(to: kept)
  }

  mutating func placeNewRows() {
    orderNewRows()
    placed.removeAll()
    placedAlone.removeAll()
    var isStraight = newRows.count == rowCount
    for index in 0..<newRows.count where rows[newRows[index]].relation == 0 {
      if takeFreeVariable(newRows[index]) { continue }
      if takePlaceOfWish(newRows[index]) { isStraight = false }
    }
    for index in 0..<newRows.count where rows[newRows[index]].isNew { list(newRows[index], tight: false) }
    if isStraight {
      evaluatePlaced()
    } else {
      for index in 0..<placedAlone.count { stale.append(rows[placedAlone[index]].owned) }
      for index in 0..<placed.count { stale.append(rows[placed[index]].owned) }
      if newRows.count == rowCount { evaluateFromScratch() } else { propagate() }
    }
    for index in 0..<newRows.count where !rows[newRows[index]].isTight { refreshResidual(of: newRows[index]) }
    forgetNewRows()
    placed.removeAllAndShrink()
    placedAlone.removeAllAndShrink()
  }

  // MARK: Their order

  /// Lists a row that was just written. Rows nearly always come in the order of addition and have few strengths: then their
  /// strengths are counted here, and dealing them out by strength puts them in order.
  @inline(__always)
  mutating func listNew(_ slot: Int32, _ row: Row, _ detail: RowDetail) {
    newRows.append(slot)
    if !areNewRowsInOrder { return }
    if detail.place < lastNewPlace {
      areNewRowsInOrder = false
      return
    }
    lastNewPlace = detail.place
    let strength = NewStrength(level: row.level, rank: detail.rank)
    var index = 0
    while index < newStrengths.count, !newStrengths[index].isSame(as: strength) { index &+= 1 }
    if index == newStrengths.count { begin(strength) }
    newStrengths[index].count += 1
    newRowStrengths.append(Int8(truncatingIfNeeded: index))
  }

  @inline(never)
  private mutating func begin(_ strength: NewStrength) {
    newStrengths.append(strength)
    newStrengths[newStrengths.count - 1].number = newStrengths.count - 1
    if newStrengths.count > NewStrength.most { areNewRowsInOrder = false }
  }

  /// Puts `newRows` in the order in which they are taken in. O(rows), or O(rows · log rows) if they have many strengths or
  /// do not come in the order of addition.
  private mutating func orderNewRows() {
    if !areNewRowsInOrder {
      newRows.sort { precedes($0, $1) }
    } else if newStrengths.count > 1 {
      dealOutNewRows()
    }
  }

  private mutating func dealOutNewRows() {
    newStrengths.sort { $0.precedes($1) }
    // Where the next row of each strength goes, by the strength's number.
    searchRows.removeAll()
    for _ in 0..<newStrengths.count { searchRows.append(0) }
    var first: Int32 = 0
    for index in 0..<newStrengths.count {
      searchRows[newStrengths[index].number] = first
      first += newStrengths[index].count
    }
    placed.removeAll()
    _ = placed.extend(by: newRows.count)
    for index in 0..<newRows.count {
      let number = Int(newRowStrengths[index])
      placed[searchRows[number]] = newRows[index]
      searchRows[number] += 1
    }
    let dealt = placed
    placed = newRows
    newRows = dealt
  }

  private mutating func forgetNewRows() {
    newRows.removeAllAndShrink()
    newRowStrengths.removeAllAndShrink()
    newStrengths.removeAll()
    lastNewPlace = 0
    areNewRowsInOrder = true
  }

  // MARK: The variables they take

  /// Makes an equality tight by a variable that only its wish holds and nothing tight mentions, or that is the only one it
  /// mentions; the one with the fewest occurrences, made last.
  @inline(__always)
  private mutating func takeFreeVariable(_ slot: Int32) -> Bool {
    let row = rows[slot]
    var chosen: Int32 = -1
    var count: Int32 = 0
    for entry in row.start..<row.start + row.count {
      let variable = entries[entry].variable
      let column = columns[variable]
      if column.owner >= 0 || (column.tight >= 0 && row.count > 1) { continue }
      if chosen < 0 || column.count < count || (column.count == count && column.serial > columns[chosen].serial) {
        chosen = variable
        count = column.count
      }
    }
    if chosen < 0 { return false }
    looseCount -= 1
    if columns[chosen].wishPrice >= 0 { clearPrice(of: ~chosen) }
    if columns[chosen].block >= 0 { dissolveBlock(of: chosen) }
    list(slot, tight: true)
    columns[chosen].owner = slot
    rows[slot].owned = chosen
    columns[chosen].wishSide = 0
    if row.count == 1 { placedAlone.append(slot) } else { placed.append(slot) }
    return true
  }

  /// Makes an equality tight in place of a wish it depends on, if there is one: without a force, so that no price changes.
  private mutating func takePlaceOfWish(_ slot: Int32) -> Bool {
    if prices.liveCount == 0, takePlaceOfNearWish(slot) { return true }
    loadSupport(ofRow: slot)
    var chosen = SupportTerm(row: 0, coefficient: 0)
    for index in 0..<support.count where support[index].row < 0 {
      let term = support[index]
      let larger = abs(term.coefficient) - abs(chosen.coefficient)
      if larger > 1e-3 || (larger > -1e-3 && serial(ofWish: term.row) > serial(ofWish: chosen.row)) { chosen = term }
    }
    if abs(chosen.coefficient) < 1e-6 { return false }
    if looseCount > 1 || prices.liveCount > 0 {
      for index in 0..<support.count { queueSettleIfLoose(support[index].row) }
    }
    clearPrice(of: chosen.row)
    swap(entering: slot, leaving: chosen.row)
    return true
  }

  private func serial(ofWish slot: Int32) -> Int { slot < 0 ? columns[~slot].serial : -1 }

  /// The same for a wish a few steps away, whose share in the row follows from the few variables that depend on it: all that
  /// the row depends on need not be looked at then.
  private mutating func takePlaceOfNearWish(_ slot: Int32) -> Bool {
    let variable = nearWish(of: slot)
    if variable < 0 { return false }
    let row = rows[slot]
    loadDirection(of: ~variable)
    var share = 0.0
    for entry in row.start..<row.start + row.count {
      share += entries[entry].coefficient * work[entries[entry].variable]
    }
    clearDirection()
    if abs(share) < 0.5 { return false }
    swap(entering: slot, leaving: ~variable)
    // Where something is left open, what the row depends on is settled afterwards.
    for entry in row.start..<row.start + row.count { noteTurnedWish(of: entries[entry].variable) }
    return true
  }

  /// The last made of the undetermined variables among the first few upstream of a row; -1 when there is none.
  private mutating func nearWish(of slot: Int32) -> Int32 {
    var found: Int32 = -1
    let stamp = nextStamp()
    searchRows.removeAll()
    searchRows.append(slot)
    var next = 0
    while next < searchRows.count, searchRows.count < 24 {
      let row = rows[searchRows[next]]
      next += 1
      for entry in row.start..<row.start + row.count {
        let variable = entries[entry].variable
        if columns[variable].stamp == stamp { continue }
        columns[variable].stamp = stamp
        let owner = columns[variable].owner
        if owner >= 0 {
          searchRows.append(owner)
        } else if found < 0 || columns[variable].serial > columns[found].serial {
          found = variable
        }
      }
    }
    return found
  }
}
