/// Walks over the bytes of one line. Every `take…` skips the blanks before what it looks for.
struct TranscriptScanner {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Leaves out the comment.
  init(_ line: ArraySlice<UInt8>) {
    bytes = line.prefix { $0 != UInt8(ascii: "#") }
    position = bytes.startIndex
  }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return position == bytes.endIndex
    }
  }

  /// What is left, for messages.
  var remainder: String {
    String(decoding: bytes[position...], as: UTF8.self)
  }

  mutating func take(_ text: StaticString) -> Bool {
    skipBlanks()
    guard bytes.endIndex - position >= text.utf8CodeUnitCount else { return false }
    let matches = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if matches { position += text.utf8CodeUnitCount }
    return matches
  }

  /// A word up to the next blank or the end, for commands and lone numbers.
  mutating func takeWord() -> String? {
    skipBlanks()
    return takeText(while: { !Self.isBlank($0) })
  }

  /// A variable's name: letters, digits, `_` and `.`, not a digit first.
  mutating func takeVariable() -> String? {
    takeName(allowingHyphens: false)
  }

  /// A constraint's name: like a variable's, and `-` may occur in it.
  mutating func takeConstraint() -> String? {
    takeName(allowingHyphens: true)
  }

  /// `name:`; takes nothing when that is not what comes next.
  mutating func takeLabel() -> String? {
    let start = position
    if let name = takeConstraint(), take(":") { return name }
    position = start
    return nil
  }

  /// The first word when it stands alone, before a blank or the end; takes nothing otherwise.
  mutating func takeCommand(_ command: StaticString) -> Bool {
    let start = position
    if take(command), position == bytes.endIndex || Self.isBlank(bytes[position]) { return true }
    position = start
    return false
  }

  /// Digits with an optional fraction and exponent, without a sign.
  mutating func takeNumber() throws(TranscriptRefusal) -> Double? {
    skipBlanks()
    let start = position
    guard skipDigits() else { return nil }
    if position < bytes.endIndex, bytes[position] == UInt8(ascii: ".") {
      position += 1
      _ = skipDigits()
    }
    skipExponent()
    return try Self.number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// A whole number with an optional sign.
  mutating func takeInteger() -> Int? {
    skipBlanks()
    let start = position
    if position < bytes.endIndex, Self.isSign(bytes[position]) { position += 1 }
    guard skipDigits(), let value = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      position = start
      return nil
    }
    return value
  }

  /// A finite number written in decimals; hexadecimal, `inf` and `nan` are none.
  static func number(_ text: String) throws(TranscriptRefusal) -> Double {
    let isDecimal = text.utf8.allSatisfy {
      isDigit($0) || isSign($0) || $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e")
    }
    // `1.` is a number here and not for the standard library.
    guard isDecimal, let value = Double(text.hasSuffix(".") ? text + "0" : text) else {
      throw TranscriptRefusal("'\(text)' is not a number")
    }
    guard value.isFinite else { throw TranscriptRefusal("'\(text)' is too large a number") }
    return value
  }

  private mutating func skipBlanks() {
    while position < bytes.endIndex, Self.isBlank(bytes[position]) { position += 1 }
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.endIndex, Self.isDigit(bytes[position]) { position += 1 }
    return position > start
  }

  /// Skips `e5`, `E-5`; an `e` without digits begins a variable's name and stays.
  private mutating func skipExponent() {
    let start = position
    guard position < bytes.endIndex, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if position < bytes.endIndex, Self.isSign(bytes[position]) { position += 1 }
    if !skipDigits() { position = start }
  }

  private mutating func takeName(allowingHyphens: Bool) -> String? {
    skipBlanks()
    guard position < bytes.endIndex, Self.isNameByte(bytes[position]) else { return nil }
    let first = bytes[position]
    guard !Self.isDigit(first), first != UInt8(ascii: "."), first < 0x80 else { return nil }
    return takeText { Self.isNameByte($0) || allowingHyphens && $0 == UInt8(ascii: "-") }
  }

  private mutating func takeText(while isWanted: (UInt8) -> Bool) -> String? {
    let start = position
    while position < bytes.endIndex, isWanted(bytes[position]) { position += 1 }
    return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// Bytes above ASCII belong to letters of other alphabets.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
