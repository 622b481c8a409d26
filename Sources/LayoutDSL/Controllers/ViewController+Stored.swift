import Foundation

/// Stored, or doing nothing, as there is nothing to see.
extension ViewController {
  public var toolbarItems: [BarButtonItem]? {
    get { state.toolbarItems }
    set { state.toolbarItems = newValue }
  }

  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { state.adjustsScrollViews }
    set { state.adjustsScrollViews = newValue }
  }

  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
