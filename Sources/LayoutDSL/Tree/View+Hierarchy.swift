import Foundation

extension View {
  /// The window at the root of the tree; nil when the root is another view.
  public var window: Window? {
    let root = rootView
    return root.isWindow ? unsafeDowncast(root, to: Window.self) : nil
  }

  /// Whether it is `view` or inside it. O(depth).
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  /// The topmost view of its tree. O(depth).
  package var rootView: View {
    var root = self
    while let above = root.superview { root = above }
    return root
  }

  func insert(_ view: View, beside sibling: View, offset: Int) {
    guard sibling.superview === self, sibling !== view else {
      return tell(.notASubview(view: sibling.reportName, superview: reportName))
    }
    let index = sibling.hierarchy.index
    let isBefore = view.superview === self && view.hierarchy.index < index
    insert(view, at: index + offset - (isBefore ? 1 : 0))
  }

  func insert(_ view: View, at index: Int) {
    if isDescendant(of: view) {
      return tell(.cyclicHierarchy(view: view.reportName, superview: reportName))
    }
    if view.superview === self { return move(view, to: index) }
    let window = window
    let traits = window == nil ? TraitCollection() : view.traitCollection
    view.leaveSuperview(for: self)
    view.willMove(toSuperview: self)
    if window != nil { view.announceWindow(window) }
    put(view, at: index)
    view.superview = self
    if view.marginState.preservesSuperview { marginState.preservingCount += 1 }
    view.joinTree()
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil {
      if view.traitCollection != traits { view.tellTraits(previous: traits) }
      view.windowDidChange()
    }
    setNeedsLayout()
  }

  /// Moves a subview to an index counted without it.
  private func move(_ view: View, to index: Int) {
    takeOut(view)
    put(view, at: index)
  }

  private func put(_ view: View, at index: Int) {
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    renumber(from: index)
  }

  private func takeOut(_ view: View) {
    subviews.remove(at: view.hierarchy.index)
    renumber(from: view.hierarchy.index)
  }

  private func renumber(from index: Int) {
    for place in index..<subviews.count { subviews[place].hierarchy.index = place }
  }

  func reorder(_ view: View, toFront: Bool) {
    guard view.superview === self else {
      return tell(.notASubview(view: view.reportName, superview: reportName))
    }
    move(view, to: toFront ? subviews.count : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else {
      return tell(
        .notASubview(
          view: "subview \(subviews.indices.contains(first) ? second : first)",
          superview: reportName))
    }
    subviews.swapAt(first, second)
    subviews[first].hierarchy.index = first
    subviews[second].hierarchy.index = second
  }

  /// Takes the view out of its superview, on its way to `next` if given.
  func leaveSuperview(for next: View?) {
    guard let superview else { return }
    let hadWindow = window != nil
    let oldDirection = rootView.geometry.baseDirection
    if next == nil { willMove(toSuperview: nil) }
    if hadWindow, next?.window == nil { announceWindow(nil) }
    if hadWindow, next == nil { ownAppearance.formerTraits = traitCollection }
    superview.willRemoveSubview(self)
    leaveTree()
    superview.waiting.remove(self)
    superview.takeOut(self)
    if marginState.preservesSuperview { superview.marginState.preservingCount -= 1 }
    superview.setNeedsLayout()
    self.superview = nil
    guard next == nil else { return }
    refreshAfterMove(from: oldDirection, to: geometry.baseDirection)
    didMoveToSuperview()
    if hadWindow { windowDidChange() }
  }

  private func announceWindow(_ window: Window?) {
    willMove(toWindow: window)
    host?.hostedViewWillMove(toWindow: window)
    for subview in subviews { subview.announceWindow(window) }
  }

  private func windowDidChange() {
    didMoveToWindow()
    host?.hostedViewDidMoveToWindow()
    for subview in subviews { subview.windowDidChange() }
  }
}
