import Foundation

nonisolated extension StyledText {
  /// The runs of an attributed string; parts without a font have the one given.
  package init(_ text: NSAttributedString, font: Font) {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append(
        Run(
          text: text.attributedSubstring(from: range).string, font: attributes[TextAttribute.font] as? Font ?? font,
          kern: Self.number(attributes[TextAttribute.kern]),
          rise: Self.number(attributes[TextAttribute.baselineOffset]),
          box: (attributes[TextAttribute.attachment] as? any InlineContent)?.box))
    }
    self.init(runs: runs, paragraphs: text.paragraphMetrics)
  }

  private static func number(_ value: Any?) -> CGFloat {
    let number = (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    guard let number, number.isFinite else { return 0 }
    return number
  }
}

nonisolated extension NSAttributedString {
  /// The style of the first character of each paragraph; empty where no paragraph has one.
  fileprivate var paragraphMetrics: [ParagraphMetrics] {
    var metrics: [ParagraphMetrics] = []
    var hasStyle = false
    var place = 0
    var isAtStart = true
    for character in string {
      if isAtStart {
        let style = attribute(TextAttribute.paragraphStyle, at: place, effectiveRange: nil) as? ParagraphStyle
        metrics.append(style.map { ParagraphMetrics($0) } ?? ParagraphMetrics())
        hasStyle = hasStyle || style != nil
      }
      isAtStart = BreakClass(character) == .newline
      place += character.utf16.count
    }
    return hasStyle ? metrics : []
  }
}
