import Foundation
import LayoutDSL
import LayoutTesting
import XCTest

/// The screen's title is at (10, 20, 80, 30), its note at (100, 20, 60, 30).
final class AssertFrameTests: XCTestCase {
  /// It lays out first.
  func testTheExpectedFrame() {
    Failures.of {
      let screen = Screen()
      assertFrame(screen.title, 10, 20, 80, 30)
      assertFrame(screen.note, CGRect(x: 100, y: 20, width: 60, height: 30))
      screen.title.snp.updateConstraints { $0.width.equalTo(81) }
      assertFrame(screen.note, 101, 20, 60, 30)
    }.checkNone()
  }

  /// With what determines what is off, and nothing else.
  func testAnotherFrame() {
    let screen = onMainActor { Screen() }
    let failures = Failures.of { assertFrame(screen.title, 10, 24, 79.5, 30) }
    let (file, line) = ("LayoutTestingTests/Screen.swift", onMainActor { screen.titleLine })
    failures.check(
      line: #line - 3,
      """
      title is (10, 20, 80, 30), not (10, 24, 79.5, 30): y is 4 less, width is 0.5 more
        title.top is 20
          20  titleTop: title.top == screen.top + 20 (\(file):\(line + 1))
        title.width is 80
          80  titleWidth: title.width == 80 (\(file):\(line + 2))
      """)
    XCTAssertFalse(failures.messages[0].contains("titleLeft"), failures.messages[0])
  }

  /// The chain goes on to the root: 10 + 80 + 10.
  func testTheExplanationOfAChain() {
    let screen = onMainActor { Screen() }
    let file = "LayoutTestingTests/Screen.swift"
    let (title, note) = onMainActor { (screen.titleLine, screen.noteLine) }
    Failures.of { assertFrame(screen.note, 99, 20, 60, 30) }.check(
      line: #line - 1,
      """
      note is (100, 20, 60, 30), not (99, 20, 60, 30): x is 1 more
        note.left is 100
          10  noteLeft: note.left == title.right + 10 (\(file):\(note))
          10  titleLeft: title.left == screen.left + 10 (\(file):\(title))
          80  titleWidth: title.width == 80 (\(file):\(title + 2))
      """)
  }

  func testAccuracy() {
    let screen = onMainActor { Screen() }
    Failures.of {
      assertFrame(screen.title, 10.0009, 20, 80, 29.9991)
      assertFrame(screen.title, 10.5, 19.5, 80, 30, accuracy: 0.5)
    }.checkNone()
    Failures.of { assertFrame(screen.title, 10.002, 20, 80, 30) }.check(line: #line, "x is 0.002 less")
    Failures.of { assertFrame(screen.title, 10.00001, 20, 80, 30, accuracy: 0) }.check(line: #line, "x is 1e-05 less")
    Failures.of { assertFrame(screen.title, .nan, 20, 80, 30) }.check(line: #line, "x is 10")
  }

  func testAGuide() {
    let failures = Failures.of {
      let screen = Screen()
      let guide = LayoutGuide()
      guide.identifier = "gap"
      screen.root.addLayoutGuide(guide)
      guide.snp.makeConstraints { make in
        make.left.equalTo(screen.title.snp.right)
        make.right.equalTo(screen.note.snp.left)
        make.top.bottom.equalToSuperview()
      }
      assertFrame(guide, 90, 0, 10, 100)
      assertFrame(guide, 90, 0, 11, 100)
    }
    failures.check(line: #line - 2, "screen.gap is (90, 0, 10, 100), not (90, 0, 11, 100): width is 1 less")
  }

  // MARK: Tables

  func testATable() {
    Failures.of {
      let screen = Screen()
      assertFrames(
        of: screen.root,
        ["screen": (0, 0, 200, 100), "title": (10, 20, 80, 30), "note": (100, 20, 60, 30)])
    }.checkNone()
  }

  /// One failure with a line for each that is off.
  func testATableWithMistakes() {
    let failures = Failures.of {
      let screen = Screen()
      screen.root.addSubview(View())
      let twin = View()
      twin.snp.setLabel("note")
      screen.root.addSubview(twin)
      let unnamed = "screen.View[2]"
      assertFrames(
        of: screen.root,
        [
          "title": (10, 20, 80, 31), "note": (100, 20, 60, 30), "badge": (0, 0, 1, 1), unnamed: (0, 0, 0, 0),
          "screen": (0, 0, 200, 101),
        ])
    }
    XCTAssertEqual(failures.lines, [UInt(#line - 7)])
    let lines = failures.messages.flatMap { $0.split(separator: "\n").map(String.init) }
    XCTAssertTrue(lines.contains("  title.height is 30"), lines.joined(separator: "\n"))
    for expected in [
      "title is (10, 20, 80, 30), not (10, 20, 80, 31): height is 1 less",
      "note is the name of 2",
      "badge is the name of nothing there",
      "screen is (0, 0, 200, 100), not (0, 0, 200, 101): height is 1 less",
    ] {
      XCTAssertTrue(lines.contains(expected), "\(expected) in\n\(lines.joined(separator: "\n"))")
    }
    XCTAssertFalse(lines.contains { $0.hasPrefix("screen.View") })
  }
}
