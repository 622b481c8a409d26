/// What a character means for breaking lines, a short form of the classes of Unicode's annex 14.
nonisolated enum BreakClass: UInt8 {
  /// Ends the paragraph.
  case newline
  /// Lines break after it, and it does not count at the end of one.
  case space
  /// Lines break after it: the zero-width space.
  case opportunity
  /// Lines break after it unless a digit follows: hyphens, slashes.
  case hyphen
  /// Lines break before and after it: ideographs, kana, hangul, emoji, attachments.
  case ideograph
  /// No break after it.
  case opening
  /// No break before it.
  case closing
  /// No break on either side: no-break spaces and joiners.
  case glue
  case digit
  case other

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else { self = .other; return }
    if scalar.isASCII {
      self = Self.ascii(scalar)
    } else {
      self = character.isNewline ? .newline : Self.beyondASCII(scalar)
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> BreakClass {
    switch scalar {
    case "\n", "\r", "\u{0B}", "\u{0C}": .newline
    case " ", "\t": .space
    case "-", "/": .hyphen
    case "0"..."9": .digit
    case "(", "[", "{": .opening
    case ")", "]", "}", ",", ".", "!", "?", ":", ";": .closing
    default: .other
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> BreakClass {
    switch scalar.value {
    case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: .glue
    case 0x2000...0x200A, 0x205F, 0x3000: .space
    case 0x200B: .opportunity
    case 0x2010, 0x2012...0x2014: .hyphen
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF62:
      .opening
    case 0x3001...0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301E...0x301F,
      0x30FB...0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A...0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF61, 0xFF63:
      .closing
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0xFFFC, 0x1F000...0x3FFFF:
      .ideograph
    default: .other
    }
  }

  /// Whether a line may end after a character of the first class if one of the second follows.
  static func allowsBreak(after first: BreakClass, before second: BreakClass) -> Bool {
    switch (first, second) {
    case (.newline, _): true
    case (_, .newline), (_, .space), (_, .opportunity): false
    case (.opportunity, _): true
    case (.space, _): second != .glue
    case (.glue, _), (_, .glue), (.opening, _), (_, .closing): false
    case (.hyphen, _): second != .digit && second != .hyphen
    case (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }
}
