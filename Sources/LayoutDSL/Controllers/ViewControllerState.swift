import Foundation

/// What a controller keeps for itself.
struct ViewControllerState {
  /// Where it is between being seen and not.
  nonisolated enum Appearance: Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// What it is about to do while it appears or disappears.
  nonisolated enum Move: Sendable {
    case toParent, fromParent, presented, dismissed
  }

  var view: View?
  var move: Move?
  var isLoading = false
  /// The inset before there is a view.
  var additionalSafeArea = EdgeInsets.zero
  var appearance = Appearance.disappeared
  var isAnimated = false
  var wasToldOfAppearing = false
  /// Whether the end of its appearing is told by who started it.
  var isHeldBack = false
  var presented: ViewController?
  weak var presenting: ViewController?
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?
  var adjustsScrollViews = true
  var popover: PopoverPresentationController?
  var sheet: SheetPresentationController?
}
