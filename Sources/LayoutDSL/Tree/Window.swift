import Foundation

/// The root of a tree on a screen, as `UIWindow`: rounds the frames below it to pixels, and knows the screen's traits.
open class Window: View {
  /// Pixels a point.
  public let scale: CGFloat
  /// The kind of device it is on: by its first size unless the screen says so.
  public let idiom: UserInterfaceIdiom
  /// How the device is held.
  public internal(set) var orientation = InterfaceOrientation.portrait
  /// The screen, held upright.
  var screen: Screen
  /// The traits as they were last told to the tree.
  var traits = TraitCollection()
  var keyboard: CGRect?
  var keyboardCenter: NotificationCenter?
  /// The controller whose view fills the window.
  package var content: (any ViewHost)?

  /// Makes a window at the origin.
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point; one that is not above 0 is reported, and is 3 instead.
  ///   - safeArea: what bars and corners cover of its edges, in points.
  public convenience init(size: CGSize, scale: CGFloat = 3, safeArea: EdgeInsets = .zero) {
    self.init(screen: Screen(size: size, scale: scale, safeArea: safeArea))
  }

  /// Makes a window that fills a screen. A scale that is not above 0 is reported, and is 3 instead.
  public init(screen: Screen, orientation: InterfaceOrientation = .portrait) {
    let isUsable = screen.scale > 0 && screen.scale.isFinite
    scale = isUsable ? screen.scale : 3
    idiom = screen.idiom
    self.screen = screen
    self.orientation = orientation
    super.init(frame: CGRect(origin: .zero, size: screen.size(in: orientation)))
    if !isUsable { report(.issue(LayoutIssue(kind: .badScale("\(screen.scale)"))), from: self) }
    safeArea = screen.safeArea(in: orientation)
    traits = currentTraits
  }

  /// Makes a window of scale 3 without bars.
  public override init(frame: CGRect) {
    screen = Screen(size: frame.size)
    scale = screen.scale
    idiom = screen.idiom
    super.init(frame: frame)
    traits = currentTraits
  }

  public required init?(coder: NSCoder) {
    screen = Screen(size: .zero)
    scale = screen.scale
    idiom = screen.idiom
    super.init(coder: coder)
    traits = currentTraits
  }

  /// What bars and corners cover of its edges, in points.
  public var safeArea: EdgeInsets {
    get { additionalSafeAreaInsets }
    set { additionalSafeAreaInsets = newValue }
  }

  /// Shows it. There is nothing to see here; what has to happen has, when the root controller was set.
  open func makeKeyAndVisible() { isHidden = false }

  package override var isWindow: Bool { true }

  package override var pixelGrid: PixelGrid? { PixelGrid(scale: scale) }

  package override func traitsMayHaveChanged() { refreshTraits() }
}
