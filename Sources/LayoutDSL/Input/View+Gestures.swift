import Foundation

/// The recognizers of a view, kept in the view.
private final class GestureList: TreeBound {
  var recognizers: [GestureRecognizer] = []
}

extension View {
  /// In the order of addition; nil without any.
  public var gestureRecognizers: [GestureRecognizer]? {
    get {
      guard let list = gestureState as? GestureList, !list.recognizers.isEmpty else { return nil }
      return list.recognizers
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, which leaves the view it had before.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    let list = gestureState as? GestureList ?? GestureList()
    gestureState = list
    list.recognizers.append(recognizer)
    recognizer.view = self
  }

  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self, let list = gestureState as? GestureList else { return }
    list.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Taps as a user does, at a point of this view's coordinates, its middle unless given: whatever is hit there, or the nearest
  /// above that, that has something to do. A control does what a touch up inside does; else the recognizers for one tap
  /// run. Returns whether something did.
  ///
  /// Nothing is laid out before; what is hidden, transparent or disabled for touches is not hit.
  @discardableResult public func userTap(at point: CGPoint? = nil) -> Bool {
    let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    var target = rootView.hitTest(convert(point, to: nil), with: nil)
    while let view = target {
      if view.takeTap(at: convert(point, to: view)) { return true }
      target = view.superview
    }
    return false
  }

  private func takeTap(at point: CGPoint) -> Bool {
    if takeTouch() { return true }
    let taps = (gestureRecognizers ?? []).compactMap { $0 as? TapGestureRecognizer }
      .filter { $0.isEnabled && $0.numberOfTapsRequired == 1 }
    for tap in taps { tap.userTap(at: point) }
    return !taps.isEmpty
  }
}
