import Foundation

/// The frames of an example's views in one state.
nonisolated package struct Snapshot: Sendable {
  nonisolated package struct Row: Sendable {
    package var name: String
    /// In the superview.
    package var frame: CGRect
  }

  /// Empty when the example has only one.
  package var state: String
  package var rows: [Row]

  /// Nil when no view has that name.
  package subscript(name: String) -> CGRect? {
    rows.first { $0.name == name }?.frame
  }

  /// Names on the left, x, y, width and height in columns.
  package var table: String {
    let head = [state.isEmpty ? "" : state, "x", "y", "width", "height"]
    let body = rows.map { row in
      let frame = row.frame
      return [row.name] + [frame.minX, frame.minY, frame.width, frame.height].map { Self.text(Double($0)) }
    }
    return TextTable.text(of: [head] + body, indent: "  ", rightAligned: [1, 2, 3, 4])
  }

  /// At most six digits behind the point, no trailing zeros.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    // Zero has no sign here.
    let text = rounded == 0 ? "0" : "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
