import Foundation

nonisolated extension ScrollView {
  /// When scrolling hides the keyboard, with the raw values of UIKit.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// With the raw values of UIKit.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How fast scrolling comes to rest, with the raw values of UIKit.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Stored, of no effect on the layout.
extension ScrollView {
  /// Of both indicators; reading gives that of the vertical one.
  public var scrollIndicatorInsets: EdgeInsets {
    get { scroll.look.verticalIndicatorInsets }
    set {
      scroll.look.verticalIndicatorInsets = newValue
      scroll.look.horizontalIndicatorInsets = newValue
    }
  }

  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { scroll.look.verticalIndicatorInsets }
    set { scroll.look.verticalIndicatorInsets = newValue }
  }

  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { scroll.look.horizontalIndicatorInsets }
    set { scroll.look.horizontalIndicatorInsets = newValue }
  }

  public var indicatorStyle: IndicatorStyle {
    get { scroll.look.indicatorStyle }
    set { scroll.look.indicatorStyle = newValue }
  }

  public var keyboardDismissMode: KeyboardDismissMode {
    get { scroll.look.keyboardDismissMode }
    set { scroll.look.keyboardDismissMode = newValue }
  }

  public var decelerationRate: DecelerationRate {
    get { scroll.look.decelerationRate }
    set { scroll.look.decelerationRate = newValue }
  }

  public var delaysContentTouches: Bool {
    get { scroll.look.delaysContentTouches }
    set { scroll.look.delaysContentTouches = newValue }
  }

  public var canCancelContentTouches: Bool {
    get { scroll.look.canCancelContentTouches }
    set { scroll.look.canCancelContentTouches = newValue }
  }

  public var scrollsToTop: Bool {
    get { scroll.look.scrollsToTop }
    set { scroll.look.scrollsToTop = newValue }
  }

  public var isDirectionalLockEnabled: Bool {
    get { scroll.look.isDirectionalLockEnabled }
    set { scroll.look.isDirectionalLockEnabled = newValue }
  }

  /// Nothing zooms: `zoomScale` is always 1.
  public var zoomScale: CGFloat { 1 }

  public var minimumZoomScale: CGFloat {
    get { scroll.look.minimumZoomScale }
    set { scroll.look.minimumZoomScale = newValue }
  }

  public var maximumZoomScale: CGFloat {
    get { scroll.look.maximumZoomScale }
    set { scroll.look.maximumZoomScale = newValue }
  }

  public var bouncesZoom: Bool {
    get { scroll.look.bouncesZoom }
    set { scroll.look.bouncesZoom = newValue }
  }

  /// What a user pulls down; kept, not laid out. `refreshControl?.userPull()` stands in for pulling.
  public var refreshControl: RefreshControl? {
    get { scroll.look.refreshControl }
    set { scroll.look.refreshControl = newValue }
  }

  /// Among the view's recognizers from when it is first asked for; scrolling does not go by it, but by `userScroll`.
  public var panGestureRecognizer: PanGestureRecognizer {
    if let recognizer = scroll.look.panGestureRecognizer { return recognizer }
    let recognizer = PanGestureRecognizer()
    scroll.look.panGestureRecognizer = recognizer
    addGestureRecognizer(recognizer)
    return recognizer
  }

  public func flashScrollIndicators() {}
}
