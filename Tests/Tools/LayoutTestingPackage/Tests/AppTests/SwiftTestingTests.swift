import App
import LayoutDSL
import LayoutTesting
import Testing

@MainActor
@Suite struct SwiftTestingTests {
  @Test func assertions() {
    layoutTest {
      let panel = Panel(.none)
      assertFrame(panel.title, 10, 10, 80, 30)
      assertFrame(panel.title, 10, 12, 80, 30)  // fails: y is 2 less
      assertFrames(of: panel, ["title": (10, 10, 81, 30)])  // fails: width is 1 less
      assertEqualHeights(panel, panel.title)  // fails: The height is not the same
      assertInside(panel, panel.title)  // fails: reaches out of title
    }
  }

  @Test func explanations() {
    layoutTest {
      let panel = Panel(.none)
      assertFrame(panel.title, 10, 10, 81, 30)  // fails: 80  titleWidth: title.width == 80 (App/Panel.swift:19)
    }
  }

  @Test(.layoutTest()) func trait() {
    View().snp.makeConstraints { $0.left.equalToSuperview() }  // fails: View has no superview
  }

  @Test func reportsOfAnotherModule() {
    layoutTest {
      Panel(.conflict).layoutIfNeeded()
      _ = Panel(.issue)
      _ = Panel(.hint)
    }
  }

  @Test func reportsOfThisFile() {
    layoutTest {
      let panel = Panel(.none)
      panel.title.snp.makeConstraints { make in
        make.bottom.equalTo(4).priority(1)  // fails: reaches 4 beyond the superview
      }
    }
  }

  @Test func expected() {
    layoutTest {
      expectingConflict(of: "titleWider", "titleWidth") { Panel(.conflict).layoutIfNeeded() }
      expectingIssue { _ = Panel(.issue) }
      expectingHint(.insetOnCentre) { _ = Panel(.hint) }
      expectingConflict { Panel(.none).layoutIfNeeded() }  // fails: Expected a conflict. None was reported.
    }
  }

  @Test func snapshots() {
    layoutTest {
      assertLayoutSnapshot(of: Panel(.none))  // fails: There is no __Snapshots__/SwiftTestingTests/snapshots.1.txt
    }
  }

  @Test func asynchronous() async {
    await layoutTest {
      await Task.yield()
      let panel = Panel(.none)
      assertFrame(panel.title, 0, 10, 80, 30)  // fails: x is 10 more
    }
  }
}
