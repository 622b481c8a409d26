import Foundation

/// How a rectangle is drawn, as `CALayer`: stored for pictures, of no effect on the layout.
///
/// The layer of a view is where the view is; others stand where they are put, and follow nothing.
open class Layer: NSObject, TreeBound {
  // MARK: Looks

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
  open var shadowPath: Path?
  open var opacity: Float = 1
  open var isHidden = false
  /// What it is cut to.
  open var mask: Layer?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = "resize"
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var drawsAsynchronously = false
  open var name: String?

  // MARK: Geometry

  /// In points, in its superlayer.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var bounds = CGRect.zero
  /// Where the anchor point is in its superlayer.
  open var position = CGPoint.zero
  /// In parts of the bounds; the middle by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0

  // MARK: Sublayers, those that were added by hand

  public internal(set) weak var superlayer: Layer?
  /// From the back to the front; nil without any. The layers of subviews are not among them.
  open var sublayers: [Layer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  var ownSublayers: [Layer] = []

  /// Animations by key; none runs.
  var animations: [String: LayerAnimation] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func addSublayer(_ layer: Layer) { insert(layer, at: ownSublayers.count) }

  /// An index that is not there is the nearest that is.
  open func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }

  open func insertSublayer(_ layer: Layer, below sibling: Layer?) { insert(layer, beside: sibling, 0) }

  open func insertSublayer(_ layer: Layer, above sibling: Layer?) { insert(layer, beside: sibling, 1) }

  open func replaceSublayer(_ old: Layer, with new: Layer) {
    insert(new, beside: old, 0)
    old.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    superlayer?.ownSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  // There is no drawing and no time: these do nothing.
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
}
