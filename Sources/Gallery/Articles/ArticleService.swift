/// Where articles are kept.
///
/// What it throws is shown to users by its `localizedDescription`. Its methods run and return where they are called
/// from, so that a model which belongs to no actor can call them.
nonisolated package protocol ArticleService: Sendable {
  /// All articles, in the order in which to show them.
  func articles() async throws -> [Article]

  /// Deletes an article for good.
  func delete(_ id: Article.ID) async throws
}
