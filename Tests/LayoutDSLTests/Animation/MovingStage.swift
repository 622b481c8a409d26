import Foundation
import LayoutDSL

/// A box of 50 x 20 at the top left of a root, whose top is a constant, and a clock.
#if MainActorViews
  @MainActor
#endif
final class MovingStage {
  let root = makeRoot(390, 844)
  let box = Box(50, 20)
  let top: AttributeConstraint
  let clock = AnimationClock()

  init() {
    root.animationClock = clock
    root.addSubview(box)
    top = relate(box, .top, to: root)
    root.layoutIfNeeded()
  }

  /// Moves the box evenly.
  func move(to y: CGFloat, for duration: Double, _ options: View.AnimationOptions = []) {
    top.constant = y
    View.animate(withDuration: duration, delay: 0, options: options.union(.curveLinear)) { root.layoutIfNeeded() }
  }
}
