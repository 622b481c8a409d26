/// The advance widths of one weight, by code point.
nonisolated struct AdvanceTable: Sendable {
  /// In units of the em; `missing` where the face has nothing.
  private let units: [UInt16]
  /// The width of a digit in tabular figures.
  let tabularDigit: Int

  private static let missing = UInt16.max

  static let regular = AdvanceTable(InterAdvances.regular, tabularDigit: InterAdvances.tabularDigits[0])
  static let medium = AdvanceTable(InterAdvances.medium, tabularDigit: InterAdvances.tabularDigits[1])
  static let semibold = AdvanceTable(InterAdvances.semibold, tabularDigit: InterAdvances.tabularDigits[2])
  static let bold = AdvanceTable(InterAdvances.bold, tabularDigit: InterAdvances.tabularDigits[3])

  /// The table nearest to a weight.
  static func nearest(to weight: Font.Weight) -> AdvanceTable {
    switch weight.rawValue {
    case ..<0.115: regular
    case ..<0.265: medium
    case ..<0.35: semibold
    default: bold
    }
  }

  /// Unpacks what Tools/advances.py packed: two digits to the base of 91 a glyph, from `#` on, with `!` for the
  /// backslash.
  private init(_ packed: String, tabularDigit: Int) {
    self.tabularDigit = tabularDigit
    var units = [UInt16](repeating: Self.missing, count: (InterAdvances.ranges.last?.upperBound ?? -1) + 1)
    var digits = packed.utf8.makeIterator()
    func digit() -> UInt16 {
      guard let byte = digits.next() else { return 0 }
      return byte == UInt8(ascii: "!") ? 57 : UInt16(byte - UInt8(ascii: "#"))
    }
    for range in InterAdvances.ranges {
      for code in range { units[code] = digit() * 91 + digit() }
    }
    self.units = units
  }

  /// The width of a code point in units of the em; nil if the face does not have it.
  func units(of scalar: Unicode.Scalar) -> Int? {
    let code = Int(scalar.value)
    guard code < units.count, units[code] != Self.missing else { return nil }
    return Int(units[code])
  }
}
