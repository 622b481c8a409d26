extension Engine {
  /// Brings values, prices and rejections up to date with everything changed since the last call. False when the search
  /// did not end even from scratch: the values are then those of before.
  mutating func solve() -> Bool {
    if !needsRestart {
      if followTracks(), isSolved { return true }
      catchUp()
      isCautious = false
      stepsLeft = stepLimits.first ?? stepLimit
      takeInChanges()
      takeInNewRows()
      if search() {
        reportMoved()
        limitTracks()
        writeTracks()
        return true
      }
    }
    restart()
    isCautious = true
    stepsLeft = stepLimits.second ?? stepLimit * 4
    needsRestart = !search()
    isCautious = false
    if needsRestart { takeBackMoved() } else { reportMoved() }
    return !needsRestart
  }

  private mutating func reportMoved() {
    for index in 0..<moved.count {
      columns[moved[index]].isMoved = false
      noteChanged(moved[index])
    }
    moved.removeAllAndShrink()
  }

  @inline(__always)
  mutating func noteChanged(_ variable: Int32) {
    if columns[variable].isChanged { return }
    columns[variable].isChanged = true
    changed.append(variable)
  }

  private mutating func writeTracks() {
    for index in 0..<followed.count { writeTrack(for: followed[index]) }
    followed.removeAll()
  }

  private mutating func takeBackMoved() {
    for index in 0..<moved.count {
      columns[moved[index]].isMoved = false
      values[moved[index]] = columnDetails[moved[index]].previous
    }
    moved.removeAll()
  }

  var isSolved: Bool {
    newRows.isEmpty && changedConstants.isEmpty && frozen.isEmpty && reoffered.isEmpty && settles.isEmpty
      && !needsRestart
  }

  private var stepLimit: Int { 1000 + 50 * (rowCount + columnCount) }

  /// Dual steps until no residual contradicts its force, then primal ones until no price is out of bounds, then the
  /// wishes; each may leave work for the others.
  private mutating func search() -> Bool {
    while stepsLeft > 0 {
      repairAll()
      releaseFrozen()
      while stepsLeft > 0, let slot = nextDescent() {
        stepsLeft -= 1
        descend(slot)
      }
      takeReoffered()
      if !repairs.isEmpty || !frozen.isEmpty || !descents.isEmpty { continue }
      settleWishes()
      if repairs.isEmpty, frozen.isEmpty, descents.isEmpty, settles.isEmpty { return stepsLeft > 0 }
    }
    return false
  }

  private mutating func repairAll() {
    while stepsLeft > 0 {
      while stepsLeft > 0, let slot = nextRepair() {
        stepsLeft -= 1
        repair(slot)
      }
      if stale.isEmpty { return }
      propagate()
      for index in 0..<foreseen.count where !rows[foreseen[index]].isTight { refreshResidual(of: foreseen[index]) }
      foreseen.removeAll()
    }
  }

  private mutating func takeInChanges() {
    for index in 0..<changedConstants.count {
      let slot = changedConstants[index]
      if rows[slot].isInTrack { dropTracks() }
      if rows[slot].isTight {
        if details[slot].changedAt == trackVersion {
          followed.append(slot)
        } else {
          details[slot].changedAt = trackVersion
        }
        stale.append(rows[slot].owned)
      } else if rows[slot].kind == .active || rows[slot].kind == .rejected {
        refreshResidual(of: slot)
      }
    }
    changedConstants.removeAll()
    propagate()
  }

  /// The crash start: each new equality takes a variable that nothing tight mentions yet, strongest level first. Chains
  /// then need no pivot at all. New rows that find none, and inequalities, are repaired one by one.
  private mutating func takeInNewRows() {
    if newRows.isEmpty { return }
    dropTracks()
    trackVersion &+= 1
    enlistNewRows()
    placeNewRows()
  }

  /// Leaves in `newRows` those that are still there, once each: a slot may have been freed and used again.
  private mutating func enlistNewRows() {
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

  private mutating func placeNewRows() {
    orderNewRows()
    placed.removeAll()
    var isStraight = newRows.count == rowCount
    for index in 0..<newRows.count where rows[newRows[index]].relation == 0 {
      if takeFreeVariable(newRows[index]) { continue }
      if takePlaceOfWish(newRows[index]) { isStraight = false }
    }
    for index in 0..<newRows.count where rows[newRows[index]].isNew { list(newRows[index], tight: false) }
    if isStraight {
      evaluatePlaced()
    } else if newRows.count == rowCount {
      evaluateFromScratch()
    } else {
      for index in 0..<placed.count { stale.append(rows[placed[index]].owned) }
      propagate()
    }
    for index in 0..<newRows.count where !rows[newRows[index]].isTight { refreshResidual(of: newRows[index]) }
    newRows.removeAllAndShrink()
    placed.removeAllAndShrink()
  }

  private func serial(ofWish slot: Int32) -> Int { slot < 0 ? columns[~slot].serial : -1 }

  /// Puts `newRows` in the order in which they are taken in. They come in the order of addition nearly always and have few
  /// strengths, so that dealing them out by strength does it. O(rows · strengths), or O(rows · log rows).
  private mutating func orderNewRows() {
    // One row of each strength met; every row's stamp tells which it has, until the next pass.
    searchRows.removeAll()
    searchParents.removeAll()
    var strength = 0
    var place = 0
    for index in 0..<newRows.count {
      let slot = newRows[index]
      if searchRows.isEmpty || !haveSameStrength(searchRows[strength], slot) { strength = strengthIndex(of: slot) }
      if details[slot].place < place || searchRows.count > 16 {
        newRows.sort { precedes($0, $1) }
        return
      }
      place = details[slot].place
      rows[slot].stamp = Int32(strength)
      searchParents[strength] += 1
    }
    if searchRows.count > 1 { dealOutNewRows() }
  }

  private mutating func strengthIndex(of slot: Int32) -> Int {
    for index in 0..<searchRows.count where haveSameStrength(searchRows[index], slot) { return index }
    searchRows.append(slot)
    searchParents.append(0)
    return searchRows.count - 1
  }

  /// `searchParents` counts the rows of each strength.
  private mutating func dealOutNewRows() {
    // From the count of each strength to where its rows begin.
    var first: Int32 = 0
    placed.removeAll()
    for index in 0..<searchRows.count { placed.append(Int32(index)) }
    placed.sort { precedes(searchRows[$0], searchRows[$1]) }
    for position in 0..<placed.count {
      let count = searchParents[placed[position]]
      searchParents[placed[position]] = first
      first += count
    }
    placed.removeAll()
    _ = placed.extend(by: newRows.count)
    for index in 0..<newRows.count {
      let strength = rows[newRows[index]].stamp
      placed[searchParents[strength]] = newRows[index]
      searchParents[strength] += 1
    }
    let dealt = placed
    placed = newRows
    newRows = dealt
  }

  @inline(__always)
  private func haveSameStrength(_ left: Int32, _ right: Int32) -> Bool {
    rows[left].level == rows[right].level && rows[left].isRequired == rows[right].isRequired
      && (!rows[left].isRequired || details[left].rank == details[right].rank)
  }

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
    placed.append(slot)
    return true
  }

  /// Makes an equality tight in place of a wish it depends on, if there is one: without a force, so that no price changes.
  private mutating func takePlaceOfWish(_ slot: Int32) -> Bool {
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

  /// Forgets the tight set and takes everything in anew.
  private mutating func restart() {
    counters.restarts += 1
    dropTracks()
    trackVersion &+= 1
    followed.removeAll()
    enlistNewRows()
    clearWorkLists()
    rejections = []
    for variable in 0..<columns.count {
      columns[variable].tight = -1
      columns[variable].loose = -1
      columns[variable].count = 0
    }
    for slot in 0..<Int32(rows.count) where rows[slot].kind != .free { forgetStanding(of: slot) }
    looseCount = columnCount
    for variable in 0..<Int32(columns.count) where !columns[variable].isFree {
      columns[variable].wishTurned = false
      columns[variable].wishInDescent = false
      columns[variable].wishInSettle = false
      work[variable] = 0
      clearPrice(of: ~variable)
      own(variable, by: ~variable)
      queueSettle(~variable)
    }
    for slot in 0..<Int32(rows.count) where rows[slot].kind == .dead { releaseRow(slot) }
    propagate()
    placeNewRows()
  }

  private mutating func forgetStanding(of slot: Int32) {
    clearPrice(of: slot)
    rows[slot].owned = -1
    rows[slot].inRepair = false
    rows[slot].inDescent = false
    rows[slot].inSettle = false
    rows[slot].isNew = true
    rows[slot].side = rows[slot].restingSide
    let row = rows[slot]
    for entry in row.start..<row.start + row.count { columns[entries[entry].variable].count += 1 }
    if row.kind == .rejected { rows[slot].kind = .active }
    if rows[slot].kind == .active { newRows.append(slot) }
  }

  private mutating func clearWorkLists() {
    stale.removeAll()
    newRows.removeAll()
    changedConstants.removeAll()
    repairs.removeAll()
    descents.removeAll()
    settles.removeAll()
    frozen.removeAll()
    turnedWishes.removeAll()
    reoffered.removeAll()
    foreseen.removeAll()
  }
}
