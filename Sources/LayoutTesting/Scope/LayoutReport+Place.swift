import LayoutDSL

nonisolated extension LayoutReport {
  /// The report with what matters most in its first line, which is all that some tools show.
  var failureMessage: String {
    guard case .conflict(let conflict) = self, !conflict.words.isEmpty else { return description }
    return "\(conflict.words), which cannot be.\n\(conflict)"
  }

  /// Where the statement is that caused it; nil when nobody wrote one. A conflict's is the latest constraint of a set
  /// that has a place, which is the broken one if a user wrote it.
  func place(near known: TestPlace) -> TestPlace? {
    let statement: (file: String?, line: UInt?)
    switch self {
    case .issue(let issue): statement = (issue.file, issue.line)
    case .hint(let hint): statement = (hint.file, hint.line)
    case .conflict(let conflict):
      let written = (conflict.contradicting + [conflict.broken]).last { $0.file != nil && $0.line != nil }
      statement = (written?.file, written?.line)
    }
    guard let file = statement.file, let line = statement.line else { return nil }
    return TestPlace(fileID: file, filePath: SourceFiles.path(of: file, near: known), line: line)
  }
}
