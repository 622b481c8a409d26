import Foundation

/// How far a change is at which part of its time: a cubic from (0, 0) to (1, 1) with two control points, as
/// `CAMediaTimingFunction`.
nonisolated struct CubicTiming: Hashable, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  private init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    first = CGPoint(x: x1, y: y1)
    second = CGPoint(x: x2, y: y2)
  }

  /// The control points Apple documents for the named functions.
  init(_ curve: AnimationCurve) {
    switch curve {
    case .easeInOut: self.init(0.42, 0, 0.58, 1)
    case .easeIn: self.init(0.42, 0, 1, 1)
    case .easeOut: self.init(0, 0, 0.58, 1)
    case .linear: self.init(0, 0, 1, 1)
    }
  }

  /// The part of the change done after a part of the time, both from 0 to 1. To a billionth.
  func value(at part: CGFloat) -> CGFloat {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    if self == CubicTiming(.linear) { return part }
    // x grows with the parameter, so halving finds it.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.cubic(first.x, second.x, middle) < part { low = middle } else { high = middle }
    }
    return Self.cubic(first.y, second.y, (low + high) / 2)
  }

  private static func cubic(_ first: CGFloat, _ second: CGFloat, _ parameter: CGFloat) -> CGFloat {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
