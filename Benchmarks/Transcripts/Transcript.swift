import LayoutKernel

/// A constraint transcript (`.lcs`): one operation a line, `#` starts a comment.
package enum Transcript {
  /// Reads and performs the transcript line by line and hands over the answer of each `solve`.
  ///
  /// Stops at the first line that cannot be read or is refused; the answers before it have been handed over by then.
  package static func replay(
    _ bytes: some Sequence<UInt8>, answer: (TranscriptAnswer) -> Void
  ) throws(TranscriptError) {
    var replayer = TranscriptReplayer()
    var number = 0
    for line in Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      do {
        guard let operation = try TranscriptReader.operation(in: line) else { continue }
        if let result = try replayer.perform(operation) { answer(result) }
      } catch {
        throw TranscriptError(line: number, reason: error.reason)
      }
    }
  }

  /// An operation and the number of its line, counted from 1.
  package struct Line: Sendable {
    package var number: Int
    package var operation: TranscriptOperation
  }

  /// Reads the whole transcript and performs nothing.
  package static func lines(of bytes: some Sequence<UInt8>) throws(TranscriptError) -> [Line] {
    var lines: [Line] = []
    var number = 0
    for line in Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      do {
        if let operation = try TranscriptReader.operation(in: line) {
          lines.append(Line(number: number, operation: operation))
        }
      } catch {
        throw TranscriptError(line: number, reason: error.reason)
      }
    }
    return lines
  }
}
