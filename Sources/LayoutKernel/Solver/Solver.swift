/// Solves linear constraints of ordered strengths over real variables, incrementally.
///
/// The solution minimises the weighted violations level by level, strongest first, and never trades a stronger level for
/// any amount at a weaker one. Within a level the constraints added earlier yield first; variables that nothing determines
/// wish to be 0, in the order they were made. So the values depend on which constraints are there and in what order they
/// were added, and on nothing else. Required constraints that contradict others are left out as a whole, reported by
/// `conflicts()`, and taken in again by themselves once they can hold.
///
/// Adding, removing and changing only note what is wanted; `solve()`, or any call that reads, brings the solution up to
/// date in one go. Errors leave the solver as it was. A solver is confined to one owner at a time; any thread may own it.
///
/// After Cassowary (Badros, Borning, Stuckey 2001), as a dual simplex method on a sparse tight set with prices in strictly
/// ordered levels.
public final class Solver {
  package let token = SolverToken()
  // Exclusivity is not checked at run time: no closure or call out of the solver runs while one of these is being changed.

  @exclusivity(unchecked) package var engine = Engine()
  /// The caller's object of each row.
  @exclusivity(unchecked) var constraints = ConstraintTable()
  /// Edit variables in no particular order; few, so that looking through them is fastest.
  @exclusivity(unchecked) var edits: [Edit] = []
  /// Constraints and edit variables added so far: the next one's place.
  @exclusivity(unchecked) package private(set) var additions = 0
  @exclusivity(unchecked) private var variablesMade = 0

  struct Edit {
    let variable: Variable
    let strength: Strength
    let place: Int
    /// In the engine from the first suggestion on.
    var constraint: LinearConstraint?
  }

  public init() {}

  deinit {
    engine.freeMemory()
    constraints.freeMemory()
  }

  // MARK: Variables

  /// A new variable, undetermined and therefore 0. O(1).
  public func makeVariable() -> Variable { makeVariable(place: variablesMade + 1) }

  /// A new variable that yields in a place of the caller's choice instead of the last one. For callers with an order of
  /// their own: places are positive, and no two variables have the same.
  package func makeVariable(place: Int) -> Variable {
    let slot = engine.makeColumn(serial: variablesMade, place: place)
    variablesMade += 1
    return Variable(owner: token, serial: variablesMade - 1, slot: slot)
  }

  /// Forgets a variable. Its memory is used again; the order of the others stays.
  ///
  /// - Throws: `foreignVariable`, `unknownVariable`, or `variableInUse` while a constraint mentions it (with a coefficient
  ///   other than 0) or it is an edit variable; `stepLimit`.
  public func remove(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let isEdit = edits.contains { $0.variable == variable }
    try solve()
    let users = rows(mentioning: variable.slot)
    if isEdit || !users.isEmpty { throw .variableInUse(variable, by: users) }
    engine.releaseColumn(variable.slot)
  }

  private func rows(mentioning slot: Int32) -> [LinearConstraint] {
    let column = engine.columns[slot]
    var users: [LinearConstraint] = []
    for first in [column.tight, column.loose] {
      var entry = first
      while entry >= 0 {
        let row = engine.entries[entry].row
        entry = engine.entries[entry].next
        // An edit variable's wish is no constraint the caller knows.
        if edits.contains(where: { $0.constraint?.slot == row }) { continue }
        if let constraint = constraints[row] { users.append(constraint) }
      }
    }
    return users.sorted { place(of: $0) < place(of: $1) }
  }

  // MARK: Constraints

  /// Adds a constraint; it takes the last place in the order of addition. Lazy: a contradiction shows in `conflicts()`
  /// after the next solve. O(terms).
  ///
  /// - Throws: `duplicateConstraint`, `foreignConstraint`, `foreignVariable`, `unknownVariable`, `nonFiniteCoefficient`,
  ///   `nonFiniteConstant`, `badLevel`, `badWeight`.
  public func add(_ constraint: LinearConstraint) throws(SolverError) {
    try checkNew(constraint)
    try insert(constraint, constant: -constraint.expression.constant, place: additions + 1)
    additions += 1
  }

  /// Adds a constraint in a place of the caller's choice instead of the last one. For callers with an order of their own:
  /// places are positive, and no two constraints have the same. Errors as `add`.
  package func add(_ constraint: LinearConstraint, place: Int) throws(SolverError) {
    try checkNew(constraint)
    try insert(constraint, constant: -constraint.expression.constant, place: place)
  }

  /// Adds a constraint and solves at once. A required constraint that is rejected is taken back: the solver is then as it
  /// was after solving before the call, bit for bit.
  ///
  /// O(size of the solver) when a required constraint does not hold already, for the copy it may have to go back to.
  ///
  /// - Throws: as `add`; `unsatisfiable`; `stepLimit`.
  public func addOrThrow(_ constraint: LinearConstraint) throws(SolverError) {
    try checkNew(constraint)
    for term in constraint.expression.terms {
      if let error = engine.fault(in: term, of: token) { throw error }
    }
    try solve()
    let isAtRisk = constraint.strength.isRequired && !isSatisfiedNow(constraint)
    var saved: Engine? = isAtRisk ? engine.duplicate() : nil
    try add(constraint)
    try solve()
    guard isAtRisk else { return }
    guard let index = engine.rejections.firstIndex(where: { $0.row == constraint.slot }) else {
      saved?.freeMemory()
      return
    }
    let conflict = conflict(engine.rejections[index])
    if let saved {
      engine.freeMemory()
      engine = saved
    }
    constraints[constraint.slot] = nil
    constraint.leaveSolver()
    additions -= 1
    throw .unsatisfiable(conflict)
  }

