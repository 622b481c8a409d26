import Foundation

/// What knows how wide characters and how high lines are. A tree measures its text with one, `View.textMeasurer`.
///
/// The same question must always get the same answer: measured text is remembered.
nonisolated public protocol TextMeasuring: Sendable {
  /// How far each character of a text advances the line, in points, in the order of `text`'s characters: as many
  /// numbers as `text.count`. Line breaks are not asked for; what is done about kerning and ligatures is up to the
  /// measurer.
  func advances(of text: String, in font: Font) -> [CGFloat]

  /// How far a line reaches above and below its baseline, in points, both positive.
  func lineMetrics(of font: Font) -> LineMetrics
}

nonisolated extension TextMeasuring {
  /// The ascender and descender of the font.
  public func lineMetrics(of font: Font) -> LineMetrics {
    LineMetrics(ascent: font.ascender, descent: -font.descender)
  }
}
