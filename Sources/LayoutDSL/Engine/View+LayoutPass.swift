extension View {
  /// How many rounds a pass may take, and how many passes may run inside each other.
  private static var roundLimit: Int { 32 }

  func runLayoutPass() {
    let root = rootView
    guard root.passState.depth < Self.roundLimit else { return tellLoop(root) }
    let engine = root.preparedEngine
    root.passState.depth += 1
    var isSettled = false
    for _ in 0..<Self.roundLimit where !isSettled {
      root.updateConstraintsIfNeeded()
      engine.resolve()
      (topmostNeedingLayout ?? self).layoutSubtree()
      isSettled = !engine.needsResolving && !root.needsUpdateAnywhere && !needsLayoutAnywhere
    }
    root.passState.depth -= 1
    if !isSettled { tellLoop(root) }
    if root.passState.depth == 0 { engine.tellConflicts() }
  }

  /// Called by `layoutSubviews`.
  func placeContents() {
    treeEngine?.placeContents(of: self)
  }

  /// The engine of a root, made now if there is none.
  private var preparedEngine: TreeEngine {
    if let engine = engine as? TreeEngine { return engine }
    let made = TreeEngine(root: self)
    engine = made
    return made
  }

  private var needsUpdateAnywhere: Bool {
    passState.needsUpdateConstraints || passState.subtreeNeedsUpdateConstraints
  }

  private var needsLayoutAnywhere: Bool {
    passState.needsLayout || passState.subtreeNeedsLayout || topmostNeedingLayout != nil
  }

  /// The outermost of this view and those around it that needs layout.
  private var topmostNeedingLayout: View? {
    var topmost: View?
    var current: View? = self
    while let view = current {
      if view.passState.needsLayout { topmost = view }
      current = view.superview
    }
    return topmost
  }

  /// Lays out what needs it, superviews first.
  private func layoutSubtree() {
    if passState.needsLayout {
      passState.needsLayout = false
      layoutSubviews()
      // An override that does not call `super` leaves its subviews where they were; UIKit places them all the same.
      placeContents()
    }
    guard passState.subtreeNeedsLayout else { return }
    passState.subtreeNeedsLayout = false
    for subview in subviews where subview.superview === self { subview.layoutSubtree() }
  }

  private func tellLoop(_ root: View) {
    var views: [String] = []
    root.forEachInSubtree { view in
      if view.passState.needsLayout || view.passState.needsUpdateConstraints { views.append(view.reportName) }
    }
    tell(.layoutLoop(views: views, rounds: Self.roundLimit))
  }
}
