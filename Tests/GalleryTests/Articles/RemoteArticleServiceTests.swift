import Foundation
import Gallery
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The service against a server on this machine.
final class RemoteArticleServiceTests: XCTestCase {
  private let list = """
    [
      {"id": 7, "title": "Trees", "author": "Ada", "published": "2026-01-05T09:00:00Z", "text": "Of views."},
      {"id": 3, "title": "Ränder", "author": "Ben", "published": "1970-01-01T00:00:10Z", "text": "A — B"}
    ]
    """

  private func service(_ address: URL) -> RemoteArticleService {
    RemoteArticleService(address: address, session: URLSession(configuration: .ephemeral))
  }

  /// What asking for articles and deleting one end with, if the server answers everything in one way.
  private func errors(
    with response: LoopbackServer.Response?
  ) async throws -> (loading: ArticleServiceError?, deleting: ArticleServiceError?) {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    let service = service(server.url("articles"))
    let loading = await thrown { _ = try await service.articles() }
    let deleting = await thrown { try await service.delete(7) }
    XCTAssertEqual(server.requests.map(\.method), ["GET", "DELETE"])
    return (loading as? ArticleServiceError, deleting as? ArticleServiceError)
  }

  func testArticles() async throws {
    let list = list
    let server = try LoopbackServer { _ in .init(status: 200, body: list) }
    defer { server.stop() }
    let articles = try await service(server.url("articles")).articles()
    // In the server's order. 20458 days and 9 hours after 1970: 56 x 365 + 14 leap days + 4.
    let first = Article(
      id: 7, title: "Trees", author: "Ada",
      published: Date(timeIntervalSince1970: (56 * 365 + 14 + 4) * 86_400 + 9 * 3_600), text: "Of views.")
    let second = Article(
      id: 3, title: "Ränder", author: "Ben", published: Date(timeIntervalSince1970: 10), text: "A — B")
    XCTAssertEqual(articles, [first, second])
    XCTAssertEqual(server.requests, [.init(method: "GET", path: "/articles")])
  }

  func testNoArticles() async throws {
    let server = try LoopbackServer { _ in .init(status: 200, body: "[]") }
    defer { server.stop() }
    let articles = try await service(server.url("articles")).articles()
    XCTAssertEqual(articles, [])
  }

  func testDeleting() async throws {
    let server = try LoopbackServer { _ in .init(status: 204) }
    defer { server.stop() }
    try await service(server.url("articles")).delete(7)
    XCTAssertEqual(server.requests, [.init(method: "DELETE", path: "/articles/7")])
  }

  func testNotFound() async throws {
    let errors = try await errors(with: .init(status: 404, body: list))
    XCTAssertEqual(errors.loading, .refused(status: 404))
    XCTAssertEqual(errors.deleting, .refused(status: 404))
  }

  func testServerError() async throws {
    let errors = try await errors(with: .init(status: 500, body: "oh"))
    XCTAssertEqual(errors.loading, .refused(status: 500))
    XCTAssertEqual(errors.deleting, .refused(status: 500))
  }

  /// Deleting does not read the answer.
  func testMalformedAnswers() async throws {
    let bodies = [
      "", "{", "[{]", "{\"articles\": []}", "[{\"id\": 1}]", String(list.dropLast(3)),
      list.replacingOccurrences(of: "2026-01-05T09:00:00Z", with: "yesterday"),
      list.replacingOccurrences(of: "7", with: "\"seven\""),
    ]
    for body in bodies {
      let errors = try await errors(with: .init(status: 200, body: body))
      XCTAssertEqual(errors.loading, .unreadable, body)
      XCTAssertNil(errors.deleting, body)
    }
  }

  func testAConnectionThatIsClosed() async throws {
    let server = try LoopbackServer { _ in nil }
    defer { server.stop() }
    let service = service(server.url("articles"))
    let loading = await thrown { _ = try await service.articles() }
    XCTAssertEqual(loading as? ArticleServiceError, .unreachable)
    let deleting = await thrown { try await service.delete(7) }
    XCTAssertEqual(deleting as? ArticleServiceError, .unreachable)
  }

  /// The port is taken, so that nobody else can listen there, but not listened at.
  func testConnectionRefused() async throws {
    let (socket, port) = try LoopbackServer.boundSocket()
    defer { close(socket) }
    let service = service(URL(string: "http://127.0.0.1:\(port)/articles")!)
    let loading = await thrown { _ = try await service.articles() }
    XCTAssertEqual(loading as? ArticleServiceError, .unreachable)
    let deleting = await thrown { try await service.delete(7) }
    XCTAssertEqual(deleting as? ArticleServiceError, .unreachable)
  }

  func testACancelledTaskAsksNobody() async throws {
    let server = try LoopbackServer { _ in .init(status: 200, body: "[]") }
    defer { server.stop() }
    let service = service(server.url("articles"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await thrown { _ = try await service.articles() }
    }
    let cancellation = await task.value
    XCTAssertTrue(cancellation is CancellationError, "\(String(describing: cancellation))")
    XCTAssertEqual(server.requests, [])
  }

  func testWordsForUsers() {
    XCTAssertEqual(ArticleServiceError.unreachable.localizedDescription, "The server cannot be reached.")
    XCTAssertEqual(ArticleServiceError.refused(status: 404).localizedDescription, "The server does not have that.")
    XCTAssertEqual(
      ArticleServiceError.refused(status: 503).localizedDescription, "The server refused with status 503.")
    XCTAssertEqual(ArticleServiceError.unreadable.localizedDescription, "The server’s answer makes no sense.")
  }
}

private func thrown(by body: () async throws -> Void) async -> (any Error)? {
  do {
    try await body()
    return nil
  } catch {
    return error
  }
}
