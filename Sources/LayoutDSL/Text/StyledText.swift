import Foundation

/// Text as runs of one font each: what is measured.
nonisolated package struct StyledText: Hashable, Sendable {
  nonisolated package struct Run: Hashable, Sendable {
    package var text: String
    package var font: Font
    /// What is added to the advance of every character, in points.
    package var kern: CGFloat = 0
    /// How far the characters stand above the baseline.
    package var rise: CGFloat = 0
    /// What is in the place of every U+FFFC.
    package var box: InlineBox?

    package init(text: String, font: Font, kern: CGFloat = 0, rise: CGFloat = 0, box: InlineBox? = nil) {
      self.text = text
      self.font = font
      self.kern = kern
      self.rise = rise
      self.box = box
    }
  }

  package var runs: [Run]
  /// The styles of the paragraphs, in order; those beyond the last are as that one.
  package var paragraphs: [ParagraphMetrics] = []

  package init(runs: [Run], paragraphs: [ParagraphMetrics] = []) {
    self.runs = runs
    self.paragraphs = paragraphs
  }

  package init(_ text: String, font: Font) {
    runs = [Run(text: text, font: font)]
  }

  func paragraph(_ index: Int) -> ParagraphMetrics {
    paragraphs.indices.contains(index) ? paragraphs[index] : paragraphs.last ?? ParagraphMetrics()
  }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
