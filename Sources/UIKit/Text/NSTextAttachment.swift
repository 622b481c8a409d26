import LayoutDSL

public typealias NSTextAttachment = TextAttachment

nonisolated extension NSAttributedString.Key {
  // Stored, of no effect on sizes.
  public static let link = NSAttributedString.Key("NSLink")
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
