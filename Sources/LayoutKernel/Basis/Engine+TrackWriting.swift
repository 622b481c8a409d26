extension Engine {
  /// As many rows can be followed at once; the one followed longest makes room.
  private static var mostTracks: Int { 32 }

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
    tracks[index].origin = rows[slot].constant
    details[slot].track = Int16(index)
    write(index)
    rows[slot].isInTrack = false
    listTouchedRows(of: index)
    limit(index)
  }

  /// A line or a step for each variable that moves along the direction just loaded, and for each in a cycle there.
  private mutating func write(_ index: Int) {
    var track = tracks[index]
    track.lines.removeAll()
    track.steps.removeAll()
    track.terms.removeAll()
    track.largestBase = 0
    track.largestRate = 0
    let mayRound = details[track.row].roundsOnTrack
    forEachComponent { engine, first, size in
      let variable = engine.order[first]
      if size == 1, engine.work[variable] == 0 { return }
      engine.mark(first..<first + size)
      if !mayRound, (first..<first + size).allSatisfy({ engine.isExact(engine.order[$0], cycleSize: size) }) {
        for position in first..<first + size { engine.writeLine(engine.order[position], into: &track) }
      } else if size == 1 {
        engine.writeStep(variable, into: &track)
      } else {
        engine.writeCycle(at: first, size: size, into: &track)
      }
    }
    track.rootFactor = 0
    if track.steps.count > 0, track.steps[0].variable == rows[track.row].owned {
      track.rootFactor = Self.factor(ofOwn: ownCoefficient(of: track.row))
    }
    tracks[index] = track
  }

  private mutating func mark(_ positions: Range<Int>) {
    for position in positions {
      columns[order[position]].isTracked = true
      let owner = columns[order[position]].owner
      if owner >= 0 { rows[owner].isInTrack = true }
    }
  }

  /// Whether no sum behind a value is rounded, as all that goes into it is few binary digits long. In a cycle the factor
  /// does round; there the value is one of few, to which it is set afterwards.
  private func isExact(_ variable: Int32, cycleSize: Int) -> Bool {
    if !ExactGrid.nearlyHoldsFactor(work[variable]) || !ExactGrid.holds(values[variable]) { return false }
    let owner = columns[variable].owner
    if owner < 0 { return true }
    let row = rows[owner]
    if row.count > ExactGrid.mostTerms || cycleSize > ExactGrid.longestCycle { return false }
    if !ExactGrid.holds(row.constant) { return false }
    for entry in row.start..<row.start + row.count {
      let other = entries[entry].variable
      let coefficient = entries[entry].coefficient
      let isInside = other == variable || (cycleSize > 1 && columns[other].block == columns[variable].block)
      if !ExactGrid.holds(values[other]) { return false }
      if !isInside, columns[other].isTracked, !columns[other].isOnLine { return false }
      if cycleSize > 1 {
        if !ExactGrid.holdsInCycle(coefficient) { return false }
      } else if isInside ? coefficient.magnitude.significand != 1 : !ExactGrid.holdsFactor(coefficient) {
        return false
      }
    }
    return true
  }

  private mutating func writeLine(_ variable: Int32, into track: inout Track) {
    let rate = ExactGrid.factor(nearest: work[variable])
    columns[variable].isOnLine = true
    track.lines.append(TrackLine(variable: variable, base: values[variable], rate: rate))
    track.largestBase = max(track.largestBase, abs(values[variable]))
    track.largestRate = max(track.largestRate, abs(rate))
  }

  /// What a row's constant and terms are multiplied by where its own coefficient is a power of two, so that this is exact;
  /// 1 for others, which are divided by.
  private static func factor(ofOwn own: Double) -> Double { own.magnitude.significand == 1 ? 1 / own : 1 }

  private func ownCoefficient(of slot: Int32) -> Double {
    let row = rows[slot]
    var entry = row.start
    while entries[entry].variable != row.owned { entry += 1 }
    return entries[entry].coefficient
  }

  private mutating func writeStep(_ variable: Int32, into track: inout Track) {
    let owner = columns[variable].owner
    let row = rows[owner]
    let own = ownCoefficient(of: owner)
    let factor = Self.factor(ofOwn: own)
    var step = TrackStep(
      variable: variable, termCount: 0, constant: row.constant * factor, divisor: own * factor, rate: work[variable])
    for entry in row.start..<row.start + row.count where entries[entry].variable != variable {
      track.terms.append(RawTerm(variable: entries[entry].variable, coefficient: -entries[entry].coefficient * factor))
      step.termCount += 1
    }
    track.steps.append(step)
  }

  private mutating func writeCycle(at first: Int, size: Int, into track: inout Track) {
    let slot = block(at: first, size: size)
    let block = blocks[slot]
    for index in 0..<size {
      let variable = block[member: index]
      let row = rows[columns[variable].owner]
      var step = TrackStep(
        variable: variable, termCount: 0, constant: row.constant, divisor: 0, rate: work[variable])
      for entry in row.start..<row.start + row.count where columns[entries[entry].variable].block != slot {
        track.terms.append(RawTerm(variable: entries[entry].variable, coefficient: -entries[entry].coefficient))
        step.termCount += 1
      }
      if index == size - 1 { step.block = slot }
      track.steps.append(step)
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
    tracks[index].isReported = false
    tracks[index].isBehind = false
  }
}
