import Foundation

/// What a user pulls down to have a list refreshed, as `UIRefreshControl`. It has no place in the layout: a scroll view keeps it.
open class RefreshControl: Control {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }

  /// Pulls as a user does: it refreshes, and sends `valueChanged`. Nothing while it does or is disabled.
  public func userPull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
