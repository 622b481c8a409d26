import Foundation

/// One tap or several, as `UITapGestureRecognizer`.
open class TapGestureRecognizer: GestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// Taps as a user does, at a point of the view's coordinates; in its middle unless given.
  public func userTap(at point: CGPoint? = nil) {
    let bounds = view?.bounds ?? .zero
    touchLocations = [point ?? CGPoint(x: bounds.midX, y: bounds.midY)]
    state = .ended
  }
}
