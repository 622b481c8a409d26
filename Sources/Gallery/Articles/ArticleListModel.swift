import Foundation
import Observation

/// What the list of articles shows, and what happens to it. Knows the service by its protocol, and no views.
///
/// It belongs to whoever uses it, as the views do: the main actor under `MainActorViews`, nobody in particular otherwise.
/// Its asynchronous methods run and come back where they are called from.
@Observable
package final class ArticleListModel {
  nonisolated package enum State: Hashable, Sendable {
    /// Articles have been asked for, or are about to be.
    case loading
    case loaded
    /// There are no articles to show, with why.
    case error(String)
  }

  /// `loading` at first.
  package private(set) var state = State.loading
  /// What to look for in titles; everything is shown while it is empty.
  package var searchText = ""
  /// Why an article that was to be deleted is still there; nil unless that happened and was not dismissed.
  package private(set) var deletionFailure: String?

  private var articles: [Article] = []
  /// Articles that are not shown as the service is asked to delete them. They keep their places until it has.
  private var deletions: Set<Article.ID> = []
  /// How often articles were asked for.
  @ObservationIgnored private var loadCount = 0
  private let service: any ArticleService

  package init(service: any ArticleService) {
    self.service = service
  }

  /// The articles to show, in the service's order: those whose title holds the search text, in whatever case.
  package var shown: [Article] {
    articles.filter { article in
      !deletions.contains(article.id)
        && (searchText.isEmpty || article.title.range(of: searchText, options: .caseInsensitive) != nil)
    }
  }

  /// Asks for the articles. When it is called again before the answer, the last call counts; when its task is cancelled,
  /// everything is as before.
  package func load() async {
    loadCount += 1
    let count = loadCount
    let before = state
    state = .loading
    do {
      let loaded = try await service.articles()
      guard count == loadCount else { return }
      articles = loaded
      state = .loaded
    } catch is CancellationError {
      if count == loadCount { state = before }
    } catch {
      guard count == loadCount else { return }
      state = .error(error.localizedDescription)
    }
  }

  /// Deletes an article: it is no longer shown, and back in its place if the service fails.
  ///
  /// One that is not there, or is being deleted already, changes nothing.
  package func delete(_ id: Article.ID) async {
    guard let article = articles.first(where: { $0.id == id }), deletions.insert(id).inserted else { return }
    deletionFailure = nil
    do {
      try await service.delete(id)
      articles.removeAll { $0.id == id }
    } catch is CancellationError {
      // It is there again, and nobody waits to be told.
    } catch {
      deletionFailure = "“\(article.title)” could not be deleted. \(error.localizedDescription)"
    }
    deletions.remove(id)
  }

  package func dismissDeletionFailure() { deletionFailure = nil }
}
