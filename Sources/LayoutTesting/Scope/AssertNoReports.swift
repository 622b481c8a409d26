import LayoutDSL

/// Fails here for every issue that comes up while the body runs: a statement that is left out, with its place in the
/// message. Conflicts and hints go where they would go without. Throws what the body does.
#if MainActorViews
  @MainActor
#endif
public func assertNoIssues(
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: LayoutTestBody
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try LayoutReporting.withFilter(
    { report in
      guard case .issue = report else { return false }
      TestFailure("\(report)", at: place).record()
      return true
    }, operation: { try body() })
}

/// Fails here for every hint that is given while the body runs; see `assertNoIssues`. One that was given before, or is of
/// a kind that is silenced, does not come again.
#if MainActorViews
  @MainActor
#endif
public func assertNoHints(
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: LayoutTestBody
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try LayoutReporting.withFilter(
    { report in
      guard case .hint = report else { return false }
      TestFailure("\(report)", at: place).record()
      return true
    }, operation: { try body() })
}
