import Foundation

/// How far a change is that is driven by a spring of mass 1, from 0 to rest at 1, past which it may swing.
nonisolated struct SpringTiming: Hashable, Sendable {
  /// What is left of the change when it counts as over.
  private static let rest = 0.001

  /// Undamped, in radians a second.
  private let frequency: Double
  /// 1 comes to rest soonest without swinging, less swings, more creeps.
  private let damping: Double
  /// In changes a second at the beginning.
  private let velocity: Double

  /// A spring that comes to rest, but for a thousandth, after a duration, as far as UIKit's `usingSpringWithDamping` does;
  /// how UIKit chooses the frequency is not documented. A ratio of 1 or more does not swing.
  init(dampingRatio: Double, velocity: Double, restingAfter duration: Double) {
    damping = min(1, max(0.01, dampingRatio))
    frequency = Self.restingPhase(damping) / max(duration, .leastNormalMagnitude)
    self.velocity = velocity
  }

  /// A spring as SwiftUI's and UIKit's `springDuration` and `bounce` describe: as long as one swing without damping would
  /// take, 0 without swinging, above that swinging the more, below creeping.
  init(duration: Double, bounce: Double, velocity: Double) {
    frequency = 2 * .pi / max(duration, .leastNormalMagnitude)
    let bounce = min(0.99, max(-0.99, bounce))
    damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.velocity = velocity
  }

  /// After which time in seconds no more than a thousandth is left of a change that began at rest.
  var settlingDuration: Double { Self.restingPhase(damping) / frequency }

  /// How often the frequency goes into that time.
  private static func restingPhase(_ damping: Double) -> Double {
    // (1 + x) · e^-x = 0.001 without swinging.
    let critical = 9.233412
    if damping > 1 {
      let root = (damping * damping - 1).squareRoot()
      return log((damping + root) / (2 * root) / rest) / (damping - root)
    }
    // Just below, the envelope is further out than the motion ever gets.
    if damping > 0.999 { return critical }
    return min(-log(rest * (1 - damping * damping).squareRoot()) / damping, critical / damping)
  }

  /// The part of the change done after a time in seconds.
  func value(at time: Double) -> CGFloat {
    guard time > 0 else { return 0 }
    let decay = damping * frequency
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if damping == 1 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let root = frequency * (damping * damping - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let part = (fast - velocity) / (fast - slow)
    return 1 - part * exp(-slow * time) - (1 - part) * exp(-fast * time)
  }
}
