import Foundation

/// An animation as an object, as `UIViewPropertyAnimator`: closures to add to, to start, and to stop halfway. It cannot be
/// paused or moved by hand here. See `View.animate` for what is animated and when it is over.
open class ViewPropertyAnimator: NSObject, TreeBound {
  /// Where it is. Raw values as `UIViewAnimatingState`.
  nonisolated public enum State: Int, Sendable {
    /// Not started, or over.
    case inactive = 0
    case active = 1
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped = 2
  }

  /// The values it ends with. Raw values as `UIViewAnimatingPosition`.
  nonisolated public enum Position: Int, Sendable {
    case end = 0
    case start = 1
    /// Those seen when it was stopped.
    case current = 2
  }

  /// In seconds.
  public let duration: Double
  /// In seconds.
  public private(set) var delay: Double = 0
  public private(set) var state = State.inactive
  /// Whether it was started and is not over.
  public var isRunning: Bool { state == .active }

  private let course: AnimationTiming.Course
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []
  private var running: [RecordedAnimation] = []

  /// - Parameter duration: in seconds; NaN and infinities are reported and count as 0.
  public convenience init(duration: Double, curve: AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(AnimationRun.usable(duration), .cubic(CubicTiming(curve)), animations)
  }

  /// Driven by a spring, as `View.animate` with a damping ratio.
  public convenience init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    let duration = AnimationRun.usable(duration)
    let spring = SpringTiming(
      dampingRatio: dampingRatio.isNaN ? 1 : dampingRatio, velocity: 0, restingAfter: duration)
    self.init(duration, .spring(spring), animations)
  }

  private init(_ duration: Double, _ course: AnimationTiming.Course, _ animations: (() -> Void)?) {
    self.duration = max(0, duration)
    self.course = course
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  /// Makes one and starts it.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes. While it runs they are made at once and take the whole duration from then on.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { run(delay: 0, animation, nil) }
  }

  /// Has a closure called when it is over, with the values it has ended with.
  open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  /// Makes the changes and animates them. Does nothing while it is active or stopped.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// The same; what was seen is still seen for a time in seconds.
  open func startAnimation(afterDelay delay: Double) {
    guard state == .inactive else { return }
    self.delay = max(0, AnimationRun.usable(delay))
    state = .active
    let animations = animations
    run(delay: self.delay) {
      for animation in animations { animation() }
    } _: {
      [self] _ in
      end(at: .end)
    }
  }

  /// Stops where it is: the views keep the values that are seen. Without finishing it is over and its completions are not
  /// called; otherwise it waits for `finishAnimation(at:)`. Does nothing unless it is active.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let seen = running.flatMap(\.views).map { ($0, $0.currentPresentation) }
    for animation in running { animation.stop() }
    for (view, presentation) in seen { view.take(presentation) }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { running = [] }
  }

  /// Ends it after it was stopped, with the values of its end, of its start, or those it was stopped at, and calls the
  /// completions. Does nothing unless it is stopped.
  open func finishAnimation(at position: Position) {
    guard state == .stopped else { return }
    switch position {
    case .end: for animation in running { animation.eachChange { $0.take($2) } }
    case .start: for animation in running.reversed() { animation.eachChange { view, before, _ in view.take(before) } }
    case .current: break
    }
    end(at: position)
  }

  private func run(delay: Double, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    running += AnimationRun.run(
      duration: duration, delay: delay, course: course,
      options: [.overrideInheritedDuration, .overrideInheritedCurve], changes, completion)
  }

  private func end(at position: Position) {
    state = .inactive
    running = []
    for completion in completions { completion(position) }
  }
}
