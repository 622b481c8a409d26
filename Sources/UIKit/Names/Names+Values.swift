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
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIRectCorner = RectCorner
public typealias UIBezierPath = BezierPath
public typealias CGPath = Path
public typealias CGLineCap = ShapeLayer.LineCap
public typealias CGLineJoin = ShapeLayer.LineJoin

public typealias CALayer = Layer
public typealias CAShapeLayer = ShapeLayer
public typealias CAShapeLayerLineCap = ShapeLayer.LineCap
public typealias CAShapeLayerLineJoin = ShapeLayer.LineJoin
public typealias CAShapeLayerFillRule = ShapeLayer.FillRule
public typealias CAGradientLayer = GradientLayer
public typealias CAGradientLayerType = GradientLayer.Kind
public typealias CACornerMask = Layer.CornerMask
public typealias CALayerCornerCurve = Layer.CornerCurve
public typealias CAAnimation = LayerAnimation
public typealias CABasicAnimation = BasicLayerAnimation
public typealias CAKeyframeAnimation = KeyframeLayerAnimation
public typealias CAAnimationGroup = LayerAnimationGroup

extension UIImage {
  public typealias SymbolConfiguration = LayoutDSL.SymbolConfiguration
}
