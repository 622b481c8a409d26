import Foundation

/// What text to lay out within what: the question a `TextLayout` answers.
nonisolated struct TextRequest: Hashable, Sendable {
  var text: StyledText
  /// In points; infinite for no limit.
  var maximumWidth: CGFloat = .infinity
  /// 0 for any number.
  var maximumLineCount = 0
  /// Whether lines are broken between any two characters rather than between words.
  var breaksByCharacter = false
}
