import Foundation

/// The actions that a swipe shows, from the edge inwards, as `UISwipeActionsConfiguration`.
open class SwipeActionsConfiguration: NSObject, TreeBound {
  public let actions: [ContextualAction]
  /// Whether swiping all the way performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [ContextualAction]) {
    self.actions = actions
    super.init()
  }
}
