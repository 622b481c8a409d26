extension Engine {
  /// As many rows can be followed at once; the one followed longest makes room.
  private static var mostTracks: Int { 32 }

  /// Whether a row has a track that reaches as far as its new constant.
  @inline(__always)
  private func canFollow(_ slot: Int32) -> Bool {
    let index = details[slot].track
    return index >= 0 && rows[slot].constant >= tracks[index].low && rows[slot].constant <= tracks[index].high
  }

  /// Follows tracks for all changed constants that have one; false when something else is left to do.
  mutating func followTracks() -> Bool {
    if liveTracks == 0 { return false }
    var kept = 0
    for index in 0..<changedConstants.count {
      let slot = changedConstants[index]
      if rows[slot].isTight, !details[slot].isInTrack, canFollow(slot) {
        follow(details[slot].track)
      } else {
        changedConstants[kept] = slot
        kept += 1
      }
    }
    changedConstants.truncate(to: kept)
    return kept == 0
  }

  private mutating func follow(_ index: Int32) {
    let steps = tracks[index].steps
    let terms = tracks[index].terms
    counters.evaluations += steps.count
    tracks[index].isChanged = true
    tracks[index].isBehind = tracks[index].rows.count > 0
    var next = 0
    vector.removeAll()
    // The root comes first: it is the only one whose constant is read anew.
    steps[0].constant = rows[tracks[index].row].constant
    for position in 0..<steps.count {
      let step = steps[position]
      var sum = step.constant
      for _ in 0..<step.termCount {
        sum -= terms[next].coefficient * values[terms[next].variable]
        next += 1
      }
      if step.own != 0 {
        values[step.variable] = finite(sum / step.own) + 0
      } else {
        vector.append(sum)
        if step.block >= 0 { solveCycle(step.block) }
      }
    }
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
        rows[touchedRows[position]].residual = evaluateResidual(of: touchedRows[position])
      }
    }
  }

  /// Ends all tracks: the tight set, a row or a value they rely on is about to change.
  mutating func dropTracks() {
    if liveTracks == 0 { return }
    catchUp()
    for index in 0..<tracks.count where tracks[index].isLive { drop(index) }
    trackVersion += 1
  }

  private mutating func drop(_ index: Int) {
    let track = tracks[index]
    for position in 0..<track.steps.count {
      let variable = track.steps[position].variable
      columns[variable].isTracked = false
      let owner = columns[variable].owner
      if owner >= 0 { details[owner].isInTrack = false }
      if track.isChanged { noteChanged(variable) }
    }
    for position in 0..<track.rows.count { details[track.rows[position]].isInTrack = false }
    details[track.row].track = -1
    details[track.row].isInTrack = false
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
    forEachComponentDownstream { engine, first, size in
      if size == 1 {
        if engine.work[engine.order[first]] != 0 { engine.writeStep(engine.order[first], into: &steps, &terms) }
      } else {
        engine.writeCycle(at: first, size: size, into: &steps, &terms)
      }
    }
    tracks[index].steps = steps
    tracks[index].terms = terms
    details[slot].isInTrack = false
    listTouchedRows(of: index)
    limit(index)
  }

  private mutating func writeStep(
    _ variable: Int32, into steps: inout Buffer<TrackStep>, _ terms: inout Buffer<RawTerm>
  ) {
    let owner = columns[variable].owner
    let row = rows[owner]
    details[owner].isInTrack = true
    columns[variable].isTracked = true
    var step = TrackStep(variable: variable, termCount: 0, constant: row.constant, own: 1)
    for entry in row.start..<row.start + row.count {
      let other = entries[entry].variable
      if other == variable {
        step.own = entries[entry].coefficient
      } else {
        terms.append(RawTerm(variable: other, coefficient: entries[entry].coefficient))
        step.termCount += 1
      }
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
      details[owner].isInTrack = true
      columns[variable].isTracked = true
      var step = TrackStep(variable: variable, termCount: 0, constant: row.constant, own: 0)
      for entry in row.start..<row.start + row.count where columns[entries[entry].variable].block != slot {
        terms.append(RawTerm(variable: entries[entry].variable, coefficient: entries[entry].coefficient))
        step.termCount += 1
      }
      if index == size - 1 { step.block = slot }
      steps.append(step)
    }
  }

  private func overlapsTrack(_ slot: Int32) -> Bool {
    if details[slot].isInTrack { return true }
    for index in 0..<order.count {
      if columns[order[index]].isTracked { return true }
      if work[order[index]] == 0 { continue }
      for first in [columns[order[index]].tight, columns[order[index]].loose] {
        var cursor = first
        while cursor >= 0 {
          if details[entries[cursor].row].isInTrack { return true }
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
    let stamp = nextStamp()
    for position in 0..<order.count where work[order[position]] != 0 {
      var cursor = columns[order[position]].loose
      while cursor >= 0 {
        let slot = entries[cursor].row
        cursor = entries[cursor].next
        if rows[slot].stamp == stamp { continue }
        rows[slot].stamp = stamp
        details[slot].isInTrack = true
        touchedRows.append(slot)
      }
    }
    tracks[index].rows = touchedRows
    tracks[index].isChanged = false
    tracks[index].isBehind = false
  }

  private mutating func limit(_ index: Int) {
    let constant = rows[tracks[index].row].constant
    loadBreakpoints(upward: true)
    addWishBreakpoints(upward: true)
    tracks[index].high = constant + nearestBreakpoint
    loadBreakpoints(upward: false)
    addWishBreakpoints(upward: false)
    tracks[index].low = constant - nearestBreakpoint
  }

  private var nearestBreakpoint: Double {
    var nearest = Double.infinity
    for index in 0..<breakpoints.count { nearest = min(nearest, breakpoints[index].distance) }
    return nearest
  }
}
