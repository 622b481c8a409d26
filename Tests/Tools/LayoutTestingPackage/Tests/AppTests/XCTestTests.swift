import App
import LayoutDSL
import LayoutTesting
import XCTest

final class XCTestTests: XCTestCase {
  func testAssertions() {
    layoutTest {
      let panel = Panel(.none)
      assertFrame(panel.title, 10, 10, 80, 30)
      assertFrame(panel.title, 10, 12, 80, 30)  // fails: y is 2 less
      assertFrames(of: panel, ["title": (10, 10, 81, 30)])  // fails: width is 1 less
      assertEqualWidths(panel, panel.title)  // fails: The width is not the same
      assertAligned(.left, panel, panel.title)  // fails: The left is not the same
      assertInside(panel, panel.title)  // fails: reaches out of title
      assertNoOverlap(panel, panel.title)  // fails: overlap by 80 by 30
    }
  }

  func testExplanations() {
    layoutTest {
      let panel = Panel(.none)
      assertFrame(panel.title, 10, 10, 81, 30)  // fails: 80  titleWidth: title.width == 80 (App/Panel.swift:19)
    }
  }

  func testState() {
    layoutTest {
      let panel = Panel(.none)
      assertUnambiguous(panel)
      panel.title.snp.remakeConstraints { $0.size.equalTo(10) }
      assertUnambiguous(panel)  // fails: make.top.equalToSuperview() would settle it
      let broken = Panel(.none)
      expectingConflict {
        broken.title.snp.makeConstraints { $0.width.equalTo(90).labeled("titleWider") }
        broken.layoutIfNeeded()
      }
      assertNoConflicts(broken)  // fails: titleWider
      assertNoIssues { _ = Panel(.issue) }  // fails: relates a position to a size
      assertNoHints { _ = Panel(.hint) }  // fails: has no effect
    }
  }

  func testReportsOfAnotherModule() {
    layoutTest {
      Panel(.conflict).layoutIfNeeded()
      _ = Panel(.issue)
      _ = Panel(.hint)
    }
  }

  func testReportsOfThisFile() {
    layoutTest {
      let panel = Panel(.none)
      panel.title.snp.makeConstraints { make in
        make.bottom.equalTo(4).priority(1)  // fails: reaches 4 beyond the superview
      }
    }
  }

  func testExpected() {
    layoutTest {
      expectingConflict(of: "titleWider", "titleWidth") { Panel(.conflict).layoutIfNeeded() }
      expectingIssue { _ = Panel(.issue) }
      expectingHint(.insetOnCentre) { _ = Panel(.hint) }
      expectingConflict { Panel(.none).layoutIfNeeded() }  // fails: Expected a conflict. None was reported.
    }
  }

  func testSnapshots() {
    layoutTest {
      let panel = Panel(.none)
      assertLayoutSnapshot(of: panel)
      assertLayoutSnapshot(of: panel)  // fails: panel/title moved by (0, -2)
    }
  }

  func testAsynchronous() async {
    await layoutTest {
      await Task.yield()
      let panel = Panel(.none)
      assertFrame(panel.title, 0, 10, 80, 30)  // fails: x is 10 more
    }
  }

  func testHelperInsideAMethodsScope() async {
    await layoutTest { await checkAView() }
  }

  /// Without the method of a test case around it XCTest cannot be told of the statement.
  func testHelperOnItsOwn() async {
    await checkAnotherView()
  }
}

@MainActor
private func checkAView() {
  layoutTest {
    View().snp.makeConstraints { _ = $0.width }  // fails: View.width is related to nothing
  }
}

@MainActor
private func checkAnotherView() async {
  await layoutTest {  // fails: View.height is related to nothing
    View().snp.makeConstraints { _ = $0.height }
  }
}
