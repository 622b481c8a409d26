import Foundation

/// An animation that is started by hand, as `UIViewPropertyAnimator`. Started, it does what `View.animate` does; it cannot be
/// scrubbed.
open class ViewPropertyAnimator: NSObject, TreeBound {
  /// Where an animation has ended, with the raw values of `UIViewAnimatingPosition`.
  nonisolated public enum Position: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
  }

  /// With the raw values of `UIViewAnimatingState`.
  nonisolated public enum State: Int, Sendable {
    case inactive = 0
    case active = 1
    case stopped = 2
  }

  /// In seconds.
  public let duration: Double
  public private(set) var state = State.inactive
  public var isRunning: Bool { state == .active }
  /// Stored: 0 before the start, 1 afterwards, unless set.
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var isInterruptible = true

  private let course: Course
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  private enum Course {
    case curve(AnimationCurve)
    case spring(CGFloat)
  }

  public init(duration: Double, curve: AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    course = .curve(curve)
    self.animations = [animations].compactMap(\.self)
    super.init()
  }

  public init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    course = .spring(dampingRatio)
    self.animations = [animations].compactMap(\.self)
    super.init()
  }

  /// Starts an animation at once.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { View.animate(withDuration: duration, animations: animation) } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: Double) {
    guard state == .inactive else { return }
    state = .active
    fractionComplete = 1
    let changes = animations
    let run = { for change in changes { change() } }
    let end: (Bool) -> Void = { [self] _ in finish(.end) }
    switch course {
    case .curve(let curve):
      let options = View.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      View.animate(withDuration: duration, delay: delay, options: options, animations: run, completion: end)
    case .spring(let ratio):
      View.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
        animations: run, completion: end)
    }
  }

  open func pauseAnimation() {}

  /// Ends it where it is; completions are called by `finishAnimation`, or not at all.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: Position) {
    guard state == .stopped else { return }
    state = .active
    finish(finalPosition)
  }

  private func finish(_ position: Position) {
    guard state == .active else { return }
    state = .inactive
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}
