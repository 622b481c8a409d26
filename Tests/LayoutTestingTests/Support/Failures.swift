import Foundation
import LayoutDSL
import LayoutTesting
import Synchronization
import XCTest

/// The failures recorded while it takes the place of the test framework.
final class Failures: Sendable {
  private let stored = Mutex<[TestFailure]>([])

  var all: [TestFailure] { stored.withLock { $0 } }
  var messages: [String] { all.map(\.message) }
  var lines: [UInt] { all.map(\.place.line) }

  func record(_ failure: TestFailure) {
    stored.withLock { $0.append(failure) }
  }

  /// Those of the body, which runs where views live.
  static func of(_ body: LayoutTestBody) rethrows -> Failures {
    let failures = Failures()
    let sink = FailureSink { failures.record($0) }
    try FailureSink.$current.withValue(sink) {
      try onMainActor { try body() }
    }
    return failures
  }

  /// Those of the body as that of a test method's `layoutTest`, which counts as called where this is.
  static func inScope(
    of testCase: XCTestCase, silencing: Set<LayoutHint.Category> = [], fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, _ body: LayoutTestBody
  ) rethrows -> Failures {
    let failures = Failures()
    let sink = FailureSink { failures.record($0) }
    try FailureSink.$current.withValue(sink) {
      try testCase.layoutTest(silencing: silencing, fileID: fileID, file: file, line: line, body)
    }
    return failures
  }

  /// Fails unless there is one failure, at the line, with the text in its message.
  func check(line: UInt, _ text: String, file: StaticString = #filePath, callLine: UInt = #line) {
    XCTAssertEqual(lines, [line], "\(messages)", file: file, line: callLine)
    for failure in all {
      XCTAssertTrue(failure.message.contains(text), failure.message, file: file, line: callLine)
      XCTAssertEqual(failure.place.filePath, "\(file)", file: file, line: callLine)
    }
  }

  /// Fails unless there are so many.
  func checkLines(count: Int, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(lines.count, count, "\(messages)", file: file, line: line)
  }

  /// Fails unless there is none.
  func checkNone(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(messages, [], file: file, line: line)
  }
}
