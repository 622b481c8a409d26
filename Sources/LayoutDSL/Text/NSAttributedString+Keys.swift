import Foundation

#if !canImport(Darwin)
  // Foundation has these names on Apple's systems only, in UIKit. Raw values as there.
  nonisolated extension NSAttributedString.Key {
    /// A `Font`. Text without one has the font of the view that shows it.
    public static let font = TextAttribute.font
    /// A `Color`, stored for pictures.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `Color`, stored for pictures.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points added after each character, as a number.
    public static let kern = TextAttribute.kern
    /// A `ParagraphStyle`; that of the first character counts for the whole paragraph.
    public static let paragraphStyle = TextAttribute.paragraphStyle
    /// A `TextAttachment`, on the character that stands for it.
    public static let attachment = TextAttribute.attachment
    /// Points by which characters stand above the baseline, as a number; below if it is negative.
    public static let baselineOffset = TextAttribute.baselineOffset
    /// Has no effect on sizes.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Has no effect on sizes.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Has no effect on sizes.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// Has no effect on sizes.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  }
#endif

/// The attributes that decide how large text is.
nonisolated enum TextAttribute {
  static let font = NSAttributedString.Key("NSFont")
  static let attachment = NSAttributedString.Key("NSAttachment")
  static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  static let kern = NSAttributedString.Key("NSKern")
  static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
