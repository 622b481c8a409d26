import Foundation
import LayoutDSL

#if canImport(XCTest)
  import XCTest
#endif

/// A test in which no report goes unnoticed: each becomes a failure at the line of the statement that caused it.
nonisolated package final class LayoutTestScope: Sendable {
  /// The scope the task is in.
  @TaskLocal package static var current: LayoutTestScope?

  /// Where the scope was opened; reports nobody wrote fail there.
  let place: TestPlace
  /// Which hints failed already. Trees tell a line once each, a test has many.
  private let hints: Locked<HintState>
  private let snapshotCounts = Locked<[String: Int]>([:])

  init(place: TestPlace, silencing silenced: Set<LayoutHint.Category>) {
    self.place = place
    hints = Locked(HintState(silencing: silenced))
    #if canImport(XCTest)
      heldCase = Self.current?.heldCase ?? HeldCase(testCase: nil)
    #endif
  }

  #if canImport(XCTest)
    /// The test method the scope is in, where it is known: only the method itself can fail at any line.
    var testCase: XCTestCase? { heldCase.testCase }

    private let heldCase: HeldCase

    /// A test case on its way into handlers that may be called from anywhere. Nothing is asked of it but to record
    /// failures, as every assertion does.
    private struct HeldCase: @unchecked Sendable {
      let testCase: XCTestCase?
    }

    init(place: TestPlace, silencing silenced: Set<LayoutHint.Category>, testCase: XCTestCase) {
      self.place = place
      hints = Locked(HintState(silencing: silenced))
      heldCase = HeldCase(testCase: testCase)
    }
  #endif

  /// Runs the body with this scope as the one that gets the reports.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) {
      try LayoutReporting.withHandler({ [self] in take($0) }, operation: body)
    }
  }

  /// The same for a body that suspends.
  func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) {
      try await LayoutReporting.withHandler({ [self] in take($0) }, operation: body)
    }
  }

  /// Fails for a report, unless it is a hint of a silenced kind or one of a line that failed already.
  func take(_ report: LayoutReport) {
    if case .hint(let hint) = report, !hints.withLock({ $0.take(hint) }) { return }
    TestFailure(report.failureMessage, at: report.place(near: place) ?? place, or: place).record()
  }

  /// Counts the unnamed snapshots of a test: 1 for the first.
  func nextSnapshot(of test: String) -> Int {
    snapshotCounts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 0]
    }
  }
}
