import Foundation

/// The time animations go by, which a test moves on. One clock may serve several trees.
///
/// `root.animationClock = AnimationClock()` has the animations of a tree recorded and their completions wait for it. In a tree
/// without a clock they take no time: their completion follows at once.
public final class AnimationClock: NSObject, TreeBound {
  /// How many completions may follow one another in one go before it counts as endless.
  nonisolated static let completionLimit = 1000

  /// In seconds from the clock's beginning.
  public private(set) var time: Double = 0
  /// The animations that are not over, in the order they were asked for.
  public private(set) var animations: [RecordedAnimation] = []

  public override init() { super.init() }

  /// Moves on by a time in seconds, 0 or more. See `advance(to:)`.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Moves on to a time. The completions of the animations that are over by then are called, those that are over first
  /// first, each at its time. A time that is past or not finite is reported and changes nothing.
  public func advance(to target: Double) {
    guard target.isFinite, target >= time else {
      return report(.issue(LayoutIssue(kind: .badTime("\(target)", now: "\(time)"))), from: nil)
    }
    finish(until: target)
    time = max(time, target)
  }

  /// Moves on until every animation is over, also those that completions start; not those that repeat.
  public func finish() { finish(until: .infinity) }

  func add(_ animation: RecordedAnimation) { animations.append(animation) }

  /// Lets go of an animation without its completion.
  func remove(_ animation: RecordedAnimation) { animations.removeAll { $0 === animation } }

  private func finish(until target: Double) {
    var count = 0
    while let next = nextToEnd(by: target) {
      count += 1
      guard count <= Self.completionLimit else {
        return report(.issue(LayoutIssue(kind: .animationLoop(completions: Self.completionLimit))), from: nil)
      }
      time = max(time, next.endTime)
      remove(next)
      AnimationContext.$recorder.withValue(nil) { next.completion?.partIsOver() }
    }
  }

  /// The animation that ends first, of several the one asked for first.
  private func nextToEnd(by target: Double) -> RecordedAnimation? {
    var next: RecordedAnimation?
    for animation in animations where animation.endTime.isFinite && animation.endTime <= target {
      if animation.endTime < next?.endTime ?? .infinity { next = animation }
    }
    return next
  }
}
