extension Engine {
  /// Follows tracks for all changed constants that have one; false when something else is left to do.
  mutating func followTracks() -> Bool {
    if liveTracks == 0 { return false }
    var kept = 0
    var isEnough = true
    for index in 0..<changedConstants.count {
      let slot = changedConstants[index]
      let track = exactTrack(of: slot)
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

  /// The track of a row, or -1. One whose lines would round at the row's constant ends: the next one is written in steps.
  @inline(__always)
  private mutating func exactTrack(of slot: Int32) -> Int32 {
    let index = Int32(details[slot].track)
    if index < 0 || tracks[index].lines.isEmpty { return index }
    let distance = rows[slot].constant - tracks[index].origin
    let reach = tracks[index].largestBase + tracks[index].largestRate * abs(distance)
    if reach <= ExactGrid.reach, ExactGrid.holdsFactor(distance) { return index }
    catchUp()
    drop(Int(index))
    details[slot].roundsOnTrack = true
    return -1
  }

  private mutating func follow(_ index: Int32) {
    let track = tracks[index]
    tracks[index].isChanged = true
    tracks[index].isBehind = track.rows.count > 0
    counters.evaluations += track.lines.count + track.steps.count
    followLines(of: track)
    if track.steps.count > 0 { followSteps(of: track) }
  }

  private func followLines(of track: Track) {
    let lines = track.lines
    let values = values
    let distance = rows[track.row].constant - track.origin
    for position in 0..<lines.count { values[lines[position].variable] = lines[position].value(at: distance) }
  }

  private mutating func followSteps(of track: Track) {
    let steps = track.steps
    let terms = track.terms
    let values = values
    var next = 0
    vector.removeAll()
    if track.rootFactor != 0 { steps[0].constant = rows[track.row].constant * track.rootFactor }
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
    forgetReport(of: Int(index))
    forEachVariable(of: Int(index)) { engine, variable in engine.rememberValue(of: variable) }
    follow(index)
    tracks[index].isBehind = false
    tracks[index].hasCrossed = true
    forEachVariable(of: Int(index)) { engine, variable in
      engine.turnWish(of: variable, at: engine.values[variable])
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
    ExactGrid.settle(vector)
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

  @inline(__always)
  private mutating func forEachVariable(of index: Int, _ body: (inout Engine, Int32) -> Void) {
    let lines = tracks[index].lines
    let steps = tracks[index].steps
    for position in 0..<lines.count { body(&self, lines[position].variable) }
    for position in 0..<steps.count { body(&self, steps[position].variable) }
  }

  /// Ends one track.
  mutating func drop(_ index: Int) {
    forgetReport(of: index)
    let track = tracks[index]
    forEachVariable(of: index) { engine, variable in
      engine.columns[variable].isTracked = false
      engine.columns[variable].isOnLine = false
      let owner = engine.columns[variable].owner
      if owner >= 0 { engine.rows[owner].isInTrack = false }
      if track.isChanged { engine.noteChanged(variable) }
    }
    for position in 0..<track.rows.count { rows[track.rows[position].row].isInTrack = false }
    details[track.row].track = -1
    rows[track.row].isInTrack = false
    tracks[index].isLive = false
    liveTracks -= 1
  }

  /// Finds how far the row's constant may go from where it is.
  mutating func limit(_ index: Int) {
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
    func count(_ variable: Int32, _ rate: Double) {
      if rate == 0 { return }
      let side = columns[variable].wishSide
      let distance = -values[variable] / rate
      if side != (rate > 0 ? 1 : -1) { up = min(up, max(0, distance)) }
      if side != (rate > 0 ? -1 : 1) { down = min(down, max(0, -distance)) }
    }
    for position in 0..<track.lines.count { count(track.lines[position].variable, track.lines[position].rate) }
    for position in 0..<track.steps.count { count(track.steps[position].variable, track.steps[position].rate) }
    tracks[index].high = constant + up
    tracks[index].low = constant - down
    tracks[index].hasCrossed = false
  }
}
