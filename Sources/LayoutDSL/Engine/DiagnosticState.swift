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
  /// The item that was last asked to show another solution, as long as one is shown.
  var exercisedRecord: ItemRecord?
  /// Whether it is being brought into the frames: what views say about that does not end it.
  var isExercising = false
  /// How many times it was asked in a row.
  var exerciseCount = 0
  /// Values that stand in for the solved ones meanwhile, by the slots of their variables.
  var exercised: [Int32: Double] = [:]

  /// What was found out holds no longer; what was told still does.
  mutating func forgetSolution() {
    openTrial = nil
  }
}
