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
    areNewRowsInOrder = false
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
