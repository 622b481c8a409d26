import Foundation
import Gallery
import XCTest

/// The model without any views. What is started at once runs until the service holds its answer back.
final class ArticleListModelTests: XCTestCase {
  private struct Unnamed: Error {}

  @MainActor
  func testLoading() async {
    let service = MockArticleService()
    service.holdsAnswers = true
    let model = ArticleListModel(service: service)
    XCTAssertEqual(model.state, .loading)
    XCTAssertEqual(model.shown, [])
    let loading = Task.immediate { await model.load() }
    XCTAssertEqual(service.heldAnswerCount, 1)
    XCTAssertEqual(model.state, .loading)
    service.answer()
    await loading.value
    XCTAssertEqual(model.state, .loaded)
    XCTAssertEqual(model.shown, Article.samples)
  }

  @MainActor
  func testAnErrorAndAnotherTry() async {
    let service = MockArticleService()
    service.loadingError = ArticleServiceError.refused(status: 500)
    let model = ArticleListModel(service: service)
    await model.load()
    XCTAssertEqual(model.state, .error("The server refused with status 500."))
    XCTAssertEqual(model.shown, [])
    service.loadingError = nil
    service.holdsAnswers = true
    let retry = Task.immediate { await model.load() }
    XCTAssertEqual(model.state, .loading)
    service.answer()
    await retry.value
    XCTAssertEqual(model.state, .loaded)
    XCTAssertEqual(model.shown.map(\.id), [1, 2, 3])
  }

  /// Loaded once, asked again in vain: the articles of before are not shown as if they were those of now.
  @MainActor
  func testAnErrorAfterArticles() async {
    let service = MockArticleService()
    let model = ArticleListModel(service: service)
    await model.load()
    service.loadingError = Unnamed()
    await model.load()
    XCTAssertEqual(model.state, .error(Unnamed().localizedDescription))
  }

  @MainActor
  func testTheLastCallCounts() async {
    let service = MockArticleService(Array(Article.samples.prefix(1)))
    service.holdsAnswers = true
    let model = ArticleListModel(service: service)
    let first = Task.immediate { await model.load() }
    service.stored = Article.samples
    let second = Task.immediate { await model.load() }
    XCTAssertEqual(service.heldAnswerCount, 2)
    service.answer(1)
    await second.value
    XCTAssertEqual(model.shown.map(\.id), [1, 2, 3])
    // The answer to the first call comes later, and is older.
    service.answer(0)
    await first.value
    XCTAssertEqual(model.state, .loaded)
    XCTAssertEqual(model.shown.map(\.id), [1, 2, 3])
  }

  @MainActor
  func testAnOldErrorDoesNotCount() async {
    let service = MockArticleService()
    service.holdsAnswers = true
    service.loadingError = Unnamed()
    let model = ArticleListModel(service: service)
    let first = Task.immediate { await model.load() }
    service.loadingError = nil
    let second = Task.immediate { await model.load() }
    service.answer(0)
    await first.value
    XCTAssertEqual(model.state, .loading)
    service.answer(0)
    await second.value
    XCTAssertEqual(model.state, .loaded)
  }

  @MainActor
  func testACancelledLoadChangesNothing() async {
    let service = MockArticleService()
    let model = ArticleListModel(service: service)
    await model.load()
    service.loadingError = CancellationError()
    await model.load()
    XCTAssertEqual(model.state, .loaded)
    XCTAssertEqual(model.shown.count, 3)
  }

  @MainActor
  func testSearching() async {
    let model = ArticleListModel(service: MockArticleService())
    await model.load()
    let found = { (text: String) -> [Int] in
      model.searchText = text
      return model.shown.map(\.id)
    }
    XCTAssertEqual(found("mvvm"), [2])
    XCTAssertEqual(found("WITH"), [3])
    // "Constraints by example", "Testing views without a screen".
    XCTAssertEqual(found("in"), [1, 3])
    // Authors and texts are not searched.
    XCTAssertEqual(found("Ada"), [])
    XCTAssertEqual(found(""), [1, 2, 3])
  }

  @MainActor
  func testDeleting() async {
    let service = MockArticleService()
    let model = ArticleListModel(service: service)
    await model.load()
    service.holdsAnswers = true
    let deletion = Task.immediate { await model.delete(2) }
    // Not shown any more, though it is still there.
    XCTAssertEqual(model.shown.map(\.id), [1, 3])
    XCTAssertEqual(service.stored.map(\.id), [1, 2, 3])
    service.answer()
    await deletion.value
    XCTAssertEqual(model.shown.map(\.id), [1, 3])
    XCTAssertEqual(service.stored.map(\.id), [1, 3])
    XCTAssertNil(model.deletionFailure)
    XCTAssertEqual(model.state, .loaded)
  }

