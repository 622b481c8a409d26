import Foundation

/// An article as the server has it. Knows of no model, no view and no service.
nonisolated package struct Article: Identifiable, Codable, Hashable, Sendable {
  /// The server's.
  package let id: Int
  package let title: String
  package let author: String
  /// In JSON as ISO 8601, such as `2026-03-12T08:00:00Z`.
  package let published: Date
  /// Paragraphs, separated by empty lines.
  package let text: String

  package init(id: Int, title: String, author: String, published: Date, text: String) {
    self.id = id
    self.title = title
    self.author = author
    self.published = published
    self.text = text
  }
}
