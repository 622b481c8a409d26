import Foundation

/// Numbers and rectangles in messages and snapshots: points, at most three decimals, the same on every machine.
nonisolated enum NumberText {
  /// `16`, `112.5`, `33.333`; what rounds to 0 has no sign.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int64((value * 1000).rounded(.toNearestOrAwayFromZero))
    let whole = thousandths.magnitude / 1000
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    let fraction = thousandths.magnitude % 1000
    if fraction > 0 {
      var digits = String(1000 + fraction).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// `(16, 47, 300, 20)`: x, y, width, height.
  static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(" + numbers.map(text).joined(separator: ", ") + ")"
  }

  /// How large a difference is, also where three decimals would hide it: `4`, `1e-05`.
  static func difference(_ value: CGFloat) -> String {
    let rounded = text(abs(value))
    return rounded == "0" ? String(format: "%.3g", Double(abs(value))) : rounded
  }
}
