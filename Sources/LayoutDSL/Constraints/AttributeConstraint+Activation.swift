import Foundation

extension AttributeConstraint {
  /// Whether it is part of its tree's layout. One that was left out of a contradiction still is.
  ///
  /// Setting it to true installs it on the nearest common ancestor of its items, as UIKit does; if it is illegal or
  /// there is none, an issue is reported and it stays inactive. Setting what it is already does nothing.
  /// O(depth of the items).
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate(on: nil) } else { deactivate() }
    }
  }

  /// Activates the constraints one by one, in order; one that is illegal is reported and does not stop the others.
  public static func activate(_ constraints: [AttributeConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints one by one, in order.
  public static func deactivate(_ constraints: [AttributeConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Activates it on `chosen`, or on the nearest common ancestor of its items.
  package func activate(on chosen: (any ConstraintHolder)?) {
    guard holder == nil else { return }
    if let problem = activationProblem { return tell(problem) }
    guard let nearest = nearestHolder else {
      return tell(.noCommonAncestor(first: chain(first), second: chain(second ?? firstOrigin?.item)))
    }
    if let chosen, Self.commonAncestor(chosen, nearest) !== chosen {
      return tell(.notAnAncestor(holder: chosen.reportName, constraint: reportEquation))
    }
    toldProblem = nil
    let holder = chosen ?? nearest
    self.holder = holder
    forEachItem { item, role in item.beginMention(self, as: role) }
    holder.hold(self)
  }

  /// Takes it out of the layout; nothing happens when it is not in one.
  package func deactivate() {
    guard let holder else { return }
    holder.release(self)
    endMentions()
    self.holder = nil
  }

  /// Takes it out of the layout because an item of it leaves the tree.
  package func leaveTree() {
    deactivate()
    didLeaveTree()
  }

  /// Cleans up after a holder that is being freed.
  package func holderDied() {
    endMentions()
    holder = nil
    row = nil
    setPlace(-1, .held)
    didLeaveTree()
  }

  private func endMentions() {
    forEachItem { item, role in item.endMention(self, as: role) }
  }

  /// Every item once in each role it has; a second item that is also the first only as the first.
  package func forEachItem(_ body: (any LayoutItem, ConstraintList.Role) -> Void) {
    if let first { body(first, .first) }
    if let second, second !== first { body(second, .second) }
    if let item = firstOrigin?.item { body(item, .firstOrigin) }
    if let item = secondOrigin?.item { body(item, .secondOrigin) }
  }

  /// The nearest view that contains all items; nil when there is none.
  private var nearestHolder: (any ConstraintHolder)? {
    var nearest: (any ConstraintHolder)?
    var isMissing = false
    forEachItem { item, _ in
      guard !isMissing, let holder = item.standingHolder else { return isMissing = true }
      nearest = nearest.map { Self.commonAncestor($0, holder) } ?? holder
      isMissing = nearest == nil
    }
    return isMissing ? nil : nearest
  }

  /// The nearest view that contains both, each counting as containing itself. O(depth).
  package static func commonAncestor(
    _ first: any ConstraintHolder, _ second: any ConstraintHolder
  ) -> (any ConstraintHolder)? {
    if first === second { return first }
    // Mostly one is in the other, or both are in the same.
    let (aboveFirst, aboveSecond) = (first.surroundingHolder, second.surroundingHolder)
    if aboveFirst === second { return second }
    if aboveSecond === first { return first }
    if let aboveFirst, aboveFirst === aboveSecond { return aboveFirst }
    var left: (any ConstraintHolder)? = first
    var right: (any ConstraintHolder)? = second
    var leftDepth = depth(first)
    var rightDepth = depth(second)
    while leftDepth > rightDepth {
      left = left?.surroundingHolder
      leftDepth -= 1
    }
    while rightDepth > leftDepth {
      right = right?.surroundingHolder
      rightDepth -= 1
    }
    while let leftNow = left, let rightNow = right {
      if leftNow === rightNow { return leftNow }
      left = leftNow.surroundingHolder
      right = rightNow.surroundingHolder
    }
    return nil
  }

  private static func depth(_ holder: any ConstraintHolder) -> Int {
    var depth = 0
    var current = holder.surroundingHolder
    while let above = current {
      depth += 1
      current = above.surroundingHolder
    }
    return depth
  }

  /// The names from the item up to its root.
  private func chain(_ item: (any LayoutItem)?) -> [String] {
    guard let item else { return [] }
    var names = [item.reportName]
    var current = item.standingHolder
    if current === item { current = current?.surroundingHolder }
    while let view = current {
      names.append(view.reportName)
      current = view.surroundingHolder
    }
    return names
  }
}
