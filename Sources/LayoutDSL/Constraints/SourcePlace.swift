/// Text for a place in source code.
nonisolated package enum SourcePlace {
  /// `file:line`, nil without a file.
  package static func text(file: String?, line: UInt?) -> String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }

  /// `file:line: `, empty without a file.
  package static func prefix(file: String?, line: UInt?) -> String {
    text(file: file, line: line).map { "\($0): " } ?? ""
  }
}
