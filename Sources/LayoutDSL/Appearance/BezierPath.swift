import Foundation

/// A path and how it is drawn, as `UIBezierPath`: stored, drawing nothing.
open class BezierPath: NSObject, TreeBound {
  open var cgPath = Path()
  /// In points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = ShapeLayer.LineCap.butt
  open var lineJoinStyle = ShapeLayer.LineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  public convenience init(cgPath: Path) {
    self.init()
    self.cgPath = cgPath
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: Path(rect: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    cgPath.addRoundedRect(rect) { _ in cornerRadius }
  }

  /// Rounds some corners. The radius is the width of `cornerRadii`, as on devices.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize) {
    self.init()
    cgPath.addRoundedRect(rect) { corners.contains(RectCorner(rawValue: $0.rawValue)) ? cornerRadii.width : 0 }
  }

  /// Kept as a rectangle with corners as round as can be.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let radius = min(rect.width, rect.height) / 2
    cgPath.addRoundedRect(rect) { _ in radius }
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  open func move(to point: CGPoint) { cgPath.elements.append(.move(to: point)) }

  open func addLine(to point: CGPoint) { cgPath.elements.append(.line(to: point)) }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.elements.append(.quadCurve(to: endPoint, control: controlPoint))
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.elements.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgPath.elements.append(
      .arc(centre: center, radius: radius, from: startAngle, to: endAngle, isClockwise: clockwise))
  }

  open func close() { cgPath.elements.append(.close) }

  open func append(_ bezierPath: BezierPath) { cgPath.elements += bezierPath.cgPath.elements }

  open func removeAllPoints() { cgPath.elements = [] }

  open var isEmpty: Bool { cgPath.isEmpty }
  open var bounds: CGRect { cgPath.boundingBox }
  open var currentPoint: CGPoint { cgPath.currentPoint }

  // There is nothing to draw on.
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}
