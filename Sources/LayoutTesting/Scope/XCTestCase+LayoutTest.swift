#if canImport(XCTest)
  import Foundation
  import LayoutDSL
  import XCTest

  nonisolated extension XCTestCase {
    /// Runs the body of a test method so that every conflict, issue and hint fails the test, at the line of the
    /// statement that caused it; see the function of the same name.
    ///
    /// Under the trait `MainActorViews` the body is on the main actor, where XCTest runs synchronous methods; elsewhere
    /// the test fails and the body does not run.
    public func layoutTest(
      silencing: Set<LayoutHint.Category> = [], fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: LayoutTestBody
    ) rethrows {
      let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      let scope = LayoutTestScope(place: place, silencing: silencing, testCase: self)
      #if MainActorViews
        guard Thread.isMainThread else {
          return TestFailure("Views belong to the main actor; this is another thread.", at: place).record()
        }
        try scope.run { try MainActor.assumeIsolated { try body() } }
      #else
        try scope.run { try body() }
      #endif
    }

    /// The same for a body that suspends.
    public func layoutTest(
      silencing: Set<LayoutHint.Category> = [], fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      isolation: isolated (any Actor)? = #isolation, _ body: AsyncLayoutTestBody
    ) async rethrows {
      let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      let scope = LayoutTestScope(place: place, silencing: silencing, testCase: self)
      try await scope.run { try await body() }
    }
  }
#endif
