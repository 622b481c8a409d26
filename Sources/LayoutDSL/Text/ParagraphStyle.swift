import Foundation

/// How the lines of a paragraph stand, as `NSMutableParagraphStyle`. The style of the first character counts for its whole
/// paragraph. Lengths are in points; one that is negative or not finite counts as 0.
///
/// Not an `NSObject`: Foundation on Linux traps where an attribute of a string that is one is replaced by another.
nonisolated open class ParagraphStyle: Hashable {
  /// What is between the bottom of a line and the top of the next; 0 by default.
  open var lineSpacing: CGFloat = 0
  /// Has no effect on sizes.
  open var alignment = TextAlignment.natural
  /// Lines are broken by character in `byCharWrapping` only; takes the place of the view's own.
  open var lineBreakMode = LineBreakMode.byWordWrapping

  /// What is between the paragraph and the next one in addition; 0 by default.
  open var paragraphSpacing: CGFloat = 0
  /// What is between the paragraph and the one before in addition; 0 by default.
  open var paragraphSpacingBefore: CGFloat = 0
  /// Where the first line begins; 0 by default.
  open var firstLineHeadIndent: CGFloat = 0
  /// Where the other lines begin; 0 by default.
  open var headIndent: CGFloat = 0
  /// Where lines end: from where text begins if it is above 0, from where it ends otherwise; 0 by default.
  open var tailIndent: CGFloat = 0
  /// What the height of the font is multiplied with for that of a line; 0, the default, for 1. What that adds is above the
  /// baseline.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of a line; 0 by default.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0, the default, for none.
  open var maximumLineHeight: CGFloat = 0
  /// Stored: nothing is hyphenated here.
  open var hyphenationFactor: Float = 0

  public init() {}

  /// Takes over all properties.
  open func setParagraphStyle(_ other: ParagraphStyle) {
    lineSpacing = other.lineSpacing
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    paragraphSpacing = other.paragraphSpacing
    paragraphSpacingBefore = other.paragraphSpacingBefore
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    lineHeightMultiple = other.lineHeightMultiple
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    hyphenationFactor = other.hyphenationFactor
  }

  private var lengths: [CGFloat] {
    [
      lineSpacing, paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent,
      lineHeightMultiple, minimumLineHeight, maximumLineHeight,
    ]
  }

  public static func == (left: ParagraphStyle, right: ParagraphStyle) -> Bool {
    left.lengths == right.lengths && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
      && left.hyphenationFactor == right.hyphenationFactor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(lengths)
    hasher.combine(alignment)
  }

  /// Another object with the same properties, to be cast: `style.mutableCopy() as! NSMutableParagraphStyle`.
  open func mutableCopy() -> Any { copied() }

  /// Another object with the same properties, to be cast.
  open func copy() -> Any { copied() }

  private func copied() -> ParagraphStyle {
    let copy = ParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}
