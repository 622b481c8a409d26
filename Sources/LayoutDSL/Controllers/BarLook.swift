import Foundation

/// What of bars is stored.
struct BarLook {
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var shadowImage: Image?
  var backgroundImage: Image?
  var standard = BarAppearance()
  var scrollEdge: BarAppearance?
  var compact: BarAppearance?
  var compactScrollEdge: BarAppearance?
}

extension NavigationBar {
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look.titleTextAttributes }
    set { look.titleTextAttributes = newValue }
  }

  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look.largeTitleTextAttributes }
    set { look.largeTitleTextAttributes = newValue }
  }

  public var shadowImage: Image? {
    get { look.shadowImage }
    set { look.shadowImage = newValue }
  }

  public var standardAppearance: BarAppearance {
    get { look.standard }
    set { look.standard = newValue }
  }

  public var scrollEdgeAppearance: BarAppearance? {
    get { look.scrollEdge }
    set { look.scrollEdge = newValue }
  }

  public var compactAppearance: BarAppearance? {
    get { look.compact }
    set { look.compact = newValue }
  }

  public var compactScrollEdgeAppearance: BarAppearance? {
    get { look.compactScrollEdge }
    set { look.compactScrollEdge = newValue }
  }

  /// Of the bar in any position and size.
  public func setBackgroundImage(_ image: Image?, for metrics: Metrics) { look.backgroundImage = image }

  /// With the raw values of `UIBarMetrics`.
  nonisolated public enum Metrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
  }
}

extension TabBar {
  public var standardAppearance: BarAppearance {
    get { look.standard }
    set { look.standard = newValue }
  }

  public var scrollEdgeAppearance: BarAppearance? {
    get { look.scrollEdge }
    set { look.scrollEdge = newValue }
  }
}
