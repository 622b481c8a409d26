extension Engine {
  /// Lets `entering` take the place of the tight row `leaving`, whose share in it is not 0. The variables whose owner
  /// changes become stale until the next `propagate()`; the leaving row keeps its price and gets its residual there.
  /// Usually O(1); O(what the entering row reaches upstream) when owners have to shift along a path.
  mutating func swap(entering: Int32, leaving: Int32) {
    let target = rows[leaving].owned
    rows[leaving].owned = -1
    if rows[leaving].isLooseKind { looseCount -= 1 }
    if rows[entering].isLooseKind { looseCount += 1 }
    countTight(of: leaving, by: -1)
    countTight(of: entering, by: 1)
    if !takesDirectly(entering, target) { shiftOwners(from: entering, to: target) }
    if rows[leaving].kind == .wish {
      rows[leaving].side = 0
      turnWish(of: target)
    }
  }

  /// `swap`, then all values and residuals that follow from it.
  mutating func pivot(entering: Int32, leaving: Int32) {
    counters.pivots += 1
    swap(entering: entering, leaving: leaving)
    propagate()
    rows[entering].residual = 0
    if rows[leaving].kind != .wish { refreshResidual(of: leaving) }
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
    dissolveBlock(of: variable)
    columns[variable].owner = row
    rows[row].owned = variable
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
      let row = rows[searchRows[head]]
      for offset in 0..<row.count {
        let variable = entries[row.start + offset].variable
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
      let previous = rows[row].owned
      own(variable, by: row)
      let parent = searchParents[position]
      if parent < 0 { return }
      variable = previous
      position = Int(parent)
    }
  }

  mutating func countTight(of slot: Int32, by amount: Int32) {
    let row = rows[slot]
    if row.kind == .wish { return }
    for offset in 0..<row.count { columns[entries[row.start + offset].variable].tightCount += amount }
  }
}
