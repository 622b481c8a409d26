import LayoutDSL

/// Fails unless all required constraints of the view's tree hold together. Lays the tree out first.
///
/// The message has every contradiction there is, told before or not, with what would resolve it. In a `layoutTest` a new
/// one is a failure at its statement besides.
#if MainActorViews
  @MainActor
#endif
public func assertNoConflicts(
  _ view: View, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let conflicts = view.layoutConflicts
  guard !conflicts.isEmpty else { return }
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TestFailure(conflicts.map(\.description).joined(separator: "\n\n"), at: place).record()
}
