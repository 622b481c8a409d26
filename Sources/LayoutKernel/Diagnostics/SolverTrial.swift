/// A copy of what a solver holds, to try changes on. Nothing done here reaches the original.
///
/// Spoken to in the variables and constraints of the original, which must not be changed while the trial is in use.
package final class SolverTrial {
  /// How the copy chooses among solutions that cost the same at every level.
  package enum Ties: Sendable {
    /// As the original does: constraints added earlier yield.
    case decided
    /// Not at all, so that everything that could take another value at no cost shows as ambiguous. Where nothing else is
    /// wanted of them, the variables have the original's values all the same.
    case open
  }

  private let solver = Solver()
  /// The copies of the original's variables and constraints, by slot.
  private var variableCopies: [Variable?] = []
  private var constraintCopies: [LinearConstraint?] = []
  /// The original's, by the slots of their copies.
  private var variables: [Variable?] = []
  /// Copies of constraints with the constraints they were made from.
  private var sources: [(copy: LinearConstraint, original: LinearConstraint)] = []
  /// The place of the next addition.
  private var nextPlace = 1
  /// What is ambiguous where ties are open, as found at the beginning.
  private var openVariables: [Variable]?

  /// Copies the variables and constraints of `original`; wishes of edit variables come along as constraints.
  /// O(size of the solver).
  ///
  /// - Throws: `stepLimit`.
  package init(_ original: Solver, ties: Ties = .decided) throws(SolverError) {
    try original.solve()
    for (variable, place) in original.variablesInOrder {
      let copy = solver.makeVariable(place: place)
      Self.store(copy, at: variable.slot, in: &variableCopies)
      Self.store(variable, at: copy.slot, in: &variables)
    }
    for constraint in original.constraintsInOrder {
      let copy = LinearConstraint(
        try mapped(constraint.expression), constraint.relation, strength: try original.strength(of: constraint),
        label: constraint.label)
      let isOpen = ties == .open && !copy.strength.isRequired
      let place = original.place(of: constraint)
      nextPlace = place + 1
      // At place 0 it has no part in deciding between solutions of equal cost.
      try solver.add(copy, place: isOpen ? 0 : place)
      try solver.setConstant(of: copy, to: try original.constant(of: constraint))
      Self.store(copy, at: constraint.slot, in: &constraintCopies)
      sources.append((copy, constraint))
    }
    if ties == .open { try stayWithOriginal(original) }
  }

  private func stayWithOriginal(_ original: Solver) throws(SolverError) {
    let open = try ambiguousVariables()
    for variable in open {
      let expression = LinearExpression(variable, plus: -(try original.value(of: variable)))
      _ = try add(expression, .equal, strength: .level(1e-35))
    }
    openVariables = open
  }

  // MARK: Changing

  /// Adds something to try; it comes after everything else. Returns what `withdraw` takes it out by.
  package func add(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength
  ) throws(SolverError) -> LinearConstraint {
    let copy = LinearConstraint(try mapped(expression), relation, strength: strength)
    try solver.add(copy, place: nextPlace)
    nextPlace += 1
    return copy
  }

  /// Takes out what was added to be tried.
  package func withdraw(_ addition: LinearConstraint) throws(SolverError) {
    try solver.remove(addition)
  }

  /// Takes a constraint of the original out for good.
  package func remove(_ constraint: LinearConstraint) throws(SolverError) {
    try solver.remove(try copy(of: constraint))
  }

  package func setStrength(of constraint: LinearConstraint, to strength: Strength) throws(SolverError) {
    try solver.setStrength(of: try copy(of: constraint), to: strength)
  }

  package func setConstant(of constraint: LinearConstraint, to constant: Double) throws(SolverError) {
    try solver.setConstant(of: try copy(of: constraint), to: constant)
  }

  // MARK: Reading

  package func value(of variable: Variable) throws(SolverError) -> Double {
    try solver.value(of: try copy(of: variable))
  }

  package func violation(of constraint: LinearConstraint) throws(SolverError) -> Double {
    try solver.violation(of: try copy(of: constraint))
  }

  /// The constraints of the original that contradict others here, in order of addition.
  package func rejected() throws(SolverError) -> [LinearConstraint] {
    let rejected = try solver.conflicts().map { $0.rejected }
    return rejected.compactMap { copy in sources.first { $0.copy === copy }?.original }
  }

  /// The variables that could take another value at no cost, in the order they were made.
  package func ambiguousVariables() throws(SolverError) -> [Variable] {
    if let openVariables { return openVariables }
    let found = try solver.ambiguousVariables()
    return found.compactMap { variables[Int($0.slot)] }
  }

  /// How far a variable can go either way at no cost, and what goes with it. Changes nothing. O(solve).
  package func freedom(of variable: Variable) throws(SolverError) -> Freedom {
    let before = try values()
    let value = before[Int(try copy(of: variable).slot)]
    let low = try pulled(variable, to: value - Freedom.reach, before)
    let high = try pulled(variable, to: value + Freedom.reach, before)
    let companions = variables.indices.compactMap { slot -> Variable? in
      guard low.moved[slot] || high.moved[slot], let found = variables[slot], found != variable else { return nil }
      return found
    }
    return Freedom(
      value: value, lowest: low.value < value - Freedom.reach / 2 ? nil : low.value,
      highest: high.value > value + Freedom.reach / 2 ? nil : high.value,
      companions: companions)
  }

  /// The values the original's variables take while one of them is pulled to a target as far as that costs nothing.
  package func values(
    pulling variable: Variable, to target: Double
  ) throws(SolverError) -> [(variable: Variable, value: Double)] {
    let pull = try add(LinearExpression(variable, plus: -target), .equal, strength: Self.weakest)
    let values = try values()
    try withdraw(pull)
    return variables.indices.compactMap { slot in variables[slot].map { ($0, values[slot]) } }
  }

  // MARK: Inside

  /// Below everything anyone asks for, above the wish to stay with the original.
  private static let weakest = Strength.level(1e-30)

  private func pulled(
    _ variable: Variable, to target: Double, _ before: [Double]
  ) throws(SolverError) -> (value: Double, moved: [Bool]) {
    let pull = try add(LinearExpression(variable, plus: -target), .equal, strength: Self.weakest)
    let after = try values()
    try withdraw(pull)
    let moved = zip(before, after).map { abs($1 - $0) > 1e-6 + 1e-9 * abs($0) }
    return (after[Int(try copy(of: variable).slot)], moved)
  }

  /// All values, by the slots of the copies.
  private func values() throws(SolverError) -> [Double] {
    var values: [Double] = []
    for variable in variables {
      if let variable { values.append(try value(of: variable)) } else { values.append(0) }
    }
    return values
  }

  private func mapped(_ expression: LinearExpression) throws(SolverError) -> LinearExpression {
    var copy = LinearExpression(constant: expression.constant)
    for term in expression.terms { copy.add(try self.copy(of: term.variable), times: term.coefficient) }
    return copy
  }

  private func copy(of variable: Variable) throws(SolverError) -> Variable {
    let slot = Int(variable.slot)
    guard slot < variableCopies.count, let copy = variableCopies[slot] else { throw .unknownVariable(variable) }
    return copy
  }

  private func copy(of constraint: LinearConstraint) throws(SolverError) -> LinearConstraint {
    let slot = Int(constraint.slot)
    guard slot >= 0, slot < constraintCopies.count, let copy = constraintCopies[slot] else {
      throw .unknownConstraint(constraint)
    }
    return copy
  }

  private static func store<Element>(_ element: Element, at slot: Int32, in table: inout [Element?]) {
    while table.count <= Int(slot) { table.append(nil) }
    table[Int(slot)] = element
  }
}
