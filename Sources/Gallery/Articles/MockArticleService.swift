import Synchronization

/// Articles in memory, for examples and tests: no network, no waiting unless it is told to hold its answers back.
nonisolated package final class MockArticleService: ArticleService {
  private struct State {
    var articles: [Article]
    var loadingError: (any Error)?
    var deletionError: (any Error)?
    var holdsAnswers = false
    var heldAnswers: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  package init(_ articles: [Article] = Article.samples) {
    state = Mutex(State(articles: articles))
  }

  /// What the server has.
  package var stored: [Article] {
    get { state.withLock { $0.articles } }
    set { state.withLock { $0.articles = newValue } }
  }

  /// What asking for the articles fails with; nil, the default, when it does not.
  package var loadingError: (any Error)? {
    get { state.withLock { $0.loadingError } }
    set { state.withLock { $0.loadingError = newValue } }
  }

  /// What deleting fails with; nil, the default, when it does not.
  package var deletionError: (any Error)? {
    get { state.withLock { $0.deletionError } }
    set { state.withLock { $0.deletionError = newValue } }
  }

  /// Whether calls wait until `answer(_:)`; false by default.
  package var holdsAnswers: Bool {
    get { state.withLock { $0.holdsAnswers } }
    set { state.withLock { $0.holdsAnswers = newValue } }
  }

  /// How many calls wait.
  package var heldAnswerCount: Int { state.withLock { $0.heldAnswers.count } }

  /// Answers one of the calls that wait, counted from the one that waits longest. Its answer is of when it was asked.
  package func answer(_ index: Int = 0) {
    let continuation = state.withLock { state in
      state.heldAnswers.indices.contains(index) ? state.heldAnswers.remove(at: index) : nil
    }
    continuation?.resume()
  }

  package func articles() async throws -> [Article] {
    let (articles, error) = state.withLock { ($0.articles, $0.loadingError) }
    await holdAnswer()
    if let error { throw error }
    return articles
  }

  package func delete(_ id: Article.ID) async throws {
    let error = deletionError
    await holdAnswer()
    if let error { throw error }
    state.withLock { $0.articles.removeAll { $0.id == id } }
  }

  private func holdAnswer() async {
    guard holdsAnswers else { return }
    await withCheckedContinuation { continuation in
      state.withLock { $0.heldAnswers.append(continuation) }
    }
  }
}
