import LayoutDSL

/// A picture in a text: stored. It is a character of the font's size for the measurer.
///
/// Not an `NSObject`; see `UIColor`.
nonisolated open class NSTextAttachment {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init() {}

  public init(image: UIImage) {
    self.image = image
  }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
}

nonisolated extension NSAttributedString {
  /// The character that stands for an attachment, with it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

nonisolated extension NSAttributedString.Key {
  // Stored, of no effect on sizes.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// What is behind text: stored.
nonisolated open class NSShadow {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public init() {}
}
