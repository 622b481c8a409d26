import LayoutDSL

// Values

public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UILayoutPriority = LayoutPriority
public typealias UISemanticContentAttribute = SemanticContentAttribute
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

// Text

public typealias UIFont = Font
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias NSParagraphStyle = ParagraphStyle
public typealias NSMutableParagraphStyle = ParagraphStyle

// Looks

public typealias UIColor = Color
public typealias CGColor = Color
public typealias UIImage = Image
public typealias CALayer = Layer
public typealias CACornerMask = Layer.CornerMask
public typealias CALayerCornerCurve = Layer.CornerCurve

extension UIImage {
  public typealias SymbolConfiguration = LayoutDSL.SymbolConfiguration
}
