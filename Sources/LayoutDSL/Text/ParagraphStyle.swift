import Foundation

/// How the lines of a paragraph stand, as the part of `NSMutableParagraphStyle` that has a meaning here.
nonisolated open class ParagraphStyle: NSObject {
  /// What is between the bottom of a line and the top of the next, in points; 0 by default, and not below that.
  open var lineSpacing: CGFloat = 0
  /// Has no effect on sizes.
  open var alignment = TextAlignment.natural
  /// Lines are broken by character in `byCharWrapping` only.
  open var lineBreakMode = LineBreakMode.byWordWrapping
}
