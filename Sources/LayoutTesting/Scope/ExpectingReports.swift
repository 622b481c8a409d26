import LayoutDSL

/// Runs code that must lead to a conflict. One that does not come fails the test here; any other report is a failure at
/// the line of its statement, as in `layoutTest`.
///
/// Conflicts are found when a pass solves, so lay out inside. Returns the expected conflicts that came, in order. Throws
/// what the body does, and then does not ask whether they came.
/// - Parameters:
///   - labels: names of constraints (`labeled`) that must be part of the conflict.
///   - count: how many are expected; more are failures.
#if MainActorViews
  @MainActor
#endif
@discardableResult
public func expectingConflict(
  of labels: String..., count: Int = 1, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: LayoutTestBody
) rethrows -> [LayoutConflict] {
  let expected = ExpectedReports<LayoutConflict>(count: count) { report in
    guard case .conflict(let conflict) = report else { return nil }
    let found = (conflict.contradicting + [conflict.broken]).map(\.label)
    return labels.allSatisfy { found.contains($0) } ? conflict : nil
  }
  let wanted = "a conflict" + (labels.isEmpty ? "" : " of \(labels.joined(separator: ", "))")
  return try expected.run(
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column), wanted: wanted,
    advice: "Conflicts are found when the tree is laid out, and told once until they no longer hold."
  ) { try body() }
}

/// Runs code that must lead to an issue: a statement that is left out. Otherwise as `expectingConflict`.
/// - Parameter matches: what the issue must be; any by default.
#if MainActorViews
  @MainActor
#endif
@discardableResult
public func expectingIssue(
  count: Int = 1, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, where matches: @escaping @Sendable (LayoutIssue.Kind) -> Bool = { _ in true },
  _ body: LayoutTestBody
) rethrows -> [LayoutIssue] {
  let expected = ExpectedReports<LayoutIssue>(count: count) { report in
    guard case .issue(let issue) = report, matches(issue.kind) else { return nil }
    return issue
  }
  return try expected.run(
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column), wanted: "an issue",
    advice: "A constraint tells its issue once until it can be active."
  ) { try body() }
}

/// Runs code that must lead to a hint. Otherwise as `expectingConflict`.
/// - Parameter category: the kind of hint; any by default.
#if MainActorViews
  @MainActor
#endif
@discardableResult
public func expectingHint(
  _ category: LayoutHint.Category? = nil, count: Int = 1, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: LayoutTestBody
) rethrows -> [LayoutHint] {
  let expected = ExpectedReports<LayoutHint>(count: count) { report in
    guard case .hint(let hint) = report, category == nil || hint.kind.category == category else { return nil }
    return hint
  }
  return try expected.run(
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    wanted: category.map { "a hint \($0.rawValue)" } ?? "a hint",
    advice: "A hint is told once per line and tree, and not where it is silenced."
  ) { try body() }
}
