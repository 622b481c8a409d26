/// A remark on a statement that was honoured, but may not mean what its writer thinks.
nonisolated public struct LayoutHint: Sendable, Equatable, CustomStringConvertible {
  public let kind: Kind
  public let message: String
  /// The caller's file, as `#fileID` gives it.
  public let file: String?
  public let line: UInt?

  /// What the remark is about.
  nonisolated public enum Kind: Sendable, Equatable {
    /// The priority of an active constraint went from required to optional or back. It applies; SnapKit would ignore it.
    case requiredPriorityChanged
  }

  public init(kind: Kind, message: String, file: String? = nil, line: UInt? = nil) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
  }

  public var description: String {
    SourcePlace.prefix(file: file, line: line) + message
  }
}
