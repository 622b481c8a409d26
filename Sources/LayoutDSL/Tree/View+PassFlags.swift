extension View {
  func markNeedsLayout() {
    passState.needsLayout = true
    superview?.markSubtree(\.subtreeNeedsLayout)
  }

  func markNeedsUpdateConstraints() {
    passState.needsUpdateConstraints = true
    superview?.markSubtree(\.subtreeNeedsUpdateConstraints)
  }

  /// Whether `updateConstraints` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool { passState.needsUpdateConstraints }

  /// Sets a flag here and on everything above, stopping where it is set already: it is set above there, too.
  package func markSubtree(_ flag: WritableKeyPath<PassState, Bool>) {
    var current: View? = self
    while let view = current, !view.passState[keyPath: flag] {
      view.passState[keyPath: flag] = true
      current = view.superview
    }
  }

  func updateConstraintsInSubtree() {
    if passState.subtreeNeedsUpdateConstraints {
      passState.subtreeNeedsUpdateConstraints = false
      for subview in subviews where subview.superview === self { subview.updateConstraintsInSubtree() }
    }
    if passState.needsUpdateConstraints {
      passState.needsUpdateConstraints = false
      if let host { host.updateHostedConstraints() } else { updateConstraints() }
    }
  }
}
