import Foundation

nonisolated extension ViewPresentation {
  /// This one with a part of a change taken back: `rest` times the way from `after` to `before`. Changes add up, as UIKit's
  /// animations do; a turn takes the shorter way.
  package func takingBack(_ rest: CGFloat, of before: ViewPresentation, _ after: ViewPresentation) -> ViewPresentation {
    guard rest != 0 else { return self }
    func mixed(_ value: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat { value + (before - after) * rest }
    func mixed(_ value: CGPoint, _ before: CGPoint, _ after: CGPoint) -> CGPoint {
      CGPoint(x: mixed(value.x, before.x, after.x), y: mixed(value.y, before.y, after.y))
    }
    var result = self
    result.bounds = CGRect(
      x: mixed(bounds.minX, before.bounds.minX, after.bounds.minX),
      y: mixed(bounds.minY, before.bounds.minY, after.bounds.minY),
      width: mixed(bounds.width, before.bounds.width, after.bounds.width),
      height: mixed(bounds.height, before.bounds.height, after.bounds.height))
    result.center = mixed(center, before.center, after.center)
    result.alpha = mixed(alpha, before.alpha, after.alpha)
    if before.transform != after.transform {
      var parts = TransformParts(transform)
      let end = TransformParts(after.transform)
      let start = TransformParts(before.transform).turned(near: end)
      parts.stretch = mixed(parts.stretch, start.stretch, end.stretch)
      parts.slant = mixed(parts.slant, start.slant, end.slant)
      parts.turn = mixed(parts.turn, start.turn, end.turn)
      parts.move = mixed(parts.move, start.move, end.move)
      result.transform = parts.transform
    }
    if before.backgroundColor != after.backgroundColor {
      // No colour is the other one, not seen.
      let start = before.backgroundColor ?? after.backgroundColor?.withAlphaComponent(0) ?? .clear
      let end = after.backgroundColor ?? start.withAlphaComponent(0)
      let value = backgroundColor ?? end
      result.backgroundColor = Color(
        red: mixed(value.red, start.red, end.red), green: mixed(value.green, start.green, end.green),
        blue: mixed(value.blue, start.blue, end.blue), alpha: mixed(value.alpha, start.alpha, end.alpha))
    }
    return result
  }
}
