/// What a view waits for. Each `subtree` flag holds if anything below the view waits for the same.
nonisolated package struct PassState {
  package var needsLayout = true
  package var subtreeNeedsLayout = false
  package var needsUpdateConstraints = true
  package var subtreeNeedsUpdateConstraints = false
  /// The engine has not seen the view and what is below it.
  package var needsEntry = false
  package var subtreeNeedsEntry = false
  /// How many layout passes are running inside each other, at the root.
  package var depth = 0
  /// Whether the passes that run have been given up, at the root.
  package var isGivenUp = false
  /// Whether it was reported that passes do not come to rest, at the root.
  package var hasToldLoop = false
}
