import Foundation

/// What one cell of the feed shows.
nonisolated package struct FeedPost: Sendable {
  package var name: String
  package var handle: String
  package var age: String
  package var text: String
  package var pictureSize: CGSize
  package var likes: Int
  package var replies: Int
  package var shares: Int

  /// The post with a number; the same on every run, with texts of one to eight lines.
  package init(_ number: Int) {
    name = Self.names[number % Self.names.count]
    handle = "@reader\(number)"
    age = "\(1 + number % 23) h"
    text = Self.text(number, sentences: 1 + number * 7 % 5)
    pictureSize = CGSize(width: 1200, height: 600 + CGFloat(number * 37 % 400))
    likes = number * 31 % 1000
    replies = number * 17 % 100
    shares = number * 13 % 50
  }

  /// Some words about a number.
  package static func text(_ number: Int, sentences count: Int) -> String {
    (0..<count).map { sentences[(number + $0) % sentences.count] }.joined(separator: " ")
  }

  private static let names = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra", "Barbara Liskov"]
  private static let sentences = [
    "The train over the pass was late again, and nobody minded because of the snow.",
    "Found the old map of the city in a shop by the river.",
    "Does anybody know a good place for soup?",
    "We have measured it three times now and it comes out the same on every machine, which is more than I had hoped for.",
    "Reading.",
  ]
}
