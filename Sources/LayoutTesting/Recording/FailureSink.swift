/// Where failures go instead of the framework that runs the test; for tests of the assertions themselves.
nonisolated package final class FailureSink: Sendable {
  @TaskLocal package static var current: FailureSink?

  private let take: @Sendable (TestFailure) -> Void

  package init(_ take: @escaping @Sendable (TestFailure) -> Void) {
    self.take = take
  }

  package func record(_ failure: TestFailure) { take(failure) }
}
