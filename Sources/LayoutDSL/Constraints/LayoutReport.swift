/// What the library has to say about a layout.
nonisolated public enum LayoutReport: Sendable, Equatable, CustomStringConvertible {
  /// A statement that could not be honoured.
  case issue(LayoutIssue)
  /// Required constraints that cannot hold together.
  case conflict(LayoutConflict)
  /// A remark on a statement that was honoured.
  case hint(LayoutHint)

  public var description: String {
    switch self {
    case .issue(let issue): issue.description
    case .conflict(let conflict): conflict.description
    case .hint(let hint): hint.description
    }
  }
}
