import Foundation
import LayoutDSL
import LayoutTesting
import XCTest

/// In a scope every report is a failure where it was caused.
final class LayoutTestTests: XCTestCase {
  func testNothingWrongIsNoFailure() {
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      screen.root.layoutIfNeeded()
    }
    failures.checkNone()
  }

  func testAnIssueFailsAtItsStatement() {
    var line: UInt = 0
    let failures = Failures.inScope(of: self) {
      line = #line + 1
      View().snp.makeConstraints { $0.left.equalToSuperview() }
    }
    failures.check(line: line, "has no superview")
  }

  func testAHintFailsAtItsStatement() {
    var line: UInt = 0
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      line = #line + 1
      screen.title.snp.makeConstraints { $0.width.equalTo(screen.note).multipliedBy(2).multipliedBy(3) }
    }
    failures.check(line: line, "second multiplier")
  }

  /// Rows of a table, say, each made before it is in a tree.
  func testALineFailsOnceForManyTrees() {
    let failures = Failures.inScope(of: self) {
      for _ in 0..<3 {
        Screen().title.snp.makeConstraints { _ = $0.left }
      }
    }
    failures.check(line: #line - 3, "title.left is related to nothing")
  }

  func testSilencedHintsAreNoFailures() {
    let failures = Failures.inScope(of: self, silencing: [.multiplierReplaced]) {
      let screen = Screen()
      screen.title.snp.makeConstraints { $0.width.equalTo(screen.note).multipliedBy(2).multipliedBy(3) }
      screen.title.snp.makeConstraints { $0.left.equalTo(1).offset(2) }
    }
    XCTAssertEqual(failures.lines, [UInt(#line - 2)])
  }

  /// In this file the broken constraint is written, in another one what it contradicts.
  func testAConflictFailsAtTheBrokenConstraint() {
    var line: UInt = 0
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      line = #line + 1
      screen.title.snp.makeConstraints { $0.width.equalTo(90).labeled("titleWider") }
      screen.root.layoutIfNeeded()
      screen.root.layoutIfNeeded()
    }
    failures.check(line: line, "title must be 80 wide and 90 wide, which cannot be.\n")
    failures.check(line: line, "titleWider")
  }

  /// The library knows `LayoutTestingTests/Screen.swift` only; the file is found below the package.
  func testAStatementInAnotherFile() {
    var line: UInt = 0
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      line = screen.contradict()
      screen.root.layoutIfNeeded()
    }
    XCTAssertEqual(failures.lines, [line])
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    XCTAssertEqual(failures.all.first?.place.filePath, folder.appendingPathComponent("Support/Screen.swift").path)
    XCTAssertEqual(failures.all.first?.place.fileID, "LayoutTestingTests/Screen.swift")
    XCTAssertEqual(failures.all.first?.fallback.filePath, #filePath)
  }

  /// What nobody wrote in a statement shows at the scope.
  func testAReportWithoutAPlaceFailsAtTheScope() {
    let failures = Failures.inScope(of: self) {
      View().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
    failures.check(line: #line - 3, "is NaN")
  }

  func testTheInnermostScopeCounts() {
    let failures = Failures.inScope(of: self) {
      LayoutTesting.layoutTest(silencing: .all) {
        Screen().title.snp.makeConstraints { _ = $0.left }
      }
    }
    failures.checkNone()
  }

  /// The handler of the root is not asked.
  func testHandlersOfRootsGetNothing() {
    let told = Failures()
    let failures = Failures.inScope(of: self) {
      let screen = Screen()
      screen.root.reportHandler = {
        told.record(TestFailure("\($0)", at: TestPlace(fileID: "", filePath: "", line: 1)))
      }
      screen.title.snp.makeConstraints { _ = $0.left }
    }
    XCTAssertEqual(failures.all.count, 1)
    told.checkNone()
  }

  func testItThrowsWhatTheBodyThrows() {
    struct Thrown: Error {}
    XCTAssertThrowsError(try layoutTest { throw Thrown() }) { XCTAssertTrue($0 is Thrown) }
    XCTAssertThrowsError(try onMainActor { try LayoutTesting.layoutTest { throw Thrown() } }) {
      XCTAssertTrue($0 is Thrown)
    }
  }

  /// Without a test case only the scope's line can be shown by XCTest.
  func testTheFunctionKnowsBothPlaces() {
    var line: UInt = 0
    let failures = Failures.of {
      LayoutTesting.layoutTest {
        line = #line + 1
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    }
    failures.check(line: line, "has no superview")
    XCTAssertEqual(failures.all.first?.fallback.line, line - 2)
    XCTAssertNotNil(failures.all.first?.fallback.literalPath)
  }

  // MARK: Suspending

  func testSuspendingBodies() async {
    let failures = Failures()
    await FailureSink.$current.withValue(FailureSink { failures.record($0) }) {
      await self.layoutTest {
        await Task.yield()
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
      await LayoutTesting.layoutTest {
        await Task.yield()
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    }
    XCTAssertEqual(failures.lines, [UInt(#line - 7), UInt(#line - 3)])
    XCTAssertNil(LayoutReporting.handler)
  }
}
