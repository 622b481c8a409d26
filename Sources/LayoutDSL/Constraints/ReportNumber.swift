import Foundation

/// Numbers as reports show them.
nonisolated package enum ReportNumber {
  /// In points, to a thousandth: `16`, `33.333`, `-0.5`.
  package static func points(_ value: CGFloat) -> String {
    guard abs(value) < 1e12 else { return general(value) }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }

  /// Six significant digits, as UIKit prints numbers (C's `%g`).
  package static func general(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
