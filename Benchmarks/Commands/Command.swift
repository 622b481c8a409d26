import Foundation

/// What `LayoutBenchmarks` was asked to do on its command line.
package enum Command: Equatable {
  case replay(path: String)
  case help

  static let usage = """
    usage: LayoutBenchmarks replay FILE.lcs    replay a constraint transcript, print one JSON line per `solve`
           LayoutBenchmarks replay -           the same from standard input
           LayoutBenchmarks --help             this text

    """

  /// Nil when the arguments make no sense.
  package init?(arguments: [String]) {
    switch (arguments.first, arguments.count) {
    case ("replay", 2): self = .replay(path: arguments[1])
    case ("--help", 1), ("-h", 1), ("help", 1): self = .help
    default: return nil
    }
  }

  /// Runs the command and returns the exit status: 0 done, 1 refused input, 2 wrong arguments.
  static func run(_ arguments: [String]) -> Int32 {
    switch Command(arguments: arguments) {
    case .replay(let path): return ReplayCommand.run(path: path)
    case .help:
      print(usage, terminator: "")
      return 0
    case nil:
      writeError(usage)
      return 2
    }
  }

  static func writeError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
