extension View {
  func markNeedsLayout() {
    passState.needsLayout = true
    markWaiting(.layout)
  }

  func markNeedsUpdateConstraints() {
    passState.needsUpdateConstraints = true
    markWaiting(.constraintUpdate)
  }

  /// Whether `updateConstraints` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool { passState.needsUpdateConstraints }

  /// Whether the view itself or something inside it waits.
  package func waits(for awaited: Awaited) -> Bool {
    let waitsItself =
      switch awaited {
      case .layout: passState.needsLayout
      case .constraintUpdate: passState.needsUpdateConstraints
      case .entry: passState.needsEntry
      }
    return waitsItself || !waiting[awaited].isEmpty
  }

  /// Lists the view with its superview, and that with its own, up to where one is listed already.
  package func markWaiting(_ awaited: Awaited) {
    var current = self
    while let above = current.superview, !above.waiting[awaited].insert(current) { current = above }
  }

  /// Calls `body` with each subview that waits, from back to front. Those that begin to wait meanwhile have their turn if
  /// they are further in front, else the next time.
  package func forEachWaiting(_ awaited: Awaited, _ body: (View) -> Void) {
    var index = -1
    while let subview = waiting[awaited].takeNext(of: self, after: index) {
      index = subview.hierarchy.index
      body(subview)
    }
  }

  func updateConstraintsInSubtree(_ engine: (any LayoutEngine)?) {
    engine?.work.visits += 1
    forEachWaiting(.constraintUpdate) { $0.updateConstraintsInSubtree(engine) }
    if passState.needsUpdateConstraints {
      passState.needsUpdateConstraints = false
      if let host { host.updateHostedConstraints() } else { updateConstraints() }
    }
  }
}
