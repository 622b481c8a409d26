import LayoutKernel

/// Tries what would make a rejected constraint hold without another one being rejected in its place.
final class ResolutionSearch {
  private let solver: Solver
  private let trial: SolverTrial
  private let broken: LinearConstraint
  /// What is rejected now.
  private let rejected: [LinearConstraint]
  /// One priority for each gap between the levels in use, the lowest first.
  private let priorities: [Float]

  init(_ solver: Solver, _ broken: LinearConstraint) throws(SolverError) {
    self.solver = solver
    self.broken = broken
    trial = try SolverTrial(solver)
    rejected = try trial.rejected()
    let levels = try solver.violationTotals().map(\.level).sorted()
    priorities = zip([0] + levels, levels + [1000]).map(Self.priority(between:and:))
  }

  /// How little of a priority is needed to get as close to a constraint as one just below required would, and how close
  /// that is; nil if making it optional does not resolve the contradiction.
  func relaxing(_ row: LinearConstraint) throws(SolverError) -> (lowest: Float, miss: Double)? {
    guard let firmest = priorities.last, let least = try miss(of: row, at: firmest) else { return nil }
    for priority in priorities.dropLast() {
      if let miss = try miss(of: row, at: priority), miss <= least + 1e-6 * (1 + least) { return (priority, least) }
    }
    return (firmest, least)
  }

  /// Whether the rest can hold without some rows.
  func resolves(without rows: [LinearConstraint]) throws(SolverError) -> Bool {
    let copy = try SolverTrial(solver)
    for row in rows { try copy.remove(row) }
    return try isResolved(copy)
  }

  /// The value a variable would have if a row was not required; nil if that does not resolve the contradiction.
  func value(of variable: Variable, relaxing row: LinearConstraint) throws(SolverError) -> Double? {
    guard let firmest = priorities.last else { return nil }
    try trial.setStrength(of: row, to: .level(firmest))
    let value = try isResolved(trial) ? try trial.value(of: variable) : nil
    try restore(row)
    return value
  }

  /// Whether how far the broken constraint is out of reach depends on a number that is in the right-hand sides of some
  /// rows with some factors.
  func matters(in rows: [(row: LinearConstraint, factor: Double)]) throws(SolverError) -> Bool {
    guard let firmest = priorities.last, let least = try miss(of: broken, at: firmest), least > 0 else { return true }
    // Not a whole fraction of the distance, which could turn it around without changing it.
    let step = least / .pi
    for (row, factor) in rows {
      try trial.setConstant(of: row, to: try solver.constant(of: row) + factor * step)
    }
    let shifted = try miss(of: broken, at: firmest)
    for (row, _) in rows { try trial.setConstant(of: row, to: try solver.constant(of: row)) }
    return shifted.map { abs($0 - least) > 1e-6 * least } ?? true
  }

  private func miss(of row: LinearConstraint, at priority: Float) throws(SolverError) -> Double? {
    try trial.setStrength(of: row, to: .level(priority))
    let miss = try isResolved(trial) ? try trial.violation(of: row) : nil
    try restore(row)
    // What is left of sums of coordinates.
    return miss.map { $0 < 1e-6 ? 0 : $0 }
  }

  private func restore(_ row: LinearConstraint) throws(SolverError) {
    try trial.setStrength(of: row, to: try solver.strength(of: row))
  }

  private func isResolved(_ trial: SolverTrial) throws(SolverError) -> Bool {
    let now = try trial.rejected()
    return now.allSatisfy { row in row !== broken && rejected.contains { $0 === row } }
  }

  /// The lowest whole number between two levels, or their middle.
  private static func priority(between low: Float, and high: Float) -> Float {
    let whole = low.rounded(.down) + 1
    return min(whole < high ? whole : (low + high) / 2, Float(1000).nextDown)
  }
}
