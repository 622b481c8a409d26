import Foundation

/// The root of a tree on a screen, as `UIWindow`: rounds the frames below it to pixels.
open class Window: View {
  /// Pixels a point.
  public let scale: CGFloat

  /// Makes a window at the origin.
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point; one that is not above 0 is reported, and is 3 instead.
  ///   - safeArea: what bars and corners cover of its edges, in points.
  public init(size: CGSize, scale: CGFloat = 3, safeArea: EdgeInsets = .zero) {
    let isUsable = scale > 0 && scale.isFinite
    self.scale = isUsable ? scale : 3
    super.init(frame: CGRect(origin: .zero, size: size))
    if !isUsable { report(.issue(LayoutIssue(kind: .badScale("\(scale)"))), from: self) }
    self.safeArea = safeArea
  }

  /// Makes a window of scale 3 without bars.
  public override init(frame: CGRect) {
    scale = 3
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    scale = 3
    super.init(coder: coder)
  }

  /// What bars and corners cover of its edges, in points.
  public var safeArea: EdgeInsets {
    get { additionalSafeAreaInsets }
    set { additionalSafeAreaInsets = newValue }
  }

  package override var pixelGrid: PixelGrid? { PixelGrid(scale: scale) }
}
