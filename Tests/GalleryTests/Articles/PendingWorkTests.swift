import Foundation
import Gallery
import XCTest

final class PendingWorkTests: XCTestCase {
  /// Notes on which thread it is asked.
  private final class NotingService: ArticleService, @unchecked Sendable {
    var notes: [String] = []

    nonisolated(nonsending) func articles() async throws -> [Article] {
      note("articles", in: &notes)
      return Article.samples
    }

    nonisolated(nonsending) func delete(_ id: Article.ID) async throws { note("delete \(id)", in: &notes) }
  }

  @MainActor
  func testInTheOrderOfAsking() async {
    let work = PendingWork()
    let log = Log()
    work.add { log.lines.append("first") }
    work.add {
      log.lines.append("second")
      work.add { log.lines.append("asked for meanwhile") }
    }
    XCTAssertEqual(log.lines, [])
    XCTAssertFalse(work.isEmpty)
    await work.finish()
    XCTAssertEqual(log.lines, ["first", "second", "asked for meanwhile"])
    XCTAssertTrue(work.isEmpty)
    await work.finish()
    XCTAssertEqual(log.lines.count, 3)
  }

  func testAtOnce() {
    onMainActor {
      let work = PendingWork()
      let log = Log()
      work.add { log.lines.append("first") }
      work.add { log.lines.append("second") }
      work.finishAtOnce()
      XCTAssertEqual(log.lines, ["first", "second"])
      XCTAssertTrue(work.isEmpty)
    }
  }

  /// From a screen's wish to the service and back nothing leaves the thread of whoever awaits it.
  @MainActor
  func testOnTheThreadOfWhoeverAwaitsIt() async {
    let service = NotingService()
    let work = PendingWork()
    let controller = ArticleListController(model: ArticleListModel(service: service), start: work.add)
    let window = phone(controller)
    await work.finish()
    MainActor.assertIsolated()
    window.layoutIfNeeded()
    controller.listView.table.userDeleteRow(at: IndexPath(row: 1, section: 0))
    await work.finish()
    MainActor.assertIsolated()
    XCTAssertEqual(service.notes, ["articles on main", "delete 2 on main"])
  }
}

#if MainActorViews
  @MainActor
#endif
private final class Log {
  var lines: [String] = []
}

private func note(_ text: String, in notes: inout [String]) {
  notes.append(text + (Thread.isMainThread ? " on main" : " elsewhere"))
}
