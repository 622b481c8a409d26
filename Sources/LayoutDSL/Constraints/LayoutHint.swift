/// A remark on a statement that was honoured, but has no effect in part, or surely another one than its writer thinks.
///
/// Told once per line and tree; never changes the layout. `View.silencedHints` of the root keeps kinds of them away.
nonisolated public struct LayoutHint: Sendable, Equatable, CustomStringConvertible {
  public let kind: Kind
  /// The caller's file, as `#fileID` gives it.
  public let file: String?
  public let line: UInt?

  public init(kind: Kind, file: String? = nil, line: UInt? = nil) {
    self.kind = kind
    self.file = file
    self.line = line
  }

  /// The remark in words, without the place.
  public var message: String { kind.message }

  public var description: String {
    SourcePlace.prefix(file: file, line: line) + message
  }
}