  @MainActor
  func testAnArticleThatIsNotDeletedIsBackInItsPlace() async {
    let service = MockArticleService()
    let model = ArticleListModel(service: service)
    await model.load()
    service.deletionError = ArticleServiceError.unreachable
    service.holdsAnswers = true
    let deletion = Task.immediate { await model.delete(2) }
    XCTAssertEqual(model.shown.map(\.id), [1, 3])
    service.answer()
    await deletion.value
    XCTAssertEqual(model.shown.map(\.id), [1, 2, 3])
    XCTAssertEqual(model.deletionFailure, "“What is MVVM?” could not be deleted. The server cannot be reached.")
    XCTAssertEqual(model.state, .loaded)
    model.dismissDeletionFailure()
    XCTAssertNil(model.deletionFailure)
  }

  /// The first one fails when the second one is gone: it is back where it was among those that are left.
  @MainActor
  func testTwoDeletionsAtOnce() async {
    let service = MockArticleService()
    let model = ArticleListModel(service: service)
    await model.load()
    service.holdsAnswers = true
    service.deletionError = ArticleServiceError.unreachable
    let first = Task.immediate { await model.delete(2) }
    service.deletionError = nil
    let second = Task.immediate { await model.delete(1) }
    XCTAssertEqual(model.shown.map(\.id), [3])
    service.answer(1)
    await second.value
    XCTAssertEqual(model.shown.map(\.id), [3])
    service.answer(0)
    await first.value
    XCTAssertEqual(model.shown.map(\.id), [2, 3])
    XCTAssertEqual(service.stored.map(\.id), [2, 3])
    XCTAssertNotNil(model.deletionFailure)
  }

  @MainActor
  func testDeletingTwiceAsksOnce() async {
    let service = MockArticleService()
    let model = ArticleListModel(service: service)
    await model.load()
    service.holdsAnswers = true
    let deletion = Task.immediate { await model.delete(2) }
    await model.delete(2)
    await model.delete(99)
    XCTAssertEqual(service.heldAnswerCount, 1)
    service.answer()
    await deletion.value
    XCTAssertEqual(model.shown.map(\.id), [1, 3])
  }

  /// The next deletion takes away what was said of the one before.
  @MainActor
  func testTheFailureOfBeforeGoes() async {
    let service = MockArticleService()
    let model = ArticleListModel(service: service)
    await model.load()
    service.deletionError = Unnamed()
    await model.delete(1)
    XCTAssertNotNil(model.deletionFailure)
    service.deletionError = nil
    await model.delete(3)
    XCTAssertNil(model.deletionFailure)
    XCTAssertEqual(model.shown.map(\.id), [1, 2])
    // Nobody waits for a deletion that was cancelled, so nothing is said of it.
    service.deletionError = CancellationError()
    await model.delete(1)
    XCTAssertNil(model.deletionFailure)
    XCTAssertEqual(model.shown.map(\.id), [1, 2])
  }

  @MainActor
  func testDeletingWhatWasSearchedFor() async {
    let model = ArticleListModel(service: MockArticleService())
    await model.load()
    model.searchText = "in"
    await model.delete(3)
    XCTAssertEqual(model.shown.map(\.id), [1])
    model.searchText = ""
    XCTAssertEqual(model.shown.map(\.id), [1, 2])
  }

  /// With the service itself, from the socket to the state.
  @MainActor
  func testWithARealService() async throws {
    let server = try LoopbackServer { request in
      if request.method == "DELETE" { return .init(status: 403) }
      let body = #"[{"id": 1, "title": "A", "author": "B", "published": "2026-01-05T09:00:00Z", "text": "C"}]"#
      return .init(status: 200, body: body)
    }
    defer { server.stop() }
    let model = ArticleListModel(service: RemoteArticleService(address: server.url("articles")))
    await model.load()
    XCTAssertEqual(model.state, .loaded)
    XCTAssertEqual(model.shown.map(\.title), ["A"])
    await model.delete(1)
    XCTAssertEqual(model.shown.map(\.title), ["A"])
    XCTAssertEqual(model.deletionFailure, "“A” could not be deleted. The server refused with status 403.")
    XCTAssertEqual(server.requests.map(\.path), ["/articles", "/articles/1"])
  }
}
