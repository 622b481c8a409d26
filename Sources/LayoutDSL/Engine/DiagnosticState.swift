import LayoutKernel

/// What diagnostics remember between passes: what was told, and what was found out about the present solution.
struct DiagnosticState {
  /// A contradiction by the numbers of its constraints in the order of addition, which outlive rows.
  struct ToldConflict: Equatable {
    let broken: Int
    let contradicting: [Int]
  }

  /// The contradictions told whose broken constraint still does not hold.
  var toldConflicts: [ToldConflict] = []
  /// A copy of the solver in which nothing decides ties, made when first asked for.
  var openTrial: SolverTrial?
  /// The variables that could take another value at no cost.
  var ambiguousVariables: [Variable]?
  /// Values that stand in for the solved ones, by the slots of their variables: another solution, shown on request.
  var exercised: [Int32: Double] = [:]
  /// How many times a view was asked to show another solution in a row.
  var exerciseCount = 0

  /// What was found out holds no longer; what was told still does.
  mutating func forgetSolution() {
    openTrial = nil
    ambiguousVariables = nil
  }
}
