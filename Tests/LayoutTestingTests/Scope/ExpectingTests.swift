import Foundation
import LayoutDSL
import LayoutTesting
import XCTest

/// What is expected is no failure, what does not come is one.
final class ExpectingTests: XCTestCase {
  func testAnExpectedConflict() {
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      let conflicts = expectingConflict {
        _ = screen.contradict()
        screen.root.layoutIfNeeded()
      }
      XCTAssertEqual(conflicts.map(\.broken.label), ["titleWider"])
      expectingConflict(of: "noteWider", "noteWidth") {
        screen.note.snp.makeConstraints { $0.width.equalTo(61).labeled("noteWider") }
        screen.root.layoutIfNeeded()
      }
    }
    failures.checkNone()
  }

  func testAConflictThatDoesNotCome() {
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      let conflicts = expectingConflict(of: "titleWider") { screen.root.layoutIfNeeded() }
      XCTAssertEqual(conflicts, [])
    }
    failures.check(line: #line - 3, "Expected a conflict of titleWider. None was reported.")
  }

  /// One of other constraints is not the expected one.
  func testAConflictOfOthers() {
    var line: UInt = 0
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      expectingConflict(of: "noteWidth") {
        line = screen.contradict()
        screen.root.layoutIfNeeded()
      }
    }
    XCTAssertEqual(failures.lines, [line, UInt(#line - 5)])
  }

  func testMoreThanExpected() {
    let failures = Failures.inScope(of: self) {
      let hints = expectingHint(.missingRelation, count: 2) {
        for _ in 0..<2 { Screen().title.snp.makeConstraints { _ = $0.left } }
        Screen().title.snp.makeConstraints { _ = $0.top }
      }
      XCTAssertEqual(hints.count, 2)
    }
    failures.check(line: #line - 4, "title.top is related to nothing")
  }

  func testFewerThanExpected() {
    let failures = Failures.inScope(of: self) {
      expectingHint(count: 2) { Screen().title.snp.makeConstraints { _ = $0.left } }
    }
    failures.check(line: #line - 2, "Expected a hint. 2 were expected, 1 reported.")
  }

  func testAnExpectedIssue() {
    let failures = Failures.inScope(of: self) {
      let issues = expectingIssue { View().snp.makeConstraints { $0.left.equalToSuperview() } }
      XCTAssertEqual(issues.map(\.line), [UInt(#line - 1)])
      expectingIssue(where: { if case .noSuperview = $0 { true } else { false } }) {
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    }
    failures.checkNone()
  }

  func testAnIssueOfAnotherKind() {
    let failures = Failures.inScope(of: self) {
      expectingIssue(where: { if case .deadItem = $0 { true } else { false } }) {
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    }
    XCTAssertEqual(failures.lines, [UInt(#line - 3), UInt(#line - 4)])
  }

  func testAHintOfAnotherKind() {
    let failures = Failures.inScope(of: self) {
      expectingHint(.insetOnCentre) { Screen().title.snp.makeConstraints { _ = $0.left } }
    }
    XCTAssertEqual(failures.lines, [UInt(#line - 2), UInt(#line - 2)])
    XCTAssertTrue(failures.messages.contains { $0.hasPrefix("Expected a hint insetOnCentre.") }, "\(failures.messages)")
  }

  /// Expectations inside each other: the inner one takes what it wants, the outer the rest.
  func testExpectationsInsideEachOther() {
    let failures = Failures.inScope(of: self) {
      expectingIssue {
        expectingHint {
          Screen().title.snp.makeConstraints { _ = $0.left }
          View().snp.makeConstraints { $0.left.equalToSuperview() }
        }
      }
    }
    failures.checkNone()
  }

  /// Without a scope around them they are one for what is not expected.
  func testOutsideOfAScope() {
    let failures = Failures.of {
      expectingIssue {
        Screen().title.snp.makeConstraints { _ = $0.left }
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    }
    failures.check(line: #line - 4, "title.left is related to nothing")
  }

  func testAnErrorIsThrownOn() {
    struct Thrown: Error {}
    let failures = Failures.of {
      do {
        try expectingConflict { throw Thrown() }
        XCTFail("nothing was thrown")
      } catch {
        XCTAssertTrue(error is Thrown)
      }
    }
    failures.checkNone()
  }
}
