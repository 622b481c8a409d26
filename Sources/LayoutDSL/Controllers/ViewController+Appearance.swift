import Foundation

extension ViewController {
  /// For containers of one's own: the child is about to appear or to disappear. `endAppearanceTransition()` has to follow.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// The child has appeared or disappeared.
  public func endAppearanceTransition() { endAppearance() }

  /// Tells that the view will appear or disappear, unless it was told already. Children whose view is in the window go
  /// along; the others are told when theirs gets there.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, state.appearance) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      state.appearance = .appearing
      state.isAnimated = animated
      state.wasToldOfAppearing = false
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      state.appearance = .disappearing
      state.isAnimated = animated
      viewWillDisappear(animated)
    default: return
    }
    for child in children where child.state.view?.window != nil {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  func tellOfAppearing() {
    guard state.appearance == .appearing, !state.wasToldOfAppearing else { return }
    state.wasToldOfAppearing = true
    viewIsAppearing(state.isAnimated)
  }

  func endAppearance() {
    switch state.appearance {
    case .appearing:
      tellOfAppearing()
      state.appearance = .appeared
      viewDidAppear(state.isAnimated)
    case .disappearing:
      state.appearance = .disappeared
      viewDidDisappear(state.isAnimated)
    case .appeared, .disappeared: return
    }
    for child in children { child.endAppearance() }
  }

  /// Whether one that contains it is on its way and will say when both have arrived.
  var isInsideTransition: Bool {
    if state.isHeldBack { return true }
    var current = parent
    while let above = current {
      if above.state.appearance == .appearing || above.state.appearance == .disappearing { return true }
      current = above.parent
    }
    return false
  }

  /// Has the view get into its window or out of it as one transition: told before, changed, laid out, told after.
  func transition(appearing isAppearing: Bool, animated: Bool, _ change: () -> Void) {
    beginAppearance(isAppearing, animated: animated)
    state.isHeldBack = true
    change()
    state.isHeldBack = false
    if isAppearing { state.view?.window?.layoutIfNeeded() }
    endAppearance()
  }
}
