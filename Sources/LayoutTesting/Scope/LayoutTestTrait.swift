#if canImport(Testing)
  import LayoutDSL
  import Testing

  /// Makes a `layoutTest` of each test it is given to: `@Test(.layoutTest())`, or `@Suite(.layoutTest())` for all in it.
  nonisolated public struct LayoutTestTrait: TestTrait, SuiteTrait, TestScoping {
    private let place: TestPlace
    private let silenced: Set<LayoutHint.Category>

    /// Suites hand it down, so that every test has a scope of its own.
    public var isRecursive: Bool { true }

    fileprivate init(place: TestPlace, silencing silenced: Set<LayoutHint.Category>) {
      self.place = place
      self.silenced = silenced
    }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await LayoutTestScope(place: place, silencing: silenced).run { try await function() }
    }
  }

  nonisolated extension Trait where Self == LayoutTestTrait {
    /// Every conflict, issue and hint of the test fails it, as in the function `layoutTest`. Reports that nobody wrote in a
    /// statement show where the trait is.
    public static func layoutTest(
      silencing: Set<LayoutHint.Category> = [], fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> LayoutTestTrait {
      LayoutTestTrait(
        place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column), silencing: silencing)
    }
  }
#endif
