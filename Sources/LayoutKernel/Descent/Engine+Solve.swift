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
    moved.removeAll()
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
      while stepsLeft > 0, let slot = nextRepair() {
        stepsLeft -= 1
        repair(slot)
      }
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

  private mutating func takeInChanges() {
    for index in 0..<changedConstants.count {
      let slot = changedConstants[index]
      if details[slot].isInTrack { dropTracks() }
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
    trackVersion += 1
    enlistNewRows()
    placeNewRows()
  }

  /// Leaves in `newRows` those that are still there and links them to their variables.
  private mutating func enlistNewRows() {
    var kept = 0
    for index in 0..<newRows.count where rows[newRows[index]].isNew {
      rows[newRows[index]].isNew = false
      newRows[kept] = newRows[index]
      kept += 1
    }
    while newRows.count > kept { _ = newRows.removeLast() }
    linkNewRows()
  }

  private mutating func placeNewRows() {
    orderNewRows()
    for index in 0..<newRows.count where rows[newRows[index]].relation == 0 {
      if !takeFreeVariable(newRows[index]) { takePlaceOfWish(newRows[index]) }
    }
    if newRows.count == rowCount { evaluateFromScratch() } else { propagate() }
    for index in 0..<newRows.count where !rows[newRows[index]].isTight { refreshResidual(of: newRows[index]) }
    newRows.removeAll()
  }

  private func serial(ofWish slot: Int32) -> Int { slot < 0 ? columns[~slot].serial : -1 }

  /// Puts `newRows` in the order in which they are taken in. They come in the order of addition nearly always and have few
  /// strengths, so that dealing them out by strength does it.
  private mutating func orderNewRows() {
    searchRows.removeAll()
    var isInOrder = true
    for index in 1..<max(newRows.count, 1) where !precedes(newRows[index - 1], newRows[index]) {
      isInOrder = false
      if details[newRows[index]].place < details[newRows[index - 1]].place {
        newRows.sort { precedes($0, $1) }
        return
      }
    }
    if isInOrder { return }
    // One row of each strength met, strongest first.
    for index in 0..<newRows.count where !searchRowsContainStrength(of: newRows[index]) {
      if searchRows.count == 8 {
        newRows.sort { precedes($0, $1) }
        return
      }
      searchRows.append(newRows[index])
    }
    searchRows.sort { precedes($0, $1) }
    searchParents.removeAll()
    for position in 0..<searchRows.count {
      for index in 0..<newRows.count where haveSameStrength(searchRows[position], newRows[index]) {
        searchParents.append(newRows[index])
      }
    }
    let dealt = searchParents
    searchParents = newRows
    newRows = dealt
  }

  private func searchRowsContainStrength(of slot: Int32) -> Bool {
    for index in 0..<searchRows.count where haveSameStrength(searchRows[index], slot) { return true }
    return false
  }

  @inline(__always)
  private func haveSameStrength(_ left: Int32, _ right: Int32) -> Bool {
    rows[left].level == rows[right].level && rows[left].isRequired == rows[right].isRequired
      && (!rows[left].isRequired || details[left].rank == details[right].rank)
  }

  /// Makes an equality tight by a variable that only its wish holds and nothing tight mentions, or that is the only one it
  /// mentions; the one with the fewest occurrences, made last.
  private mutating func takeFreeVariable(_ slot: Int32) -> Bool {
    let row = rows[slot]
    var chosen: Int32 = -1
    for offset in 0..<row.count {
      let variable = entries[row.start + offset].variable
      let column = columns[variable]
      if !column.isUndetermined || (column.tightCount > 0 && row.count > 1) { continue }
      if chosen >= 0 {
        let best = columns[chosen]
        if column.count > best.count || (column.count == best.count && column.serial < best.serial) { continue }
      }
      chosen = variable
    }
    if chosen < 0 { return false }
    looseCount -= 1
    clearPrice(of: ~chosen)
    countTight(of: slot, by: 1)
    own(chosen, by: slot)
    columns[chosen].wishSide = 0
    turnWish(of: chosen)
    return true
  }

  /// Makes an equality tight in place of a wish it depends on, if there is one: without a force, so that no price changes.
  private mutating func takePlaceOfWish(_ slot: Int32) {
    loadSupport(ofRow: slot)
    var chosen = SupportTerm(row: 0, coefficient: 0)
    for index in 0..<support.count where support[index].row < 0 {
      let term = support[index]
      let larger = abs(term.coefficient) - abs(chosen.coefficient)
      if larger > 1e-3 || (larger > -1e-3 && serial(ofWish: term.row) > serial(ofWish: chosen.row)) { chosen = term }
    }
    if abs(chosen.coefficient) < 1e-6 { return }
    for index in 0..<support.count { queueSettleIfLoose(support[index].row) }
    clearPrice(of: chosen.row)
    swap(entering: slot, leaving: chosen.row)
  }

  /// Forgets the tight set and takes everything in anew.
  private mutating func restart() {
    counters.restarts += 1
    dropTracks()
    trackVersion += 1
    followed.removeAll()
    enlistNewRows()
    clearWorkLists()
    rejections = []
    for slot in 0..<Int32(rows.count) where rows[slot].kind != .free {
      rows[slot].owned = -1
      rows[slot].inRepair = false
      rows[slot].inDescent = false
      rows[slot].inSettle = false
      clearPrice(of: slot)
      rows[slot].side = rows[slot].restingSide
      if rows[slot].kind == .rejected { rows[slot].kind = .active }
      if rows[slot].kind == .active { newRows.append(slot) }
    }
    looseCount = columnCount
    for variable in 0..<Int32(columns.count) where !columns[variable].isFree {
      columns[variable].tightCount = 0
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
  }
}