  private func isSatisfiedNow(_ constraint: LinearConstraint) -> Bool {
    var value = constraint.expression.constant
    for term in constraint.expression.terms { value += term.coefficient * engine.values[term.variable.slot] }
    switch constraint.relation {
    case .equal: return value == 0
    case .lessThanOrEqual: return value <= 0
    case .greaterThanOrEqual: return value >= 0
    }
  }

  /// Takes a constraint out, also a rejected one. What it excluded comes back with the next solve. The object can be added
  /// again, at a new place.
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`.
  public func remove(_ constraint: LinearConstraint) throws(SolverError) {
    try check(constraint)
    constraints[constraint.slot] = nil
    engine.removeRow(constraint.slot)
    constraint.leaveSolver()
  }

  /// Changes the right-hand side: the constraint reads `terms REL constant` from then on, in the same place. O(1).
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`, `nonFiniteConstant`.
  public func setConstant(of constraint: LinearConstraint, to constant: Double) throws(SolverError) {
    try check(constraint)
    guard constant.isFinite else { throw .nonFiniteConstant(constant) }
    engine.setConstant(of: constraint.slot, to: constant)
  }

  /// Changes the strength, also between required and a level; the constraint keeps its place. O(terms).
  ///
  /// - Throws: `unknownConstraint`, `foreignConstraint`, `badLevel`, `badWeight`, `nonFiniteConstant` (the weight).
  public func setStrength(of constraint: LinearConstraint, to strength: Strength) throws(SolverError) {
    try check(constraint)
    try check(strength)
    let old = constraint.slot
    let slot = engine.setStrength(of: old, to: strength)
    if slot == old { return }
    constraints[old] = nil
    keep(constraint, at: slot)
  }

  // MARK: Bookkeeping

  @inline(__always)
  func insert(_ constraint: LinearConstraint, constant: Double, place: Int) throws(SolverError) {
    let shape = Engine.RowShape(
      relation: constraint.relation, strength: constraint.strength, constant: constant, place: place)
    let slot = try engine.addRow(constraint.expression.terms, of: token, shape: shape)
    constraint.owner = ObjectIdentifier(token)
    keep(constraint, at: slot)
  }

  /// The next place in the order of addition.
  func takePlace() -> Int {
    additions += 1
    return additions
  }

  @inline(__always)
  private func keep(_ constraint: LinearConstraint, at slot: Int32) {
    constraints[slot] = constraint
    constraint.slot = slot
  }

  func place(of constraint: LinearConstraint) -> Int { engine.details[constraint.slot].place }

  // MARK: Checks

  func check(_ variable: Variable) throws(SolverError) {
    guard variable.owner === token else { throw .foreignVariable(variable) }
    let column = engine.columns[variable.slot]
    if column.isFree || column.serial != variable.serial { throw .unknownVariable(variable) }
  }

  func check(_ constraint: LinearConstraint) throws(SolverError) {
    guard let owner = constraint.owner else { throw .unknownConstraint(constraint) }
    guard owner == ObjectIdentifier(token) else { throw .foreignConstraint(constraint) }
  }

  @inline(__always)
  func check(_ strength: Strength) throws(SolverError) {
    guard case .level(let level, let weight) = strength else { return }
    guard level > 0, level < 1000 else { throw .badLevel(level) }
    guard weight.isFinite else { throw .nonFiniteConstant(weight) }
    guard weight > 0 else { throw .badWeight(weight) }
  }

  @inline(__always)
  private func checkNew(_ constraint: LinearConstraint) throws(SolverError) {
    if let owner = constraint.owner {
      throw owner == ObjectIdentifier(token) ? .duplicateConstraint(constraint) : .foreignConstraint(constraint)
    }
    guard constraint.expression.constant.isFinite else { throw .nonFiniteConstant(constraint.expression.constant) }
    try check(constraint.strength)
  }

  // MARK: Solving

  /// Brings the solution up to date. O(1) when nothing changed, else in proportion to what the changes reach.
  ///
  /// - Throws: `stepLimit` when the search did not end; the solver keeps its constraints and tries afresh at the next call.
  public func solve() throws(SolverError) {
    if engine.isSolved { return }
    let limit = engine.rowCount + engine.columnCount
    guard engine.solve() else { throw .stepLimit(limit) }
    #if InternalChecks
      // What the proof itself takes is no work of the solver's.
      let counters = engine.counters
      if let fault = engine.fault() { fatalError(fault) }
      engine.counters = counters
    #endif
  }

  /// How much work was done since the solver was made.
  public var workCounters: WorkCounters { engine.counters }

  func conflict(_ rejection: Engine.Rejection) -> Conflict {
    var contradicting: [LinearConstraint] = []
    for slot in rejection.certificate {
      if let constraint = constraints[slot] { contradicting.append(constraint) }
    }
    contradicting.sort { place(of: $0) < place(of: $1) }
    guard let rejected = constraints[rejection.row] else {
      preconditionFailure("a rejected row belongs to a constraint")
    }
    return Conflict(rejected: rejected, contradicting: contradicting)
  }
}
