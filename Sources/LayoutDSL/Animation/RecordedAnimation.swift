import Foundation

/// One animation of a tree: which views change in it, and how each is seen at any time.
///
/// The views have their final values from the beginning; what was in between is computed from the values before and after.
/// Frames go in a straight line, so constraints may not hold in between, as on a device.
public final class RecordedAnimation: NSObject, TreeBound {
  /// What changes of a view.
  struct Change {
    weak var view: View?
    let before: ViewPresentation
    let after: ViewPresentation
  }

  private let changes: [Change]
  let timing: AnimationTiming
  let completion: AnimationCompletion?

  /// The time of its clock at which it was asked for, in seconds.
  public let startTime: Double

  private weak var clock: AnimationClock?

  init(_ changes: [Change], _ timing: AnimationTiming, _ clock: AnimationClock, _ completion: AnimationCompletion?) {
    self.changes = changes
    self.timing = timing
    self.clock = clock
    self.completion = completion
    startTime = clock.time
    super.init()
  }

  /// How long it takes after the delay, once and in one direction, in seconds.
  public var duration: Double { timing.duration }
  /// In seconds.
  public var delay: Double { timing.delay }
  /// The time of its clock at which it is over; infinite for one that repeats.
  public var endTime: Double { startTime + timing.total }

  /// The views that change, in the order in which they first did; without those that are gone.
  public var views: [View] { changes.compactMap(\.view) }

  /// The part of the change that is seen, a time in seconds after it was asked for; beyond 0 to 1 where a spring swings.
  public func progress(at time: Double) -> CGFloat { timing.progress(at: time) }

  /// How a view is seen, a time in seconds after the animation was asked for, if nothing else moves; nil for a view that
  /// does not change in it. O(views).
  public func presentation(of view: View, at time: Double) -> ViewPresentation? {
    guard let change = changes.first(where: { $0.view === view }) else { return nil }
    return change.after.takingBack(1 - timing.progress(at: time), of: change.before, change.after)
  }

  /// The frame of a view, a time in seconds after the animation was asked for; nil for one that does not change in it.
  public func frame(of view: View, at time: Double) -> CGRect? { presentation(of: view, at: time)?.frame }

  /// The opacity of a view, a time in seconds after the animation was asked for; nil for one that does not change in it.
  public func alpha(of view: View, at time: Double) -> CGFloat? { presentation(of: view, at: time)?.alpha }

  /// The transform of a view, a time in seconds after the animation was asked for; nil for one that does not change in it.
  public func transform(of view: View, at time: Double) -> CGAffineTransform? {
    presentation(of: view, at: time)?.transform
  }

  /// Takes the animation from its clock, without its completion.
  func stop() { clock?.remove(self) }

  /// The views with what they were like before and after.
  func eachChange(_ body: (View, ViewPresentation, ViewPresentation) -> Void) {
    for change in changes { if let view = change.view { body(view, change.before, change.after) } }
  }

  /// `presentation` with what this animation has not done yet of a view taken back.
  func takingBack(from presentation: ViewPresentation, of view: View, at time: Double) -> ViewPresentation {
    guard let change = changes.first(where: { $0.view === view }) else { return presentation }
    return presentation.takingBack(1 - timing.progress(at: time - startTime), of: change.before, change.after)
  }
}
