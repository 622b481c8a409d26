import Foundation

extension ViewController: ViewHost {
  package func hostedViewWillMove(toWindow window: Window?) {
    if window != nil {
      beginAppearance(true, animated: false)
    } else {
      beginAppearance(false, animated: false)
    }
  }

  package func hostedViewDidMoveToWindow() {
    if state.view?.window != nil { tellOfAppearing() }
    if !isInsideTransition { endAppearance() }
  }

  package func updateHostedConstraints() { updateViewConstraints() }

  package func hostedViewWillLayout() {
    arrangeContents()
    viewWillLayoutSubviews()
  }

  package func hostedViewDidLayout() { viewDidLayoutSubviews() }

  package func hostedSafeAreaDidChange() {
    state.view?.setNeedsLayout()
    viewSafeAreaInsetsDidChange()
  }

  package func hostedMarginsDidChange() { viewLayoutMarginsDidChange() }

  package func hostedTraitsDidChange(from previous: TraitCollection) {
    refreshMinimumMargins()
    state.view?.setNeedsLayout()
    traitCollectionDidChange(previous)
  }

  package func hostedWindowWillResize(to size: CGSize, change: () -> Void) {
    let coordinator = TransitionCoordinator()
    viewWillTransition(to: size, with: coordinator)
    var shown = state.presented
    while let controller = shown {
      controller.viewWillTransition(to: size, with: coordinator)
      shown = controller.state.presented
    }
    change()
    coordinator.finish(laying: state.view?.rootView)
  }
}
