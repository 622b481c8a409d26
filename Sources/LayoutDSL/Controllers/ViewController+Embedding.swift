import Foundation

/// What the library's containers have in common: one child that is seen, behind a bar.
extension ViewController {
  /// Puts a child's view behind the bar, as large as this controller's.
  func embed(_ view: View, behind bar: View) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = self.view.bounds
    self.view.insertSubview(view, belowSubview: bar)
  }

  /// Has the view of another child be seen; tells both if this controller's view is in a window.
  func exchange(_ old: ViewController?, for new: ViewController?, behind bar: View, animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard view.window != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { embed(new.view, behind: bar) }
      return
    }
    old?.beginAppearance(false, animated: animated)
    let leave = {
      guard let old else { return }
      old.state.isHeldBack = true
      old.viewIfLoaded?.removeFromSuperview()
      old.state.isHeldBack = false
    }
    if let new {
      new.transition(appearing: true, animated: animated) {
        embed(new.view, behind: bar)
        leave()
        arrangeContents()
      }
    } else {
      leave()
    }
    old?.endAppearance()
  }

  /// Gives a child its frame: everything, less the edges it is not to extend under. What the bars cover of the rest counts
  /// to its safe area.
  func arrange(_ child: ViewController, _ bars: EdgeInsets) {
    let own = view.safeAreaInsets
    let edges = child.edgesForExtendedLayout
    var free = EdgeInsets.zero
    var covered = bars
    if !edges.contains(.top) {
      free.top = own.top + bars.top
      covered.top = 0
    }
    if !edges.contains(.bottom) {
      free.bottom = own.bottom + bars.bottom
      covered.bottom = 0
    }
    let frame = view.bounds.inset(by: free)
    if child.view.frame != frame { child.view.frame = frame }
    child.view.containerSafeArea = covered
  }
}
