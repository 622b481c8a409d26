import LayoutDSL
import LayoutTesting
import Testing

/// The same functions in Swift Testing.
@MainActor
@Suite struct SwiftTestingTests {
  @Test func nothingWrongIsNoFailure() {
    layoutTest {
      let screen = Screen()
      assertFrame(screen.title, 10, 20, 80, 30)
      expectingConflict {
        _ = screen.contradict()
        screen.root.layoutIfNeeded()
      }
    }
  }

  @Test func failuresAreIssues() {
    withKnownIssue {
      layoutTest {
        let screen = Screen()
        assertFrame(screen.title, 10, 20, 80, 31)
      }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 3
        && issue.comments.contains { $0.rawValue.hasPrefix("title is (10, 20, 80, 30), not (10, 20, 80, 31)") }
    }
  }

  @Test func reportsAreIssuesAtTheirStatements() {
    withKnownIssue {
      layoutTest {
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 3 && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func suspendingBodies() async {
    await withKnownIssue {
      await layoutTest {
        await Task.yield()
        View().snp.makeConstraints { $0.left.equalToSuperview() }
      }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 3
    }
  }

  @Test(.layoutTest()) func theTraitIsAScope() {
    withKnownIssue {
      View().snp.makeConstraints { $0.left.equalToSuperview() }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
    }
    expectingIssue { View().snp.makeConstraints { $0.left.equalToSuperview() } }
  }

  @Suite(.layoutTest(silencing: [.missingRelation])) struct WithTrait {
    @MainActor
    @Test func everyTestHasAScope() {
      View().snp.makeConstraints { _ = $0.left }
      withKnownIssue {
        View().frame.size.width = .infinity
      } matching: { issue in
        // Where the trait is.
        issue.sourceLocation?.line == #line - 8
      }
    }
  }
}
