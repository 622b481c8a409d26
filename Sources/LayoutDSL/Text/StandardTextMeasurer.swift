import Foundation

/// The measurer of trees that were given no other: the same sizes on every machine.
///
/// Latin, Cyrillic, Greek, punctuation and common signs have the advance widths of Inter, a free face near to the system
/// font, in regular, medium, semibold or bold, whichever is nearest. Marks that sit on another character are 0 wide, tabs
/// as wide as four spaces; everything else (Chinese, Japanese, Korean, emoji) is one em. No kerning.
nonisolated public struct StandardTextMeasurer: TextMeasuring {
  public init() {}

  public func advances(of text: String, in font: Font) -> [CGFloat] {
    let table = AdvanceTable.nearest(to: font.weight)
    let scale = font.pointSize / CGFloat(InterAdvances.unitsPerEm)
    return text.map { CGFloat(units(of: $0, table, font.hasMonospacedDigits)) * scale }
  }

  private func units(of character: Character, _ table: AdvanceTable, _ hasMonospacedDigits: Bool) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if hasMonospacedDigits, ("0"..."9").contains(first) { return table.tabularDigit }
    if first == "\t" { return 4 * (table.units(of: " ") ?? 0) }
    // What turns a character into an emoji comes after it.
    if scalars.count > 1, scalars.contains(where: { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }) {
      return InterAdvances.unitsPerEm
    }
    if first.isInvisible { return 0 }
    return table.units(of: first) ?? InterAdvances.unitsPerEm
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it takes no room of its own: marks, joiners, soft hyphens, control characters.
  fileprivate var isInvisible: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}
