import Foundation

extension ViewController {
  /// The controller from this one outwards that shows another.
  var presenter: ViewController? {
    var current: ViewController? = self
    while let here = current {
      if here.state.presented != nil { return here }
      current = here.parent
    }
    return nil
  }

  func show(_ controller: ViewController, animated: Bool, _ completion: (() -> Void)?) {
    let base = outermost
    guard base.state.presented == nil, controller.state.presenting == nil, controller.parent == nil, controller !== base
    else {
      let kind = LayoutIssue.Kind.alreadyPresenting(
        controller: controller.reportName, presenter: base.reportName, shown: base.state.presented?.reportName)
      return report(.issue(LayoutIssue(kind: kind)), from: base.state.view)
    }
    base.state.presented = controller
    controller.state.presenting = base
    if let window = base.view.window {
      let covers = controller.modalPresentationStyle.coversEverything
      if covers { base.beginAppearance(false, animated: animated) }
      controller.state.move = .presented
      controller.transition(appearing: true, animated: animated) { controller.fill(window) }
      controller.state.move = nil
      if covers { base.endAppearance() }
    }
    completion?()
  }

  func hide(animated: Bool, _ completion: (() -> Void)?) {
    guard let base = presenter ?? presentingViewController, let shown = base.state.presented else {
      completion?()
      return
    }
    // What is shown above the one that goes, goes with it.
    if shown.state.presented != nil { shown.hide(animated: false, nil) }
    base.state.presented = nil
    shown.state.presenting = nil
    let isSeen = shown.state.view?.window != nil
    let covered = isSeen && shown.modalPresentationStyle.coversEverything
    if covered { base.beginAppearance(true, animated: animated) }
    if isSeen {
      shown.state.move = .dismissed
      shown.transition(appearing: false, animated: animated) { shown.view.removeFromSuperview() }
      shown.state.move = nil
    }
    if covered { base.endAppearance() }
    completion?()
  }

  /// Whether it appears because it is presented; counts while it is told so.
  public var isBeingPresented: Bool { state.move == .presented }

  /// Whether it disappears because it is dismissed; counts while it is told so.
  public var isBeingDismissed: Bool { state.move == .dismissed }

  /// Puts the view into a window, as large as that, and keeps it so.
  func fill(_ window: View) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
  }
}
