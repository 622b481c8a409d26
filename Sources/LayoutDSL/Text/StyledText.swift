import Foundation

/// Text as runs of one font each: what is measured.
nonisolated package struct StyledText: Hashable, Sendable {
  nonisolated package struct Run: Hashable, Sendable {
    package var text: String
    package var font: Font
    /// What is added to the advance of every character, in points.
    package var kern: CGFloat = 0

    package init(text: String, font: Font, kern: CGFloat = 0) {
      self.text = text
      self.font = font
      self.kern = kern
    }
  }

  package var runs: [Run]
  /// The least distance between the bottom of a line and the top of the next, in points.
  package var lineSpacing: CGFloat = 0

  package init(runs: [Run], lineSpacing: CGFloat = 0) {
    self.runs = runs
    self.lineSpacing = lineSpacing
  }

  package init(_ text: String, font: Font) {
    runs = [Run(text: text, font: font)]
  }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
