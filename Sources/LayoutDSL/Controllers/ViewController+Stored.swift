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

  /// Where it points to as a popover; never nil here, where UIKit has none on phones.
  public var popoverPresentationController: PopoverPresentationController? {
    if state.popover == nil { state.popover = PopoverPresentationController() }
    return state.popover
  }

  /// How it is shown as a sheet; nil in styles that are none.
  public var sheetPresentationController: SheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if state.sheet == nil { state.sheet = SheetPresentationController() }
    return state.sheet
  }

  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
