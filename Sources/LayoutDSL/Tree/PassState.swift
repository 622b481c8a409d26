/// What a view itself waits for; what waits below it is in its `WaitingSubviews`.
nonisolated package struct PassState {
  package var needsLayout = true
  package var needsUpdateConstraints = true
  /// The engine has not seen the view and what is below it.
  package var needsEntry = false
  /// How many layout passes are running inside each other, at the root.
  package var depth = 0
  /// Whether the passes that run have been given up, at the root.
  package var isGivenUp = false
  /// Whether it was reported that passes do not come to rest, at the root.
  package var hasToldLoop = false
}
