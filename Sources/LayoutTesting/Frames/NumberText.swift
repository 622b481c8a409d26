import Foundation
import LayoutDSL

/// Numbers and rectangles in messages and snapshots, as reports show them: in points, to a thousandth.
nonisolated enum NumberText {
  /// `16`, `112.5`, `33.333`.
  static func text(_ value: CGFloat) -> String { ReportNumber.points(value) }

  /// `(16, 47, 300, 20)`: x, y, width, height.
  static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(" + numbers.map(ReportNumber.points).joined(separator: ", ") + ")"
  }

  /// How large a difference is, also where three decimals would hide it: `4`, `1e-05`.
  static func difference(_ value: CGFloat) -> String {
    let rounded = text(abs(value))
    return rounded == "0" ? String(format: "%.3g", Double(abs(value))) : rounded
  }
}
