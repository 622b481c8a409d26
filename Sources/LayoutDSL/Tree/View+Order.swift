extension View {
  /// How far apart numbers in a subtree may be before they are dealt out anew.
  private static var orderLimit: Int { 1 << 20 }

  /// Makes the view, which is leaving the tree of `root`, the first in an order of its own.
  ///
  /// What was added elsewhere in the tree meanwhile leaves gaps between the numbers; without closing them now and then a
  /// subtree that is moved over and over would need twice as many each time. O(subtree · log) when it does.
  func takeOwnOrder(leaving root: View) {
    hierarchy.nextOrder = root.hierarchy.nextOrder - orderBase
    hierarchy.order = 0
    if hierarchy.nextOrder > Self.orderLimit { closeGaps() }
  }

  private func closeGaps() {
    var found: [(order: Int, set: (Int) -> Void)] = []
    collectOrders(0, &found)
    found.sort { $0.order < $1.order }
    for (index, item) in found.enumerated() { item.set(index + 1) }
    hierarchy.nextOrder = found.count + 1
    makeOrdersRelative(to: 0)
  }

  /// What has a number below the view, counted from the top of it.
  private func collectOrders(_ base: Int, _ found: inout [(order: Int, set: (Int) -> Void)]) {
    for guide in layoutGuides { found.append((base + guide.order, { guide.order = $0 })) }
    for constraint in held.elements { found.append((base + constraint.order, { constraint.order = $0 })) }
    for subview in subviews {
      let order = base + subview.hierarchy.order
      found.append((order, { subview.hierarchy.order = $0 }))
      subview.collectOrders(order, &found)
    }
  }

  /// Turns numbers counted from the top of the subtree into such counted from the superview.
  private func makeOrdersRelative(to base: Int) {
    for guide in layoutGuides { guide.order -= base }
    for constraint in held.elements { constraint.order -= base }
    for subview in subviews {
      subview.makeOrdersRelative(to: subview.hierarchy.order)
      subview.hierarchy.order -= base
    }
  }
}
