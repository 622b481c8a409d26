import Foundation

/// `replay FILE`: answers a transcript on standard output.
enum ReplayCommand {
  /// Prints the answers up to the first refused line; that one goes to standard error as `FILE:LINE: reason`.
  static func run(path: String) -> Int32 {
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        Command.writeError("\(path): cannot be read: \(error.localizedDescription)\n")
        return 1
      }
    }
    do {
      try Transcript.replay(data) { print($0.json) }
      return 0
    } catch {
      // What was answered before belongs before the complaint when both go to one terminal.
      fflush(nil)
      Command.writeError("\(path):\(error.line): \(error.reason)\n")
      return 1
    }
  }
}
