import LayoutDSL

/// Runs a test's body so that every conflict, issue and hint fails the test, at the line of the statement that caused it.
///
/// What is expected is wrapped in `expectingConflict`, `expectingIssue` or `expectingHint`. Conflicts are found when a
/// pass solves, so lay out inside. Handlers of roots get nothing meanwhile. The innermost scope counts. Throws what the
/// body does.
///
/// In an XCTest method this is the method of `XCTestCase`. In a helper without such a scope around it failures of XCTest
/// show at the line of the scope, with the statement's place in the message: only the test case can record them anywhere.
/// - Parameter silencing: kinds of hints that are no failure here.
#if MainActorViews
  @MainActor
#endif
public func layoutTest(
  silencing: Set<LayoutHint.Category> = [], fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: LayoutTestBody
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try LayoutTestScope(place: place, silencing: silencing).run { try body() }
}

/// The same for a body that suspends. Tasks it starts as its children belong to the scope.
public func layoutTest(
  silencing: Set<LayoutHint.Category> = [], fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, isolation: isolated (any Actor)? = #isolation, _ body: AsyncLayoutTestBody
) async rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try await LayoutTestScope(place: place, silencing: silencing).run { try await body() }
}
