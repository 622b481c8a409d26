import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where articles come from.
protocol ArticleService: Sendable {
  func load() async throws -> [Article]
  func delete(_ id: Int) async throws
}

/// Articles of a server.
struct RemoteArticleService: ArticleService {
  let address: URL

  func load() async throws -> [Article] {
    let (data, _) = try await URLSession.shared.data(from: address)
    return try JSONDecoder().decode([Article].self, from: data)
  }

  func delete(_ id: Int) async throws {
    var request = URLRequest(url: address.appendingPathComponent(String(id)))
    request.httpMethod = "DELETE"
    _ = try await URLSession.shared.data(for: request)
  }
}

/// Articles for tests: those it is given, or a fault.
struct SampleArticleService: ArticleService {
  struct Fault: LocalizedError {
    var errorDescription: String? { "There is no connection." }
  }

  var articles: [Article] = []
  var loadingFails = false
  var deletingFails = false

  func load() async throws -> [Article] {
    if loadingFails { throw Fault() }
    return articles
  }

  func delete(_ id: Int) async throws {
    if deletingFails { throw Fault() }
  }
}
