import Foundation

/// A transform taken apart into what can be animated each by itself: a stretching, a slant, a turn, a move, in this order.
nonisolated struct TransformParts {
  var stretch: CGPoint
  /// How far along the turned x axis the y axis leans.
  var slant: CGFloat
  /// In radians.
  var turn: CGFloat
  var move: CGPoint

  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    move = CGPoint(x: transform.tx, y: transform.ty)
    // A mirror image stretches the shorter axis by less than nothing rather than turning everything.
    let sign: CGFloat = a * d - b * c < 0 && a < d ? -1 : 1
    let length = (a * a + b * b).squareRoot()
    turn = length == 0 ? atan2(-c, d) : atan2(sign * b, sign * a)
    let (sine, cosine) = (sin(turn), cos(turn))
    stretch = CGPoint(x: sign * length, y: cosine * d - sine * c)
    slant = cosine * c + sine * d
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(turn), cos(turn))
    return CGAffineTransform(
      a: stretch.x * cosine, b: stretch.x * sine, c: slant * cosine - stretch.y * sine,
      d: slant * sine + stretch.y * cosine, tx: move.x, ty: move.y)
  }

  /// The same turn, less than half a turn away from another.
  func turned(near other: TransformParts) -> TransformParts {
    var parts = self
    parts.turn = other.turn + (turn - other.turn).remainder(dividingBy: 2 * .pi)
    return parts
  }
}
