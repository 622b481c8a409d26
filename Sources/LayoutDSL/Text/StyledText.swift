import Foundation

/// Text as runs of one font each: what is measured.
nonisolated struct StyledText: Hashable, Sendable {
  nonisolated struct Run: Hashable, Sendable {
    var text: String
    var font: Font
    /// What is added to the advance of every character, in points.
    var kern: CGFloat = 0
  }

  var runs: [Run]
  /// The least distance between the bottom of a line and the top of the next, in points.
  var lineSpacing: CGFloat = 0

  init(runs: [Run], lineSpacing: CGFloat = 0) {
    self.runs = runs
    self.lineSpacing = lineSpacing
  }

  init(_ text: String, font: Font) {
    runs = [Run(text: text, font: font)]
  }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
