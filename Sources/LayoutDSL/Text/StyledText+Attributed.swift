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
          kern: Self.number(attributes[TextAttribute.kern])))
    }
    let spacing = text.paragraphStyle?.lineSpacing ?? 0
    self.init(runs: runs, lineSpacing: spacing.isFinite ? max(0, spacing) : 0)
  }

  private static func number(_ value: Any?) -> CGFloat {
    let number = (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    guard let number, number.isFinite else { return 0 }
    return number
  }
}

nonisolated extension NSAttributedString {
  /// The paragraph style of the first character.
  var paragraphStyle: ParagraphStyle? {
    length == 0 ? nil : attribute(TextAttribute.paragraphStyle, at: 0, effectiveRange: nil) as? ParagraphStyle
  }
}
