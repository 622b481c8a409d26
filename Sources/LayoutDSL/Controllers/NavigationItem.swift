import Foundation

/// What a navigation bar shows for a controller, as `UINavigationItem`; stored, except that large titles make the bar higher.
open class NavigationItem: NSObject, TreeBound {
  /// Whether the title is large. Raw values as `UINavigationItem.LargeTitleDisplayMode`.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// With the raw values of UIKit.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  open var title: String?
  open var titleView: View?
  open var prompt: String?
  open var backBarButtonItem: BarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var searchController: SearchController?
  open var hidesSearchBarWhenScrolling = true
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [BarButtonItem]?
  open var rightBarButtonItems: [BarButtonItem]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightMayHaveChanged?() } }
  }

  /// The bar that shows it may need another height.
  var heightMayHaveChanged: (() -> Void)?

  public init(title: String?) {
    self.title = title
    super.init()
  }

  public convenience override init() {
    self.init(title: nil)
  }

  /// The first of the items on the left.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items on the right.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}
