import Foundation

/// A layer of the form of a path, as `CAShapeLayer`: stored.
open class ShapeLayer: Layer {
  open var path: Path?
  open var fillColor: Color? = .black
  open var strokeColor: Color?
  /// In points.
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineCap = LineCap.butt
  open var lineJoin = LineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var fillRule = FillRule.nonZero

  nonisolated public enum LineCap: String, Sendable {
    case butt, round, square
  }

  nonisolated public enum LineJoin: String, Sendable {
    case miter, round, bevel
  }

  nonisolated public enum FillRule: String, Sendable {
    case nonZero = "non-zero"
    case evenOdd = "even-odd"
  }
}
