public final class Solver {
  package let token = SolverToken()
  public init() {}
  public func makeVariable() -> Variable { fatalError() }
  public func remove(_ variable: Variable) throws(SolverError) { fatalError() }
  public func add(_ constraint: LinearConstraint) throws(SolverError) { fatalError() }
  public func addOrThrow(_ constraint: LinearConstraint) throws(SolverError) { fatalError() }
  public func remove(_ constraint: LinearConstraint) throws(SolverError) { fatalError() }
  /// right-hand constant: all variables left, `terms REL constant`
  public func setConstant(of constraint: LinearConstraint, to constant: Double) throws(SolverError) { fatalError() }
  public func setStrength(of constraint: LinearConstraint, to strength: Strength) throws(SolverError) { fatalError() }
  public func constant(of constraint: LinearConstraint) throws(SolverError) -> Double { fatalError() }
  public func strength(of constraint: LinearConstraint) throws(SolverError) -> Strength { fatalError() }
  public func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverError) { fatalError() }
  public func removeEditVariable(_ variable: Variable) throws(SolverError) { fatalError() }
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) { fatalError() }
  public func solve() throws(SolverError) { fatalError() }
  public func value(of variable: Variable) throws(SolverError) -> Double { fatalError() }
  /// Variables that moved since the last call, in order of creation. Solves first.
  public func takeChanges() throws(SolverError) -> [Variable] { fatalError() }
  public func conflicts() throws(SolverError) -> [Conflict] { fatalError() }
  public func violation(of constraint: LinearConstraint) throws(SolverError) -> Double { fatalError() }
  /// Strongest level first; every level present, also the satisfied ones
  public func violationTotals() throws(SolverError) -> [(level: Float, total: Double)] { fatalError() }
  public func ambiguousVariables() throws(SolverError) -> [Variable] { fatalError() }
  public func influences(on variable: Variable) throws(SolverError) -> [Influence] { fatalError() }
  public func stateDescription() throws(SolverError) -> String { fatalError() }
}
public struct Influence: Sendable {
  public enum Source: Sendable {
    case constraint(LinearConstraint)
    case edit(Variable)
    case wishForZero(Variable)
  }
  public let source: Source
  /// by how much the variable moves per unit of the source's right-hand constant
  public let factor: Double
  /// factor · right-hand constant; contributions sum up to the value
  public let contribution: Double
}
