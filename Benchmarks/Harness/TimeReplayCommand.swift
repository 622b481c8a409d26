import Foundation

/// `replay FILE --time`: how long a transcript's solves take, on a fresh solver each time.
enum TimeReplayCommand {
  /// Prints the times of all changes, of all solves, and of the slowest solves with their lines. A refused line goes to
  /// standard error as `FILE:LINE: reason`.
  static func run(path: String) -> Int32 {
    do {
      let data =
        path == "-" ? FileHandle.standardInput.readDataToEndOfFile() : try Data(contentsOf: URL(fileURLWithPath: path))
      let lines = try Transcript.lines(of: data)
      let times = try TranscriptTiming(lines, budget: .seconds(2))
      print(times.table, terminator: "")
      return 0
    } catch let error as TranscriptError {
      Command.writeError("\(path):\(error.line): \(error.reason)\n")
    } catch {
      Command.writeError("\(path): cannot be read: \(error.localizedDescription)\n")
    }
    return 1
  }
}
