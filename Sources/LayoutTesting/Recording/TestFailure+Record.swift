import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

nonisolated extension TestFailure {
  /// Fails the test that runs: a Swift Testing test if there is one, the XCTest method otherwise.
  package func record() {
    if let sink = FailureSink.current { return sink.record(self) }
    #if canImport(Testing)
      if Test.current != nil { return recordInSwiftTesting() }
    #endif
    #if canImport(XCTest)
      recordInXCTest()
    #endif
  }

  #if canImport(Testing)
    private func recordInSwiftTesting() {
      // The initialiser traps on what is no `Module/File.swift` and on numbers below 1.
      let fileID = place.fileID.contains("/") ? place.fileID : "Unknown/\(place.fileID)"
      let location = SourceLocation(
        fileID: fileID, filePath: place.filePath, line: max(1, Int(place.line)), column: max(1, Int(place.column)))
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  #endif

  #if canImport(XCTest)
    private func recordInXCTest() {
      if let path = place.literalPath { return XCTFail(message, file: path, line: place.line) }
      if let testCase = LayoutTestScope.current?.testCase {
        testCase.recordFailure(message, at: place)
      } else if let path = fallback.literalPath {
        XCTFail(message, file: path, line: fallback.line)
      } else {
        XCTFail(message)
      }
    }
  #endif
}

#if canImport(XCTest)
  nonisolated extension XCTestCase {
    /// Records a failure at a place that is only known at run time, which `XCTFail` cannot.
    fileprivate func recordFailure(_ message: String, at place: TestPlace) {
      #if canImport(ObjectiveC)
        let location = XCTSourceCodeLocation(filePath: place.filePath, lineNumber: Int(place.line))
        var issue = XCTIssue(type: .assertionFailure, compactDescription: message)
        issue.sourceCodeContext = XCTSourceCodeContext(location: location)
        record(issue)
      #else
        recordFailure(withDescription: message, inFile: place.filePath, atLine: Int(place.line), expected: true)
      #endif
    }
  }
#endif
