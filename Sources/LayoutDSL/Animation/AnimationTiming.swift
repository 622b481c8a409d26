import Foundation

/// When a change is how far.
nonisolated struct AnimationTiming: Hashable, Sendable {
  /// How it goes from beginning to end.
  nonisolated enum Course: Hashable, Sendable {
    case cubic(CubicTiming)
    case spring(SpringTiming)
  }

  /// In seconds, 0 or more.
  var duration: Double
  /// In seconds, 0 or more.
  var delay: Double
  var course: Course
  var repeats = false
  var reverses = false

  /// How long it takes from the beginning of the delay; infinite where it repeats.
  var total: Double { repeats ? .infinity : delay + cycle }

  private var cycle: Double { reverses ? 2 * duration : duration }

  /// The part of the change that is seen, a time in seconds after it was asked for. 0 during the delay, 1 once it is over.
  func progress(at time: Double) -> CGFloat {
    let time = time - delay
    guard duration > 0, repeats || time < cycle else { return time < 0 ? 0 : 1 }
    guard time > 0 else { return 0 }
    var phase = repeats ? time.truncatingRemainder(dividingBy: cycle) : time
    if phase > duration { phase = cycle - phase }
    switch course {
    case .cubic(let curve): return curve.value(at: phase / duration)
    case .spring(let spring): return phase >= duration ? 1 : spring.value(at: phase)
    }
  }
}
