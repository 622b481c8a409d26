import Foundation

/// What text to lay out within what: the question a `TextLayout` answers.
nonisolated package struct TextRequest: Hashable, Sendable {
  package var text: StyledText
  /// In points; infinite for no limit.
  package var maximumWidth: CGFloat = .infinity
  /// 0 for any number.
  package var maximumLineCount = 0
  /// Whether lines are broken between any two characters rather than between words.
  package var breaksByCharacter = false

  package init(text: StyledText) {
    self.text = text
  }
}
