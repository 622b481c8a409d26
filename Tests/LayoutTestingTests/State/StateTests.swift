import Foundation
import LayoutDSL
import LayoutTesting
import XCTest

/// Contradictions and ambiguities of a tree, issues and hints of a piece of code.
final class StateTests: XCTestCase {
  // MARK: Conflicts

  /// Also one that was told before; it is told only once.
  func testConflicts() {
    let recorded = Failures()
    let failures = Failures.of {
      let screen = Screen()
      assertNoConflicts(screen.root)
      LayoutReporting.withHandler({ _ in recorded.record(TestFailure("", at: .init(fileID: "", filePath: "", line: 1)))
      }) {
        _ = screen.contradict()
        screen.root.layoutIfNeeded()
        assertNoConflicts(screen.note)
        assertNoConflicts(screen.root)
      }
    }
    XCTAssertEqual(failures.lines, [UInt(#line - 4), UInt(#line - 3)])
    for message in failures.messages { XCTAssertTrue(message.contains("titleWider"), message) }
    XCTAssertEqual(recorded.all.count, 1)
  }

  // MARK: Ambiguities

  func testAmbiguities() {
    let failures = Failures.of {
      let screen = Screen()
      assertUnambiguous(screen.root)
      let avatar = View()
      avatar.snp.setLabel("avatar")
      screen.root.addSubview(avatar)
      avatar.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.size.equalTo(10)
      }
      assertUnambiguous(screen.root, withSubviews: false)
      assertUnambiguous(screen.title)
      assertUnambiguous(avatar, withSubviews: false)
      assertUnambiguous(screen.root)
    }
    XCTAssertEqual(failures.lines, [UInt(#line - 3), UInt(#line - 2)])
    for message in failures.messages {
      XCTAssertTrue(message.hasPrefix("avatar.minY is open: it is 0"), message)
      XCTAssertTrue(message.hasSuffix("make.top.equalToSuperview() would settle it."), message)
    }
  }

  // MARK: Issues and hints

  func testIssues() {
    let failures = Failures.of {
      assertNoIssues { Screen().root.layoutIfNeeded() }
      assertNoIssues {
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    }
    failures.check(line: #line - 4, "StateTests.swift:\(#line - 3): View has no superview")
  }

  func testHints() {
    let failures = Failures.of {
      let screen = Screen()
      assertNoHints { screen.root.layoutIfNeeded() }
      assertNoHints {
        screen.title.snp.makeConstraints { _ = $0.left }
      }
    }
    failures.check(line: #line - 4, "StateTests.swift:\(#line - 3): title.left is related to nothing")
  }

  /// What is not asked for goes where it would go without: to the scope, or to the root.
  func testTheOthersGoOn() {
    let failures = Failures.inScope(of: self) {
      assertNoIssues { Screen().title.snp.makeConstraints { _ = $0.left } }
      assertNoHints { View().snp.makeConstraints { $0.left.equalToSuperview() } }
    }
    XCTAssertEqual(failures.lines, [3, 2].map { UInt(#line - $0) }.map { $0 })
    let told = Failures()
    Failures.of {
      let screen = Screen()
      screen.root.reportHandler = { told.record(TestFailure("\($0)", at: .init(fileID: "", filePath: "", line: 1))) }
      assertNoIssues { screen.title.snp.makeConstraints { _ = $0.left } }
    }.checkNone()
    told.checkLines(count: 1)
  }

  func testErrorsAreThrownOn() {
    struct Thrown: Error {}
    XCTAssertThrowsError(try onMainActor { try assertNoIssues { throw Thrown() } }) { XCTAssertTrue($0 is Thrown) }
    XCTAssertThrowsError(try onMainActor { try assertNoHints { throw Thrown() } }) { XCTAssertTrue($0 is Thrown) }
  }
}
