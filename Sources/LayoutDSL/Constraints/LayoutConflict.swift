import Foundation

/// Required constraints that cannot hold together.
///
/// The layout goes on without the broken one, which stays active and takes effect by itself once what it contradicts is
/// gone.
nonisolated public struct LayoutConflict: Sendable, Equatable, CustomStringConvertible {
  /// The constraint that was left out: the latest of the set, the user's before the library's own.
  public let broken: ConstraintSummary
  /// What it contradicts, in order of addition. Without any one of these the rest could hold.
  public let contradicting: [ConstraintSummary]
  /// How far out of reach the broken one is, in points: what it would still miss if it came first after all that is
  /// required. The layout, which goes on without it, may miss it by more.
  public let shortfall: CGFloat
  /// What must be and cannot be, in plain words: `title must be 200 wide and at most 150 wide`.
  public let words: String
  /// What would resolve it, each by itself: the broken constraint first, then the others in order of addition.
  public let resolutions: [LayoutResolution]
  /// The report UIKit would write to the console, with addresses that are numbers in the order of addition to the tree.
  public let consoleText: String

  public init(
    broken: ConstraintSummary, contradicting: [ConstraintSummary], shortfall: CGFloat = 0, words: String = "",
    resolutions: [LayoutResolution] = [], consoleText: String = ""
  ) {
    self.broken = broken
    self.contradicting = contradicting
    self.shortfall = shortfall
    self.words = words
    self.resolutions = resolutions
    self.consoleText = consoleText
  }

  /// UIKit's text, then the plain words, what is missed and what would resolve it.
  public var description: String {
    var lines = [consoleText, ""]
    lines.append("In other words: \(words).")
    lines.append("The layout goes on without \(broken), which is out of reach by \(ReportNumber.points(shortfall)).")
    if !resolutions.isEmpty {
      lines.append("Each of these would resolve it:")
      lines += resolutions.map { "  - \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
