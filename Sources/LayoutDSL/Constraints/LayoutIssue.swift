import Foundation

/// A statement that could not be honoured as written, and where it was written.
///
/// What it is about is left out or ignored as its `kind` says; everything else is laid out.
nonisolated public struct LayoutIssue: Sendable, Equatable, CustomStringConvertible {
  public let kind: Kind
  /// The caller's file, as `#fileID` gives it; nil when nothing was written by anyone.
  public let file: String?
  public let line: UInt?

  public init(kind: Kind, file: String? = nil, line: UInt? = nil) {
    self.kind = kind
    self.file = file
    self.line = line
  }

  /// What is wrong, without the place.
  public var message: String { kind.message }

  public var description: String {
    SourcePlace.prefix(file: file, line: line) + message
  }
}
