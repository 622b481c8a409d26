import ViewWorkloads

/// How fast the work of layout passes may grow with the number of cells in a feed, whatever machine it runs on.
#if MainActorViews
  @MainActor
#endif
package struct ViewWorkLimit {
  package var task: FeedOptions.Task
  /// Exponent of the growth by cells of everything counted but placements.
  package var growth: Double
  /// Placements a cell at the larger size, less those of cells that only move; nil means any.
  package var placements: Double?

  /// Sizes that are compared.
  nonisolated package static let sizes = (small: 4, large: 40)

  package static var all: [ViewWorkLimit] {
    [
      // Each view once.
      ViewWorkLimit(task: .build, growth: 1.02, placements: 21),
      // The cell; age, menu, text, picture, three counters, separator, three buttons; an icon or a title here and there whose
      // position is another in the last digit, as its button's height is a difference of longer ones.
      ViewWorkLimit(task: .width, growth: 1.02, placements: 14),
      // What happens in one cell does not depend on how many there are.
      ViewWorkLimit(task: .text, growth: 0),
    ]
  }

  /// What was counted.
  package struct Finding {
    package var small: Double
    package var large: Double
    package var growth: Double
    /// A cell, at the larger size.
    package var placements: Double
    package var isWithinLimits: Bool
  }

  /// Counts the work at both sizes; the same on every machine.
  package func check() -> Finding {
    let small = work(Self.sizes.small)
    let large = work(Self.sizes.large)
    let growth = Growth.exponent(
      from: (Double(Self.sizes.small), small.total), to: (Double(Self.sizes.large), large.total))
    let placements = large.placements / Double(Self.sizes.large)
    return Finding(
      small: small.total, large: large.total, growth: growth, placements: placements,
      isWithinLimits: growth <= self.growth + 0.005 && placements <= self.placements ?? .infinity)
  }

  private func work(_ count: Int) -> (total: Double, placements: Double) {
    let work = FeedRun(count: count).work(task)
    let total = work.passes.visits + work.passes.layouts + work.passes.solverChanges + work.pivots
    return (Double(total), Double(work.passes.placements))
  }

  package var name: String { "feed \(task.rawValue)" }
}
