/// A required constraint that does not hold, and what it contradicts.
public struct Conflict: Equatable, Sendable {
  /// The constraint that was left out: the last of the set by rank, then by order of addition.
  public let rejected: LinearConstraint
  /// The accepted constraints it contradicts, in order of addition. Without any one of them the rest could hold.
  public let contradicting: [LinearConstraint]

  public init(rejected: LinearConstraint, contradicting: [LinearConstraint]) {
    self.rejected = rejected
    self.contradicting = contradicting
  }
}

/// Why a call on a `Solver` was refused. The solver is as it was before the call.
public enum SolverError: Error, Equatable, Sendable {
  /// The variable was made by another solver.
  case foreignVariable(Variable)
  /// The variable was removed.
  case unknownVariable(Variable)
  /// The variable cannot be removed while these constraints mention it or it is an edit variable.
  case variableInUse(Variable, by: [LinearConstraint])
  /// The constraint is in another solver.
  case foreignConstraint(LinearConstraint)
  /// The constraint is in this solver already.
  case duplicateConstraint(LinearConstraint)
  /// The constraint is not in this solver.
  case unknownConstraint(LinearConstraint)
  /// The variable is an edit variable already.
  case duplicateEditVariable(Variable)
  /// The variable is not an edit variable.
  case unknownEditVariable(Variable)
  /// An edit variable cannot be required.
  case requiredEditVariable(Variable)
  /// A coefficient is NaN or infinite.
  case nonFiniteCoefficient(Variable, Double)
  /// A constant, a suggested value or a weight is NaN or infinite.
  case nonFiniteConstant(Double)
  /// A level is not strictly between 0 and 1000.
  case badLevel(Float)
  /// A weight is not above 0.
  case badWeight(Double)
  /// The constraint contradicts others; thrown by `addOrThrow` only.
  case unsatisfiable(Conflict)
  /// The search took more steps than any sound one can: a defect of this library, reported rather than hung on.
  case stepLimit(Int)
}
