import LayoutDSL

/// Fails unless constraints determine position and size of a view and of everything inside. Lays the tree out first.
///
/// The message says what is open, in which range, what moves along, and a statement that would settle it.
/// - Parameter withSubviews: false for the view alone.
#if MainActorViews
  @MainActor
#endif
public func assertUnambiguous(
  _ view: View, withSubviews: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let open = withSubviews ? view.layoutAmbiguitiesInSubtree : view.layoutAmbiguities
  guard !open.isEmpty else { return }
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TestFailure(open.map(\.description).joined(separator: "\n"), at: place).record()
}
