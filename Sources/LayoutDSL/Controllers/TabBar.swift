import Foundation

/// The bar at the bottom of a tab bar controller, as `UITabBar`: a height, and colours that are stored. What it shows is not
/// laid out.
open class TabBar: View {
  open var items: [TabBarItem]?
  open weak var selectedItem: TabBarItem?
  /// Whether a controller in a stack has it left out, whatever was set.
  var isLeftOut = false { didSet { if isLeftOut != oldValue { superview?.setNeedsLayout() } } }
  /// A bar that is hidden takes no part in the safe area from the next pass on.
  open override var isHidden: Bool {
    get { super.isHidden || isLeftOut }
    set {
      super.isHidden = newValue
      superview?.setNeedsLayout()
    }
  }
  open var isTranslucent = true
  open var barTintColor: Color?
  open var unselectedItemTintColor: Color?

  /// The heights of `UITabBar` above the safe area: 49 points, 32 on phones of compact width held sideways, 50 on pads.
  static func height(_ traits: TraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular ? 32 : 49
  }
}
