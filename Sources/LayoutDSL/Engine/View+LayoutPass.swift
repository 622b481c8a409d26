extension View {
  /// How many rounds a pass may take, and how many passes may run inside each other.
  private static var roundLimit: Int { 32 }

  func runLayoutPass() {
    let root = rootView
    guard !root.passState.isGivenUp else { return }
    guard root.passState.depth < Self.roundLimit else { return giveUp(root) }
    let engine = root.preparedEngine
    root.passState.depth += 1
    var isSettled = false
    for round in 1...Self.roundLimit where !isSettled && !root.passState.isGivenUp {
      if round == Self.roundLimit { engine.laidOutAtLast = [] }
      root.updateConstraintsIfNeeded()
      engine.resolve()
      (topmostNeedingLayout ?? self).layoutSubtree(engine)
      isSettled = !engine.needsResolving && !root.needsUpdateAnywhere && !needsLayoutAnywhere
    }
    if !isSettled { giveUp(root) }
    engine.laidOutAtLast = nil
    root.passState.depth -= 1
    guard root.passState.depth == 0 else { return }
    if isSettled { root.passState.hasToldLoop = false }
    root.passState.isGivenUp = false
    engine.tellAmbiguousContent()
    engine.tellConflicts()
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
    waits(for: .constraintUpdate)
  }

  private var needsLayoutAnywhere: Bool {
    waits(for: .layout) || topmostNeedingLayout != nil
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
  private func layoutSubtree(_ engine: TreeEngine) {
    engine.work.visits += 1
    if passState.needsLayout {
      passState.needsLayout = false
      let host = host
      host?.hostedViewWillLayout()
      engine.work.layouts += 1
      engine.laidOutAtLast?.append(self)
      layoutSubviews()
      // An override that does not call `super` leaves its subviews where they were; UIKit places them all the same.
      placeContents()
      host?.hostedViewDidLayout()
    }
    forEachWaiting(.layout) { $0.layoutSubtree(engine) }
  }

  /// Ends all passes that run in the tree, and says so unless it was said of the ones before.
  private func giveUp(_ root: View) {
    root.passState.isGivenUp = true
    guard !root.passState.hasToldLoop else { return }
    root.passState.hasToldLoop = true
    var views: [View] = []
    root.forEachInSubtree { view in if view.isRestless { views.append(view) } }
    // Where only constraints were changed nothing waits; it was changed while these were laid out.
    if views.isEmpty { views = (root.engine as? TreeEngine)?.laidOutAtLast ?? [] }
    tell(.layoutLoop(views: views.map(\.reportName), rounds: Self.roundLimit))
  }

  /// Whether it asks for another round: to be laid out, to update constraints, or to have what the engine knows of its frame,
  /// content and insets renewed.
  private var isRestless: Bool {
    passState.needsLayout || passState.needsUpdateConstraints || !(record?.changes.isEmpty ?? true)
  }
}
