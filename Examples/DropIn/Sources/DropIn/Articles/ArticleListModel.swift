import Foundation

/// What is to be seen of the articles.
@MainActor
final class ArticleListModel {
  enum State: Equatable {
    case loading
    case loaded
    case failed(String)
  }

  private(set) var state = State.loading { didSet { onChange?() } }
  private(set) var articles: [Article] = []
  var search = "" { didSet { onChange?() } }
  var onChange: (() -> Void)?

  private let service: any ArticleService

  init(service: any ArticleService) {
    self.service = service
  }

  var shown: [Article] {
    search.isEmpty ? articles : articles.filter { $0.title.range(of: search, options: .caseInsensitive) != nil }
  }

  func load() async {
    state = .loading
    do {
      articles = try await service.load()
      state = .loaded
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  func delete(at index: Int) async {
    let article = shown[index]
    do {
      try await service.delete(article.id)
      articles.removeAll { $0.id == article.id }
      state = .loaded
    } catch {
      state = .failed(error.localizedDescription)
    }
  }
}
