extension Engine {
  /// As many rows can be followed at once; the one followed longest makes room.
  private static var mostTracks: Int { 32 }

  /// Follows tracks for all changed constants that have one; false when something else is left to do.
  mutating func followTracks() -> Bool {
    if liveTracks == 0 { return false }
    var kept = 0
    var isEnough = true
    for index in 0..<changedConstants.count {
      let slot = changedConstants[index]
      let track = details[slot].track
      if track < 0 || !rows[slot].isTight {
        changedConstants[kept] = slot
        kept += 1
      } else if rows[slot].constant >= tracks[track].low, rows[slot].constant <= tracks[track].high {
        follow(track)
      } else {
        followBeyondLimits(track)
        isEnough = false
      }
    }
    changedConstants.truncate(to: kept)
    return isEnough && kept == 0
  }

  private mutating func follow(_ index: Int32) {
    let steps = tracks[index].steps
    let terms = tracks[index].terms
    let values = values
    counters.evaluations += steps.count
    tracks[index].isChanged = true
    tracks[index].isBehind = tracks[index].rows.count > 0
    var next = 0
    vector.removeAll()
    // The root comes first: it is the only one whose constant is read anew.
    steps[0].constant = rows[tracks[index].row].constant * tracks[index].rootFactor
    for position in 0..<steps.count {
      let step = steps[position]
      var sum = step.constant
      for _ in 0..<step.termCount {
        sum += terms[next].coefficient * values[terms[next].variable]
        next &+= 1
      }
      if step.divisor == 1 {
        values[step.variable] = finite(sum) + 0
      } else if step.divisor != 0 {
        values[step.variable] = finite(sum / step.divisor) + 0
      } else {
        vector.append(sum)
        if step.block >= 0 { solveCycle(step.block) }
      }
    }
  }

  /// The values are right beyond the limits too, as the tight set is the same; but residuals or wishes have changed sides,
  /// which the search then sees to.
  private mutating func followBeyondLimits(_ index: Int32) {
    let steps = tracks[index].steps
    for position in 0..<steps.count { rememberValue(of: steps[position].variable) }
    follow(index)
    tracks[index].isBehind = false
    tracks[index].hasCrossed = true
    for position in 0..<steps.count {
      turnWish(of: steps[position].variable, at: values[steps[position].variable])
    }
    let touchedRows = tracks[index].rows
    for position in 0..<touchedRows.count { refreshResidual(of: touchedRows[position].row) }
  }

  /// Finds the new limits of tracks whose constant has crossed the old ones.
  mutating func limitTracks() {
    if liveTracks == 0 { return }
    for index in 0..<tracks.count where tracks[index].isLive && tracks[index].hasCrossed { limit(index) }
  }

  private mutating func solveCycle(_ slot: Int32) {
    let block = blocks[slot]
    block.solve(vector)
    for index in 0..<block.count { values[block[member: index]] = finite(vector[index]) + 0 }
    vector.removeAll()
  }

  /// Brings the residuals up to date that tracks have left behind.
  mutating func catchUp() {
    if liveTracks == 0 { return }
    for index in 0..<tracks.count where tracks[index].isLive && tracks[index].isBehind {
      tracks[index].isBehind = false
      let touchedRows = tracks[index].rows
      for position in 0..<touchedRows.count {
        let slot = touchedRows[position].row
        rows[slot].residual = evaluateResidual(of: slot)
      }
    }
  }

  /// Ends all tracks: the tight set, a row or a value they rely on is about to change.
  mutating func dropTracks() {
    if liveTracks == 0 { return }
    catchUp()
    for index in 0..<tracks.count where tracks[index].isLive { drop(index) }
    trackVersion &+= 1
  }

  private mutating func drop(_ index: Int) {
    let track = tracks[index]
    for position in 0..<track.steps.count {
      let variable = track.steps[position].variable
      columns[variable].isTracked = false
      let owner = columns[variable].owner
      if owner >= 0 { rows[owner].isInTrack = false }
      if track.isChanged { noteChanged(variable) }
    }
    for position in 0..<track.rows.count { rows[track.rows[position].row].isInTrack = false }
    details[track.row].track = -1
    rows[track.row].isInTrack = false
    tracks[index].isLive = false
    liveTracks -= 1
  }

  /// Writes a track for a row whose constant has changed twice with the same tight set.
  mutating func writeTrack(for slot: Int32) {
    if !rows[slot].isTight || details[slot].track >= 0 || details[slot].changedAt != trackVersion { return }
    loadDirection(of: slot)
    defer { clearDirection() }
    if (!componentSizes.isEmpty && componentSizes.last > 1) || overlapsTrack(slot) {
      // The root is no part of a cycle, and no value follows two rows at once.
      details[slot].changedAt = -1
      return
    }
    let index = takeTrack()
    tracks[index].row = slot
    details[slot].track = Int32(index)
    var steps = tracks[index].steps
    var terms = tracks[index].terms
    steps.removeAll()
    terms.removeAll()
    forEachComponent { engine, first, size in
      if size == 1 {
        if engine.work[engine.order[first]] != 0 { engine.writeStep(engine.order[first], into: &steps, &terms) }
      } else {
        engine.writeCycle(at: first, size: size, into: &steps, &terms)
      }
    }
    tracks[index].steps = steps
    tracks[index].terms = terms
    let root = rows[slot].start + position(of: rows[slot].owned, in: slot)
    tracks[index].rootFactor = Self.factor(ofOwn: entries[root].coefficient)
    rows[slot].isInTrack = false
    listTouchedRows(of: index)
    limit(index)
  }

