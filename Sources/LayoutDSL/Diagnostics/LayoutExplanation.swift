import Foundation

/// Why something of an item's frame is what it is.
nonisolated public struct LayoutExplanation: Sendable, Equatable, CustomStringConvertible {
  /// One of the constraints that determine the value, and its share in it.
  nonisolated public struct Step: Sendable, Equatable {
    /// The constraint; without a place where it is the library's own.
    public let constraint: ConstraintSummary
    /// In points; the contributions of all steps add up to the value. 0 where the constraint only passes on others.
    public let contribution: CGFloat

    public init(constraint: ConstraintSummary, contribution: CGFloat) {
      self.constraint = constraint
      self.contribution = contribution
    }
  }

  /// A constraint that is not met and would move the value if it were.
  nonisolated public struct Pressure: Sendable, Equatable {
    public let constraint: ConstraintSummary
    public let priority: LayoutPriority
    /// By how much it is missed, in points.
    public let miss: CGFloat

    public init(constraint: ConstraintSummary, priority: LayoutPriority, miss: CGFloat) {
      self.constraint = constraint
      self.priority = priority
      self.miss = miss
    }
  }

  /// `title.top`
  public let subject: String
  /// In points, before rounding to pixels; a position is counted from the superview.
  public let value: CGFloat
  /// From the item to the root.
  public let steps: [Step]
  /// The strongest first; at 1000 what was left out of a contradiction.
  public let pressures: [Pressure]
  /// What of it is open: determined by the library's choice among layouts that are equally good.
  public let ambiguities: [LayoutAmbiguity]

  public init(
    subject: String, value: CGFloat, steps: [Step], pressures: [Pressure] = [], ambiguities: [LayoutAmbiguity] = []
  ) {
    self.subject = subject
    self.value = value
    self.steps = steps
    self.pressures = pressures
    self.ambiguities = ambiguities
  }

  /// A line for the value, one for each step with its contribution in front, then what is not met and what is open.
  public var description: String {
    var lines = ["\(subject) is \(ReportNumber.points(value))"]
    let contributions = steps.map { ReportNumber.points($0.contribution) }
    let width = contributions.map(\.count).max() ?? 0
    for (step, contribution) in zip(steps, contributions) {
      lines.append("  \(String(repeating: " ", count: width - contribution.count))\(contribution)  \(step.constraint)")
    }
    if !pressures.isEmpty { lines.append("against") }
    for pressure in pressures {
      let fate = pressure.priority == .required ? "left out, it misses by" : "misses by"
      lines.append("  \(pressure.constraint), \(fate) \(ReportNumber.points(pressure.miss))")
    }
    lines += ambiguities.map(\.description)
    return lines.joined(separator: "\n")
  }
}
