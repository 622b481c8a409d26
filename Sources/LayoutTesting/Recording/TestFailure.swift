/// One thing a test got wrong.
nonisolated package struct TestFailure: Sendable {
  package let message: String
  /// Where the failure shows: the assertion's call, or the statement that caused it.
  package let place: TestPlace
  /// Where to show it if the framework that runs can only be told of a call's own place.
  package let fallback: TestPlace

  package init(_ message: String, at place: TestPlace, or fallback: TestPlace? = nil) {
    self.message = message
    self.place = place
    self.fallback = fallback ?? place
  }
}
