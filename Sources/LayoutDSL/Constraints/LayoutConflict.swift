/// Required constraints that cannot hold together.
///
/// The layout goes on without the broken one, which stays active and takes effect by itself once what it contradicts is
/// gone.
nonisolated public struct LayoutConflict: Sendable, Equatable, CustomStringConvertible {
  /// The constraint that was left out: the latest of the set, the user's before the library's own.
  public let broken: ConstraintSummary
  /// What it contradicts, in order of addition. Without any one of these the rest could hold.
  public let contradicting: [ConstraintSummary]

  public init(broken: ConstraintSummary, contradicting: [ConstraintSummary]) {
    self.broken = broken
    self.contradicting = contradicting
  }

  public var description: String {
    var lines = ["Unable to satisfy these constraints together:"]
    for summary in contradicting { lines.append("  \(summary)") }
    lines.append("  \(broken)")
    lines.append("Going on without \(broken)")
    return lines.joined(separator: "\n")
  }
}
