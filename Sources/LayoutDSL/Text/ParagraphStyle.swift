import Foundation

/// How the lines of a paragraph stand, as `NSMutableParagraphStyle`. `lineSpacing` and `lineBreakMode` decide sizes, the
/// rest is stored.
///
/// Not an `NSObject`: Foundation on Linux traps where an attribute of a string that is one is replaced by another.
nonisolated open class ParagraphStyle: Hashable {
  /// What is between the bottom of a line and the top of the next, in points; 0 by default, and not below that.
  open var lineSpacing: CGFloat = 0
  /// Has no effect on sizes.
  open var alignment = TextAlignment.natural
  /// Lines are broken by character in `byCharWrapping` only.
  open var lineBreakMode = LineBreakMode.byWordWrapping

  // Stored, of no effect on sizes.
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
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
