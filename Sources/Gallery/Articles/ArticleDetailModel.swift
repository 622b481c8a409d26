import Foundation

/// The texts of an article as they are shown.
nonisolated package struct ArticleDetailModel: Hashable, Sendable {
  package let title: String
  /// Author and day, such as `Ada Lind · 2026-01-05`, by the calendar of Greenwich.
  package let byline: String
  package let text: String

  package init(_ article: Article) {
    title = article.title
    byline = "\(article.author) · \(article.published.formatted(.iso8601.year().month().day()))"
    text = article.text
  }
}
