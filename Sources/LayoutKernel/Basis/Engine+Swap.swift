extension Engine {
  /// Lets the row `entering` take the place of the tight row or wish `leaving`, whose share in it is not 0. The variables
  /// whose owner changes become stale until the next `propagate()`; the leaving row keeps its price and gets its residual
  /// there. Usually O(1); O(what the entering row reaches upstream) when owners have to shift along a path.
  mutating func swap(entering: Int32, leaving: Int32) {
    let target = leaving >= 0 ? rows[leaving].owned : ~leaving
    // A track that holds the leaving row also moves its variable.
    if entering >= 0, rows[entering].isInTrack { dropTracks() }
    trackVersion &+= 1
    if leaving >= 0 {
      rows[leaving].owned = -1
      list(leaving, tight: false)
      if rows[leaving].relation != 0 { looseCount -= 1 }
    } else {
      looseCount -= 1
    }
    if entering < 0 {
      // A wish holds its own variable only.
      looseCount += 1
      if ~entering == target { own(target, by: entering) } else { shiftOwners(from: entering, to: target) }
    } else {
      if rows[entering].relation != 0 { looseCount += 1 }
      list(entering, tight: true)
      if !takesDirectly(entering, target) { shiftOwners(from: entering, to: target) }
    }
    if leaving < 0 {
      columns[target].wishSide = 0
      turnWish(of: target, at: values[target])
    }
  }

  /// `swap`, then all values and residuals that follow from it.
  mutating func pivot(entering: Int32, leaving: Int32) {
    counters.pivots += 1
    swap(entering: entering, leaving: leaving)
    propagate()
    if entering >= 0 { rows[entering].residual = 0 }
    if leaving >= 0 { refreshResidual(of: leaving) }
  }

  private mutating func takesDirectly(_ entering: Int32, _ target: Int32) -> Bool {
    let row = rows[entering]
    for offset in 0..<row.count where entries[row.start + offset].variable == target {
      own(target, by: entering)
      return true
    }
    return false
  }

  mutating func own(_ variable: Int32, by row: Int32) {
    if columns[variable].isTracked { dropTracks() }
    if columns[variable].block >= 0 { dissolveBlock(of: variable) }
    columns[variable].owner = row
    if row >= 0 { rows[row].owned = variable }
    stale.append(variable)
  }

  /// Breadth first from the entering row over variables and their owners until the freed variable is met; each row on the
  /// way hands its variable on. The matching exists because the new tight set is regular.
  private mutating func shiftOwners(from entering: Int32, to target: Int32) {
    let stamp = nextStamp()
    searchRows.removeAll()
    searchParents.removeAll()
    searchRows.append(entering)
    searchParents.append(-1)
    var head = 0
    while head < searchRows.count {
      let slot = searchRows[head]
      let start = slot >= 0 ? rows[slot].start : -1
      let count = slot >= 0 ? rows[slot].count : 1
      for offset in 0..<count {
        let variable = slot >= 0 ? entries[start + offset].variable : ~slot
        if columns[variable].stamp == stamp { continue }
        columns[variable].stamp = stamp
        if variable == target {
          handOn(target, from: head)
          return
        }
        searchRows.append(columns[variable].owner)
        searchParents.append(Int32(head))
      }
      head += 1
    }
    assertionFailure("a regular tight set always has owners")
  }

  private mutating func handOn(_ target: Int32, from head: Int) {
    var variable = target
    var position = head
    while true {
      let row = searchRows[position]
      let previous = row >= 0 ? rows[row].owned : ~row
      own(variable, by: row)
      let parent = searchParents[position]
      if parent < 0 { return }
      variable = previous
      position = Int(parent)
    }
  }
}
