import Foundation

/// A finger that moves, as `UIPanGestureRecognizer`.
open class PanGestureRecognizer: GestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the finger has moved since the gesture began or this was set, in points.
  open func translation(in view: View?) -> CGPoint { moved }

  open func setTranslation(_ translation: CGPoint, in view: View?) { moved = translation }

  /// In points a second.
  open func velocity(in view: View?) -> CGPoint { speed }

  /// Moves the finger as a user does: begins the gesture unless it is under way, and moves on by a distance in points.
  public func userMove(by distance: CGPoint, velocity: CGPoint = .zero) {
    if state == .possible {
      moved = .zero
      state = .began
    }
    guard state != .possible else { return }
    moved = CGPoint(x: moved.x + distance.x, y: moved.y + distance.y)
    touchLocations = touchLocations.map { CGPoint(x: $0.x + distance.x, y: $0.y + distance.y) }
    speed = velocity
    state = .changed
  }

  /// Lifts the finger as a user does, with a speed in points a second.
  public func userRelease(velocity: CGPoint = .zero) {
    guard state != .possible else { return }
    speed = velocity
    state = .ended
  }
}
