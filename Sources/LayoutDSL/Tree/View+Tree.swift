import Foundation

extension View {
  /// The engine of the tree; nil before the first layout pass.
  package var treeEngine: (any LayoutEngine)? { record?.engine ?? rootView.engine }

  /// Everything below the view and the view itself, superviews first. The order of subviews is from back to front.
  package func forEachInSubtree(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }

  /// The guides the view owns, its own ones included.
  package var allGuides: [LayoutGuide] {
    layoutGuides + ownGuides
  }

  /// The sum of the orders from the root to here: what turns an order counted from here into one of the whole tree.
  package var orderBase: Int {
    var base = hierarchy.order
    var current = superview
    while let above = current {
      base += above.hierarchy.order
      current = above.superview
    }
    return base
  }

  /// The next free number in the order of addition to the tree, counted from this view.
  package func takeOrder() -> Int {
    var base = hierarchy.order
    var root = self
    while let above = root.superview {
      root = above
      base += root.hierarchy.order
    }
    let number = root.hierarchy.nextOrder
    root.hierarchy.nextOrder = number + 1
    return number - base
  }

  /// Takes its place in the tree of its new superview.
  func joinTree() {
    guard let superview else { return }
    if engine != nil { forEachInSubtree { $0.forgetEngine() } }
    let root = superview.rootView
    hierarchy.order = root.hierarchy.nextOrder - superview.orderBase
    root.hierarchy.nextOrder += hierarchy.nextOrder
    geometry.autoresizingReference = superview.bounds.size
    if waits(for: .layout) { markWaiting(.layout) }
    if waits(for: .constraintUpdate) { markWaiting(.constraintUpdate) }
    if marginState.hasKeyboardGuide { superview.markKeyboardGuide() }
    if root.engine != nil {
      passState.needsEntry = true
      markWaiting(.entry)
    }
    refreshAfterMove(from: geometry.baseDirection, to: root.geometry.baseDirection)
  }

  /// Edges depend on where the view is, and on the direction of the tree's language.
  func refreshAfterMove(from old: UserInterfaceLayoutDirection, to new: UserInterfaceLayoutDirection) {
    if old == new {
      refreshEdges()
    } else {
      forEachInSubtree { $0.refreshEdges() }
    }
  }

  /// Drops the constraints across the cut, leaves the engine, and becomes the root of what is below.
  func leaveTree() {
    forEachInSubtree { view in
      for constraint in view.mentionsWithGuides where constraint.isActive {
        let isInside = constraint.holder?.view?.isDescendant(of: self) ?? false
        if !isInside { constraint.leaveTree() }
      }
    }
    let root = rootView
    root.engine?.viewWillLeave(self)
    takeOwnOrder(leaving: root)
  }

  /// The active constraints with the view or one of its guides.
  package var mentionsWithGuides: [AttributeConstraint] {
    guard !mentions.isEmpty else { return [] }
    return mentions.elements + allGuides.flatMap(\.mentions.elements)
  }

  /// The engine is gone, or this view is no longer its business.
  package func forgetEngine() {
    engine = nil
    record = nil
    passState.needsEntry = false
    superview?.waiting[.entry].remove(self)
    for guide in allGuides { guide.record = nil }
    for constraint in held.elements {
      constraint.row = nil
      constraint.setPlace(-1, .pending)
    }
  }

  /// Lets go of everything below when the view is freed.
  func letGo() {
    ownReference?.end()
    if let engine {
      engine.rootIsGone()
      forEachInSubtree { $0.forgetEngine() }
    }
    for constraint in held.elements { constraint.holderDied() }
    for guide in allGuides { guide.owningView = nil }
    for subview in subviews {
      subview.superview = nil
      subview.waitingPlaces = WaitingPlaces()
      subview.hierarchy.nextOrder = hierarchy.nextOrder - subview.hierarchy.order
      subview.hierarchy.order = 0
    }
  }
}
