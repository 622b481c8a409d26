import LayoutDSL
import XCTest

/// The task's handler of reports: before and instead of the root's, nested, and across suspensions.
final class TaskHandlerTests: XCTestCase {
  func testItComesBeforeTheRootsHandler() {
    onMainActor {
      let view = View()
      var toldRoot = 0
      view.reportHandler = { _ in toldRoot += 1 }
      let outer = ReportRecorder()
      let inner = ReportRecorder()
      outer.during {
        view.snp.makeConstraints { $0.left.equalToSuperview() }
        inner.during { view.snp.makeConstraints { $0.top.equalToSuperview() } }
        view.snp.makeConstraints { $0.right.equalToSuperview() }
      }
      XCTAssertNil(LayoutReporting.handler)
      view.snp.makeConstraints { $0.bottom.equalToSuperview() }
      XCTAssertEqual(outer.reports.count, 2)
      XCTAssertEqual(inner.reports.count, 1)
      XCTAssertEqual(toldRoot, 1)
    }
  }

  func testItOutlastsSuspensions() async {
    let recorder = ReportRecorder()
    let result = await LayoutReporting.withHandler({ recorder.record($0) }) { () async -> Int in
      await Task.yield()
      await makeAStatementWithoutSuperview()
      return 7
    }
    XCTAssertEqual(result, 7)
    XCTAssertEqual(recorder.issues.count, 1)
    XCTAssertNil(LayoutReporting.handler)
  }
}

#if MainActorViews
  @MainActor
#endif
private func makeAStatementWithoutSuperview() async {
  View().snp.makeConstraints { $0.left.equalToSuperview() }
}
