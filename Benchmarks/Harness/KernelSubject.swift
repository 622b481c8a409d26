import LayoutKernel

/// The kernel at work on one system. Every operation times itself: what a caller would have at hand already, such as the
/// constraint objects, is made outside the timed part.
package final class KernelSubject {
  /// How a replacement differs from what it replaces.
  package enum Replacement: String, Sendable {
    /// The same terms, the constant one more.
    case constant
    /// The first coefficient a sixteenth more as well.
    case gradient
  }

  package let system: WorkloadSystem
  private let solver: Solver
  private let variables: [Variable]
  /// As they are in the solver now.
  private var constraints: [LinearConstraint]
  private var isReplaced = false
  /// The time of making the solver and its variables.
  private let creation: Duration
  /// Bytes the solver and its variables took; 0 when they were not counted, which takes time of its own.
  private let creationBytes: Int

  /// Makes the solver, its variables and the constraints, and adds nothing yet.
  package init(_ system: WorkloadSystem, countsBytes: Bool = false) {
    self.system = system
    let bytes = countsBytes ? Memory.bytesInUse : 0
    let watch = Stopwatch()
    solver = Solver()
    var variables: [Variable] = []
    variables.reserveCapacity(system.variableCount)
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    creation = watch.elapsed
    creationBytes = countsBytes ? Memory.bytesInUse - bytes : 0
    self.variables = variables
    constraints = system.constraints.map { Self.constraint($0, variables) }
  }

  private static func constraint(
    _ constraint: WorkloadSystem.Constraint, _ variables: [Variable], _ replacement: Replacement? = nil
  ) -> LinearConstraint {
    var terms: [LinearExpression.Term] = []
    terms.reserveCapacity(constraint.expression.terms.count)
    for term in constraint.expression.terms {
      terms.append(LinearExpression.Term(variables[term.variable], term.coefficient))
    }
    var constant = constraint.expression.constant
    if let replacement {
      constant += 1
      if replacement == .gradient { terms[0].coefficient *= 1.0625 }
    }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: constant), constraint.relation,
      strength: Self.strength(constraint.strength))
  }

  private static func strength(_ strength: WorkloadStrength) -> Strength {
    strength.level.map { .level($0) } ?? .required()
  }

  // MARK: Operations

  /// Makes a solver and its variables, adds the edit variables with their initial values, then all constraints, and
  /// solves. Returns the subject as well, for the other operations.
  package static func built(
    _ system: WorkloadSystem
  ) throws(SolverError) -> (subject: KernelSubject, timing: Timing) {
    let subject = KernelSubject(system)
    let watch = Stopwatch()
    try subject.addAll()
    try subject.solver.solve()
    let duration = watch.elapsed + subject.creation
    return (subject, Timing(duration, operations: 1))
  }

  private func addAll() throws(SolverError) {
    for edit in system.edits {
      let variable = variables[edit.variable]
      try solver.addEditVariable(variable, strength: Self.strength(edit.strength))
      try solver.suggest(variable, edit.initial)
    }
    for constraint in constraints { try solver.add(constraint) }
  }

  /// Goes through the steps over and over, or those of one name: suggests, solves and reads what changed. Ends after
  /// `count` steps, by default one pass, or when `limit` is over.
  package func edit(step name: String? = nil, count: Int? = nil, limit: Duration? = nil) throws(SolverError) -> Timing {
    let steps = name == nil ? system.steps : system.steps.filter { $0.name == name }
    let suggestions = steps.map { step in
      step.suggestions.map { (variables[system.edits[$0.edit].variable], $0.value) }
    }
    let count = count ?? steps.count
    _ = try solver.takeChanges()
    var sum = 0.0
    var operations = 0
    let watch = Stopwatch()
    while operations < count {
      for (variable, value) in suggestions[operations % steps.count] { try solver.suggest(variable, value) }
      try solver.takeChanges { _, value in sum += value }
      operations += 1
      if let limit, watch.clockTime > limit { break }
    }
    let duration = watch.elapsed
    keep(sum)
    return Timing(duration, operations: operations)
  }

  /// Replaces constraints one by one, the first `count` of the system's list or as many as `limit` allows: removes one,
  /// solves, adds the other one, solves. Every second call puts the old ones back.
  package func replace(
    _ replacement: Replacement, count: Int? = nil, limit: Duration? = nil
  ) throws(SolverError) -> Timing {
    let places = system.replacements.prefix(count ?? system.replacements.count)
    let others = places.map { Self.constraint(system.constraints[$0], variables, isReplaced ? nil : replacement) }
    isReplaced.toggle()
    var operations = 0
    let watch = Stopwatch()
    for (place, other) in zip(places, others) {
      try solver.remove(constraints[place])
      try solver.solve()
      try solver.add(other)
      try solver.solve()
      constraints[place] = other
      operations += 1
      if let limit, watch.clockTime > limit { break }
    }
    return Timing(watch.elapsed, operations: operations)
  }

  /// Reads the values of all variables; an operation is one value.
  package func read(repetitions: Int = 1) throws(SolverError) -> Timing {
    var sum = 0.0
    let watch = Stopwatch()
    for _ in 0..<repetitions {
      for variable in variables { sum += try solver.value(of: variable) }
    }
    let duration = watch.elapsed
    keep(sum)
    return Timing(duration, operations: repetitions * variables.count)
  }

  // MARK: What it came to

  package var counters: WorkCounters { solver.workCounters }

  package func values() throws(SolverError) -> [Double] {
    var values: [Double] = []
    for variable in variables { values.append(try solver.value(of: variable)) }
    return values
  }

  /// How many required constraints had to be left out; none in the systems measured.
  package func rejectionCount() throws(SolverError) -> Int {
    try solver.conflicts().count
  }

  /// A build's memory: what it has touched and holds at its end, and how far the process grew in between.
  package static func memory(of system: WorkloadSystem) throws(SolverError) -> (held: Int, peak: Int) {
    let subject = KernelSubject(system, countsBytes: true)
    let growth = try Memory.growth { () throws(SolverError) in
      try subject.addAll()
      try subject.solver.solve()
    }
    return (subject.creationBytes + growth.resident, subject.creationBytes + growth.peak)
  }

  /// Keeps the optimiser from dropping a computation.
  @inline(never) private func keep(_ value: Double) { lastSum = value }
  private var lastSum = 0.0
}
