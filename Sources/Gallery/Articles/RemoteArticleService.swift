import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Articles of a server: `GET` of an address gives all of them as JSON, `DELETE` below it deletes one.
nonisolated package struct RemoteArticleService: ArticleService {
  private let address: URL
  private let session: URLSession

  /// - Parameter address: of the list, such as `https://example.org/articles`; an article is at `articles/` and its id.
  package init(address: URL, session: URLSession = .shared) {
    self.address = address
    self.session = session
  }

  package func articles() async throws -> [Article] {
    let data = try await answer(to: URLRequest(url: address))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode([Article].self, from: data)
    } catch {
      throw ArticleServiceError.unreadable
    }
  }

  package func delete(_ id: Article.ID) async throws {
    var request = URLRequest(url: address.appendingPathComponent(String(id)))
    request.httpMethod = "DELETE"
    _ = try await answer(to: request)
  }

  private func answer(to request: URLRequest) async throws -> Data {
    try Task.checkCancellation()
    let (data, response) = try await response(to: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else { throw ArticleServiceError.unreachable }
    guard (200..<300).contains(status) else { throw ArticleServiceError.refused(status: status) }
    return data
  }

  private func response(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await session.data(for: request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch {
      throw ArticleServiceError.unreachable
    }
  }
}
