/// The subviews of a view that wait for one thing, or have something inside them that does: a pass looks at these alone.
///
/// Each knows its place, so adding one and taking one out is O(1). Passes inside each other share the list.
package struct WaitingList {
  private let awaited: Awaited
  /// In no order.
  private var listed: [View] = []
  /// What passes are about to look at, the frontmost first. One that has left meanwhile does not count.
  private var queue: [View] = []

  package init(_ awaited: Awaited) {
    self.awaited = awaited
  }

  package var isEmpty: Bool { listed.isEmpty && queue.isEmpty }

  /// Takes in a subview. Returns whether there is no need to tell those above: it was listed already, and so are they.
  package mutating func insert(_ view: View) -> Bool {
    switch view.waitingPlaces[awaited] {
    case .listed: return true
    case .queued: return false
    case .nowhere:
      view.waitingPlaces[awaited] = .listed(listed.count)
      listed.append(view)
      return false
    }
  }

  /// Takes out a subview that leaves.
  package mutating func remove(_ view: View) {
    if case .listed(let place) = view.waitingPlaces[awaited] {
      let last = listed.removeLast()
      if last !== view {
        listed[place] = last
        last.waitingPlaces[awaited] = .listed(place)
      }
    }
    view.waitingPlaces[awaited] = .nowhere
  }

  /// Takes out the subview furthest back of those in front of `index`; nil when there is none. One at the index or behind
  /// it stays as long as it waits.
  package mutating func takeNext(of superview: View, after index: Int) -> View? {
    if !listed.isEmpty { enqueue(after: index) }
    while let view = queue.popLast() {
      guard view.superview === superview, view.waitingPlaces[awaited] == .queued else { continue }
      view.waitingPlaces[awaited] = .nowhere
      return view
    }
    return nil
  }

  private mutating func enqueue(after index: Int) {
    let candidates = listed
    let count = queue.count
    listed = []
    for view in candidates {
      if view.hierarchy.index > index {
        view.waitingPlaces[awaited] = .queued
        queue.append(view)
      } else if view.waits(for: awaited) {
        view.waitingPlaces[awaited] = .listed(listed.count)
        listed.append(view)
      } else {
        view.waitingPlaces[awaited] = .nowhere
      }
    }
    if queue.count > max(1, count) { queue.sort { $0.hierarchy.index > $1.hierarchy.index } }
  }
}
