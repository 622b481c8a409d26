/// A line of a transcript that was refused.
package struct TranscriptError: Error, Equatable {
  /// Counted from 1.
  package var line: Int
  package var reason: String
}

/// Why a line was refused, before it is known which one it is.
package struct TranscriptRefusal: Error, Equatable {
  package var reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
