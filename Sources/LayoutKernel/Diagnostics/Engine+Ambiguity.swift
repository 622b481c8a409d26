extension Engine {
  /// The variables that could take another value at no cost to any constraint, marked by slot. O(candidates · solve).
  ///
  /// Works on a copy, where each candidate is pulled either way at a level below all constraints and above the wishes; it
  /// is ambiguous if it moves.
  package mutating func ambiguousColumns() -> [Bool] {
    var copy = duplicate()
    defer { copy.freeMemory() }
    let candidates = copy.movableColumns()
    var isAmbiguous = [Bool](repeating: false, count: columns.count)
    for slot in 0..<columns.count where candidates[slot] && !isAmbiguous[slot] {
      for offset in [1.0, -1.0] {
        for moved in copy.columnsMoved(byPulling: Int32(slot), offset: offset, from: self) {
          isAmbiguous[Int(moved)] = true
        }
      }
    }
    return isAmbiguous
  }

  /// Every variable on the way of a tight row that stands on a bound: all that could move at no cost are among them.
  mutating func movableColumns() -> [Bool] {
    var isMovable = [Bool](repeating: false, count: columns.count)
    for variable in 0..<Int32(columns.count) where !columns[variable].isFree && isLoose(columns[variable].owner) {
      loadDirection(of: columns[variable].owner)
      for index in 0..<order.count where work[order[index]] != 0 { isMovable[Int(order[index])] = true }
      clearDirection()
    }
    return isMovable
  }

  private mutating func columnsMoved(byPulling slot: Int32, offset: Double, from original: Engine) -> [Int32] {
    let value = original.values[slot]
    let token = SolverToken()
    let term = LinearExpression.Term(Variable(owner: token, serial: columns[slot].serial, slot: slot))
    let pull = RowShape(
      relation: .equal, strength: .level(0), constant: finite(value + offset * max(1, abs(value))), place: 1)
    // The variable is its own solver's, and 1 is finite.
    guard let row = try? addRow([term], of: token, shape: pull) else { return [] }
    let ended = solve()
    var moved: [Int32] = []
    for index in 0..<columns.count where ended && !columns[index].isFree {
      let before = original.values[index]
      if abs(values[index] - before) > 1e-6 + 1e-11 * abs(before) { moved.append(Int32(index)) }
    }
    removeRow(row)
    _ = solve()
    return moved
  }
}

extension Solver {
  /// The variables that no constraint determines: only their wish to be 0 (or nothing) holds them, in the order they were
  /// made. Solves first; changes nothing. O(candidates · solve).
  ///
  /// - Throws: `stepLimit`.
  public func ambiguousVariables() throws(SolverError) -> [Variable] {
    try solve()
    var found: [Variable] = []
    let isAmbiguous = engine.ambiguousColumns()
    for slot in isAmbiguous.indices where isAmbiguous[slot] {
      found.append(Variable(owner: token, serial: engine.columns[slot].serial, slot: Int32(slot)))
    }
    return found.sorted { $0.serial < $1.serial }
  }
}
