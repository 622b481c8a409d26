import Foundation

/// The bar at the top of a navigation controller, as `UINavigationBar`: a height, and colours that are stored. What it shows
/// is not laid out.
open class NavigationBar: View {
  /// Whether titles are large where there is room for them; false unless set.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }
  /// A bar that is hidden takes no part in the safe area from the next pass on.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  open var isTranslucent = true
  open var barTintColor: Color?
  var look = BarLook()
  /// Those of the stack.
  public internal(set) var items: [NavigationItem]?
  public var topItem: NavigationItem? { items?.last }
  public var backItem: NavigationItem? { items?.dropLast().last }

  /// The heights of `UINavigationBar`: 44 points, 32 where the height is compact, 50 on pads, and 52 more for a large title.
  static func height(_ traits: TraitCollection, largeTitle: Bool) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return largeTitle ? 50 + 52 : 50 }
    if traits.verticalSizeClass == .compact { return 32 }
    return largeTitle ? 44 + 52 : 44
  }
}
