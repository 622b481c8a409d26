import Foundation

/// A row whose actions are shown, and these.
struct TableSwipe {
  var path: IndexPath
  let actions: [ContextualAction]
}
