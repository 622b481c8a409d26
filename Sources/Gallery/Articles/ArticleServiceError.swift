import Foundation

/// What can go wrong between an app and the server of its articles.
nonisolated package enum ArticleServiceError: Error, Hashable, Sendable {
  /// There is no answer.
  case unreachable
  /// The answer is no: an HTTP status outside of 200 to 299.
  case refused(status: Int)
  /// The answer holds no articles.
  case unreadable
}

nonisolated extension ArticleServiceError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .unreachable: "The server cannot be reached."
    case .refused(status: 404): "The server does not have that."
    case .refused(let status): "The server refused with status \(status)."
    case .unreadable: "The server’s answer makes no sense."
    }
  }
}
