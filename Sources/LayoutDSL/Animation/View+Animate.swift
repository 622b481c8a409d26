import Foundation

extension View {
  /// Animates what changes in the closure, as `UIView.animate`.
  ///
  /// The closure runs now, and what it changes is final at once; `layoutIfNeeded()` in it animates the frames a pass changes.
  /// In a tree with an `animationClock` the animation is recorded there, and `completion` is called when that has moved on to
  /// its end; in others, and where nothing changes, right after the closure. A completion that starts an animation is
  /// followed by that one's; after a thousand in one go they are reported and end.
  /// - Parameters:
  ///   - duration: in seconds; inside the closure of another animation, that one's. NaN and infinities are reported and
  ///     count as 0.
  ///   - delay: in seconds, before which what was seen is still seen.
  ///   - completion: gets true.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRun.run(
      duration: duration, delay: delay, course: .cubic(CubicTiming(options.curve)), options: options, animations,
      completion)
  }

  /// The same without a delay, slow at both ends.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// The same, driven by a spring.
  /// - Parameters:
  ///   - duration: in seconds, after which a thousandth of the change is left; how UIKit chooses it is not documented.
  ///   - dampingRatio: above 0; 1 comes to rest without swinging, less swings.
  ///   - velocity: at the beginning, in whole changes a second.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      dampingRatio: dampingRatio.isNaN ? 1 : dampingRatio, velocity: velocity.isFinite ? velocity : 0,
      restingAfter: AnimationRun.usable(duration))
    AnimationRun.run(
      duration: duration, delay: delay, course: .spring(spring), options: options, animations, completion)
  }

  /// The same, driven by a spring described by how long a swing takes and how much it swings: 0 not at all, 1 without end.
  /// It is over when a thousandth of the change is left.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      duration: AnimationRun.usable(duration), bounce: bounce.isNaN ? 0 : bounce,
      velocity: velocity.isFinite ? velocity : 0)
    AnimationRun.run(
      duration: spring.settlingDuration, delay: delay, course: .spring(spring), options: options, animations,
      completion)
  }

  /// Animates what changes in the closure as a transition of a view. What is seen in between is not drawn here, so this is
  /// `animate` for as long.
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        view.willChange([])
        animations?()
      }, completion: completion)
  }

  /// Changes what the closure changes without animating it, also inside the closure of an animation. Animations begun in it
  /// take no time, and their completions follow at once.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationRun.runSilently(actions)
  }

  /// How long the animation takes whose closure runs, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: Double { TimedRecorder.current?.timing.duration ?? 0 }
}
