import Foundation

/// A finger on the screen, as `UITouch`. A test makes one where it wants it.
open class Touch: NSObject, TreeBound {
  /// With the raw values of UIKit.
  nonisolated public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view it began on.
  open weak var view: View?
  open var phase: Phase
  open var tapCount = 1
  /// In seconds; 0 unless set, as there is no clock.
  open var timestamp: TimeInterval = 0
  /// Where it is and was, in the coordinates of the view.
  private var place: CGPoint
  private var previous: CGPoint

  /// A touch at a point of a view's coordinates.
  public init(at point: CGPoint, in view: View, phase: Phase = .began) {
    self.view = view
    self.phase = phase
    place = point
    previous = point
    super.init()
  }

  /// Moves it to another point of its view's coordinates.
  open func move(to point: CGPoint) {
    previous = place
    place = point
    phase = .moved
  }

  open var window: Window? { view?.window }

  /// Where it is, in a view's coordinates; in the root's for nil.
  open func location(in view: View?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  open func previousLocation(in view: View?) -> CGPoint { self.view?.convert(previous, to: view) ?? previous }
}
