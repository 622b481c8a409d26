/// `expression REL 0`, meant with a strength. Has identity: adding the same object twice is an error.
///
/// What the caller wrote never changes; a constant or strength changed later is read back with `Solver.constant(of:)` and
/// `Solver.strength(of:)`. It can be in one solver at a time. The bookkeeping inside belongs to that solver, so an object
/// that is in a solver is used only by the solver's owner.
public final class LinearConstraint: @unchecked Sendable, Equatable {
  public let expression: LinearExpression
  public let relation: Relation
  /// The strength it was made with.
  public let strength: Strength
  /// A name for dumps and reports; no effect on the solution.
  public let label: String?

  // Exclusivity is not checked at run time: no access to these lasts longer than reading or writing the one field.

  /// The token of the solver it is in. Only compared, so it need not be kept alive; a solver that goes clears it.
  @exclusivity(unchecked) package var owner: ObjectIdentifier?
  /// Where that solver keeps it.
  @exclusivity(unchecked) package var slot: Int32 = -1

  public init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required(), label: String? = nil
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.label = label
  }

  /// Forgets the solver it was in: it can be added to one again.
  func leaveSolver() {
    owner = nil
    slot = -1
  }

  /// Same object.
  public static func == (left: LinearConstraint, right: LinearConstraint) -> Bool {
    left === right
  }
}
