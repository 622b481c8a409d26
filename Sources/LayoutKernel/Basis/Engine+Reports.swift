extension Engine {
  // MARK: What changed since the last report

  /// Calls `body` with every variable whose value is another than the one last reported, and its value. O(changes).
  @inline(__always)
  mutating func reportChanges(_ body: (_ index: Int, _ value: Double) -> Void) {
    for index in 0..<changed.count {
      let variable = changed[index]
      columns[variable].isChanged = false
      if !columns[variable].isFree { report(variable, body) }
    }
    changed.removeAll()
    if liveTracks == 0 { return }
    for index in 0..<tracks.count where tracks[index].isLive && tracks[index].isChanged {
      tracks[index].isChanged = false
      reportLines(of: index, body)
      let steps = tracks[index].steps
      for position in 0..<steps.count { report(steps[position].variable, body) }
    }
  }

  @inline(__always)
  private mutating func report(_ variable: Int32, _ body: (_ index: Int, _ value: Double) -> Void) {
    let value = values[variable]
    if value == columnDetails[variable].reported { return }
    columnDetails[variable].reported = value
    body(Int(variable), value)
  }

  /// From the second time on the lines alone tell the values now and those of the last report.
  @inline(__always)
  private mutating func reportLines(of index: Int, _ body: (_ index: Int, _ value: Double) -> Void) {
    let track = tracks[index]
    let lines = track.lines
    let constant = rows[track.row].constant
    tracks[index].isReported = true
    tracks[index].reported = constant
    if !track.isReported {
      for position in 0..<lines.count { report(lines[position].variable, body) }
      return
    }
    let now = constant - track.origin
    let before = track.reported - track.origin
    for position in 0..<lines.count {
      let value = lines[position].value(at: now)
      if value != lines[position].value(at: before) { body(Int(lines[position].variable), value) }
    }
  }

  /// Writes what a track last reported down with its variables.
  mutating func forgetReport(of index: Int) {
    if !tracks[index].isReported { return }
    tracks[index].isReported = false
    let lines = tracks[index].lines
    let distance = tracks[index].reported - tracks[index].origin
    for position in 0..<lines.count {
      columnDetails[lines[position].variable].reported = lines[position].value(at: distance)
    }
  }
}
