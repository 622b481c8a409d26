/// Tells the variables and constraints of one solver from those of another. Compared by identity only.
package final class SolverToken: Sendable {
  package init() {}
}

/// A real, signed unknown of one `Solver`.
///
/// Made by `Solver.makeVariable()`, never by itself. Two variables are equal when the same solver made both in the same
/// call; a variable used with another solver is refused with `SolverError.foreignVariable`.
public struct Variable: Hashable, Sendable {
  package let owner: SolverToken
  /// Count of the variables made before this one: the order in which undetermined variables wish to be 0.
  package let serial: Int
  /// Where the solver keeps it; reused after removal, unlike `serial`.
  package let slot: Int32

  /// Its number within the solver: from 0 up, below the most variables the solver ever had at once. A removed variable's
  /// number is given to a later one. For arrays that run beside the solver's variables.
  public var index: Int { Int(slot) }

  package init(owner: SolverToken, serial: Int, slot: Int32) {
    self.owner = owner
    self.serial = serial
    self.slot = slot
  }

  public static func == (left: Variable, right: Variable) -> Bool {
    left.serial == right.serial && left.owner === right.owner
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
  }
}
