extension Solver {
  /// Its variables with their places, in the order in which undetermined ones yield.
  package var variablesInOrder: [(variable: Variable, place: Int)] {
    var found: [(variable: Variable, place: Int)] = []
    for slot in 0..<engine.columns.count where !engine.columns[slot].isFree {
      let variable = Variable(owner: token, serial: engine.columns[slot].serial, slot: Int32(slot))
      found.append((variable, engine.columns[slot].place))
    }
    return found.sorted { $0.place < $1.place }
  }

  /// Its constraints in order of addition, the wishes of edit variables among them.
  package var constraintsInOrder: [LinearConstraint] {
    constraints.all.sorted { place(of: $0) < place(of: $1) }
  }

  /// The slots of variables that could move at no cost, and perhaps of some that could not. Solves first.
  ///
  /// - Throws: `stepLimit`.
  func movableSlots() throws(SolverError) -> [Int] {
    try solve()
    let isMovable = engine.movableColumns()
    return isMovable.indices.filter { isMovable[$0] }
  }
}
