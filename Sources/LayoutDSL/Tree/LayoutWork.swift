/// What the layout passes of a tree have done since its engine was made, in numbers that are the same on every machine.
nonisolated package struct LayoutWork: Equatable, Sendable {
  /// How often a pass came by at a view, to see what waits there.
  package var visits = 0
  /// Calls of `layoutSubviews`.
  package var layouts = 0
  /// Views and guides that were given the frame that was solved for them.
  package var placements = 0
  /// Solved values read: those that changed.
  package var valuesRead = 0
  /// Rows and variables added to the solver, changed in it and taken out.
  package var solverChanges = 0

  package init(
    visits: Int = 0, layouts: Int = 0, placements: Int = 0, valuesRead: Int = 0, solverChanges: Int = 0
  ) {
    self.visits = visits
    self.layouts = layouts
    self.placements = placements
    self.valuesRead = valuesRead
    self.solverChanges = solverChanges
  }

  package static func - (left: LayoutWork, right: LayoutWork) -> LayoutWork {
    var difference = left
    difference.visits -= right.visits
    difference.layouts -= right.layouts
    difference.placements -= right.placements
    difference.valuesRead -= right.valuesRead
    difference.solverChanges -= right.solverChanges
    return difference
  }
}