  /// What a row's constant and terms are multiplied by where its own coefficient is a power of two, so that this is exact;
  /// 1 for others, which are divided by.
  private static func factor(ofOwn own: Double) -> Double { own.magnitude.significand == 1 ? 1 / own : 1 }

  private func position(of variable: Int32, in slot: Int32) -> Int32 {
    var position: Int32 = 0
    while entries[rows[slot].start + position].variable != variable { position += 1 }
    return position
  }

  private mutating func writeStep(
    _ variable: Int32, into steps: inout Buffer<TrackStep>, _ terms: inout Buffer<RawTerm>
  ) {
    let owner = columns[variable].owner
    let row = rows[owner]
    rows[owner].isInTrack = true
    columns[variable].isTracked = true
    let own = entries[row.start + position(of: variable, in: owner)].coefficient
    let factor = Self.factor(ofOwn: own)
    var step = TrackStep(
      variable: variable, termCount: 0, constant: row.constant * factor, divisor: own * factor, rate: work[variable])
    for entry in row.start..<row.start + row.count where entries[entry].variable != variable {
      terms.append(RawTerm(variable: entries[entry].variable, coefficient: -entries[entry].coefficient * factor))
      step.termCount += 1
    }
    steps.append(step)
  }

  private mutating func writeCycle(
    at first: Int, size: Int, into steps: inout Buffer<TrackStep>, _ terms: inout Buffer<RawTerm>
  ) {
    let slot = block(at: first, size: size)
    let block = blocks[slot]
    for index in 0..<size {
      let variable = block[member: index]
      let owner = columns[variable].owner
      let row = rows[owner]
      rows[owner].isInTrack = true
      columns[variable].isTracked = true
      var step = TrackStep(
        variable: variable, termCount: 0, constant: row.constant, divisor: 0, rate: work[variable])
      for entry in row.start..<row.start + row.count where columns[entries[entry].variable].block != slot {
        terms.append(RawTerm(variable: entries[entry].variable, coefficient: -entries[entry].coefficient))
        step.termCount += 1
      }
      if index == size - 1 { step.block = slot }
      steps.append(step)
    }
  }

  private func overlapsTrack(_ slot: Int32) -> Bool {
    if rows[slot].isInTrack { return true }
    for index in 0..<order.count {
      if columns[order[index]].isTracked { return true }
      if work[order[index]] == 0 { continue }
      for first in [columns[order[index]].tight, columns[order[index]].loose] {
        var cursor = first
        while cursor >= 0 {
          if rows[entries[cursor].row].isInTrack { return true }
          cursor = entries[cursor].next
        }
      }
    }
    return false
  }

  private mutating func takeTrack() -> Int {
    liveTracks += 1
    for index in 0..<tracks.count where !tracks[index].isLive {
      tracks[index].isLive = true
      return index
    }
    if tracks.count < Engine.mostTracks {
      var track = Track()
      track.isLive = true
      tracks.append(track)
      return tracks.count - 1
    }
    oldestTrack = (oldestTrack + 1) % tracks.count
    catchUp()
    drop(oldestTrack)
    tracks[oldestTrack].isLive = true
    return oldestTrack
  }

  private mutating func listTouchedRows(of index: Int) {
    var touchedRows = tracks[index].rows
    touchedRows.removeAll()
    loadRates(upward: true)
    for position in 0..<touched.count {
      let slot = touched[position]
      rows[slot].isInTrack = true
      if abs(rows[slot].rate) >= 1e-9 { touchedRows.append(TrackedRow(row: slot, rate: rows[slot].rate)) }
    }
    touched.removeAll()
    tracks[index].rows = touchedRows
    tracks[index].isChanged = false
    tracks[index].isBehind = false
  }

  private mutating func limit(_ index: Int) {
    let track = tracks[index]
    let constant = rows[track.row].constant
    var up = Double.infinity
    var down = Double.infinity
    for position in 0..<track.rows.count {
      let tracked = track.rows[position]
      let row = rows[tracked.row]
      if row.kind != .active { continue }
      let distance = -row.residual / tracked.rate
      if row.side != (tracked.rate > 0 ? 1 : -1) { up = min(up, max(0, distance)) }
      if row.side != (tracked.rate > 0 ? -1 : 1) { down = min(down, max(0, -distance)) }
    }
    for position in 0..<track.steps.count {
      let step = track.steps[position]
      if step.rate == 0 { continue }
      let side = columns[step.variable].wishSide
      let distance = -values[step.variable] / step.rate
      if side != (step.rate > 0 ? 1 : -1) { up = min(up, max(0, distance)) }
      if side != (step.rate > 0 ? -1 : 1) { down = min(down, max(0, -distance)) }
    }
    tracks[index].high = constant + up
    tracks[index].low = constant - down
    tracks[index].hasCrossed = false
  }
}
