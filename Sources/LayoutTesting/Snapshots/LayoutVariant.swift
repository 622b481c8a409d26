import Foundation
import LayoutDSL

/// Circumstances a layout is seen in.
nonisolated struct LayoutVariant: Sendable {
  let size: CGSize?
  let direction: UserInterfaceLayoutDirection?
  let scale: CGFloat?

  /// Every combination, sizes outermost. Without any, the one that changes nothing.
  static func all(
    sizes: [CGSize], directions: [UserInterfaceLayoutDirection], scales: [CGFloat]
  ) -> [LayoutVariant] {
    let sizes = sizes.isEmpty ? [nil] : sizes.map(Optional.some)
    let directions = directions.isEmpty ? [nil] : directions.map(Optional.some)
    let scales = scales.isEmpty ? [nil] : scales.map(Optional.some)
    return sizes.flatMap { size in
      directions.flatMap { direction in
        scales.map { LayoutVariant(size: size, direction: direction, scale: $0) }
      }
    }
  }

  var changesNothing: Bool { size == nil && direction == nil && scale == nil }

  /// For file names: `390x844-rtl-2x`.
  var name: String {
    var parts: [String] = []
    if let size { parts.append("\(NumberText.text(size.width))x\(NumberText.text(size.height))") }
    if let direction { parts.append(direction == .rightToLeft ? "rtl" : "ltr") }
    if let scale { parts.append("\(NumberText.text(scale))x") }
    return parts.joined(separator: "-")
  }
}
