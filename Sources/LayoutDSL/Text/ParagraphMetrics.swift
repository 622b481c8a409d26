import Foundation

/// What of a paragraph's style decides its size, in points; everything is finite.
nonisolated package struct ParagraphMetrics: Hashable, Sendable {
  /// Between the bottom of a line and the top of the next.
  package var lineSpacing: CGFloat = 0
  /// Below the last line, and above the first, where there is another paragraph.
  package var spacingAfter: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  /// Before the first line, and before the others.
  package var firstLineIndent: CGFloat = 0
  package var indent: CGFloat = 0
  /// Where lines end: counted from the beginning if above 0, otherwise from the end.
  package var tailIndent: CGFloat = 0
  /// 0 for the height of the font.
  package var lineHeightMultiple: CGFloat = 0
  /// 0 for none.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  /// Nil for what the view that shows it does.
  package var breaksByCharacter: Bool?

  package init(lineSpacing: CGFloat = 0) {
    self.lineSpacing = lineSpacing
  }

  /// What is negative where it cannot be, or not finite, counts as 0.
  init(_ style: ParagraphStyle) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    lineSpacing = length(style.lineSpacing)
    spacingAfter = length(style.paragraphSpacing)
    spacingBefore = length(style.paragraphSpacingBefore)
    firstLineIndent = length(style.firstLineHeadIndent)
    indent = length(style.headIndent)
    tailIndent = style.tailIndent.isFinite ? style.tailIndent : 0
    lineHeightMultiple = length(style.lineHeightMultiple)
    minimumLineHeight = length(style.minimumLineHeight)
    maximumLineHeight = length(style.maximumLineHeight)
    breaksByCharacter = style.lineBreakMode == .byCharWrapping
  }

  /// A line of this paragraph: what it is higher or lower than its font comes and goes above the baseline, as on a device.
  func line(_ natural: LineMetrics) -> LineMetrics {
    var height = natural.height
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height == natural.height ? natural : LineMetrics(ascent: height - natural.descent, descent: natural.descent)
  }

  /// How much of a width is left for the characters of a line.
  func room(in width: CGFloat, isFirstLine: Bool) -> CGFloat {
    let end = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
    return max(0, end - (isFirstLine ? firstLineIndent : indent))
  }

  /// How wide a text must be for characters of a width to have room in a line.
  func width(around characters: CGFloat, isFirstLine: Bool) -> CGFloat {
    (isFirstLine ? firstLineIndent : indent) + characters + max(0, -tailIndent)
  }
}
