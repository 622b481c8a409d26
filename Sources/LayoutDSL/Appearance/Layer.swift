import Foundation

/// How a view's rectangle is drawn, as the cosmetic part of `CALayer`: stored for pictures, of no effect on the layout.
open class Layer: NSObject, TreeBound {
  /// In points; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round; all by default.
  open var maskedCorners: CornerMask = .all
  open var cornerCurve = CornerCurve.circular
  /// Whether what is inside is cut at the rounded rectangle.
  open var masksToBounds = false
  /// In points; 0 by default.
  open var borderWidth: CGFloat = 0
  open var borderColor: Color?
  open var backgroundColor: Color?
  open var shadowColor: Color? = .black
  /// 0 by default, so that there is no shadow.
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var opacity: Float = 1

  /// The shape of a round corner, as `CALayerCornerCurve`.
  nonisolated public enum CornerCurve: String, Sendable {
    case circular, continuous
  }

  /// Corners of a layer, as `CACornerMask` with its raw values.
  nonisolated public struct CornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
    static let all = CornerMask(rawValue: 0b1111)
  }
}
