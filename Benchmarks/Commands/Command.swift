import Foundation

/// What `LayoutBenchmarks` was asked to do on its command line.
package enum Command: Equatable {
  case replay(path: String)
  case timeReplay(path: String)
  case run(RunOptions)
  case peers(PeersOptions)
  case smoke
  case feed(FeedOptions)
  case make(MakeOptions)
  case drive(Workload, size: Int)
  case system(Workload, size: Int)
  case help

  static let usage = """
    usage: LayoutBenchmarks replay FILE.lcs    replay a constraint transcript, print one JSON line per `solve`
           LayoutBenchmarks replay -           the same from standard input
           LayoutBenchmarks replay FILE.lcs --time
                                               how long its solves take
           LayoutBenchmarks run [--workload W,...] [--sizes N,...] [--tasks build,edit,churn,read] [--json FILE]
                                [--seconds S] [--fresh]
                                               measure the kernel; workloads: \(workloads)
           LayoutBenchmarks peers [--workloads W,...] [--sizes N,...] [--tasks build,edit,churn,churn-gradient]
                                  [--peers kiwi,cassowary] [--seconds S] [--warm] [--drivers DIRECTORY] [--json FILE]
                                               compare it with other solvers
           LayoutBenchmarks feed [--sizes N,...] [--tasks build,width,text] [--seconds S] [--json FILE]
                                               measure cells of a feed, by constraints and by hand
           LayoutBenchmarks make [--seconds S] [--json FILE]
                                               measure making constraints through `snp`
           LayoutBenchmarks smoke              check by counting that work grows as it may
           LayoutBenchmarks system W N         print a workload's system as the peers' drivers read it
           LayoutBenchmarks drive W N          answer a driver's commands on standard input
           LayoutBenchmarks --help             this text

    """

  private static var workloads: String { Workload.allCases.map(\.rawValue).joined(separator: ", ") }

  /// Nil when the arguments make no sense.
  package init?(arguments: [String]) {
    switch (arguments.first, arguments.count) {
    case ("replay", 2): self = .replay(path: arguments[1])
    case ("replay", 3) where arguments[2] == "--time": self = .timeReplay(path: arguments[1])
    case ("peers", _):
      guard let options = PeersOptions(arguments: Array(arguments.dropFirst())) else { return nil }
      self = .peers(options)
    case ("system", 3), ("drive", 3):
      guard let workload = Workload(rawValue: arguments[1]), let size = OptionList.size(arguments[2]) else {
        return nil
      }
      self = arguments[0] == "drive" ? .drive(workload, size: size) : .system(workload, size: size)
    case ("smoke", 1): self = .smoke
    case ("run", _):
      guard let options = RunOptions(arguments: Array(arguments.dropFirst())) else { return nil }
      self = .run(options)
    case ("feed", _):
      guard let options = FeedOptions(arguments: Array(arguments.dropFirst())) else { return nil }
      self = .feed(options)
    case ("make", _):
      guard let options = MakeOptions(arguments: Array(arguments.dropFirst())) else { return nil }
      self = .make(options)
    case ("--help", 1), ("-h", 1), ("help", 1): self = .help
    default: return nil
    }
  }

  /// Runs the command and returns the exit status: 0 done, 1 refused input, 2 wrong arguments.
  #if MainActorViews
    @MainActor
  #endif
  static func run(_ arguments: [String]) -> Int32 {
    switch Command(arguments: arguments) {
    case .replay(let path): return ReplayCommand.run(path: path)
    case .timeReplay(let path): return TimeReplayCommand.run(path: path)
    case .run(let options): return RunCommand.run(options)
    case .smoke: return SmokeCommand.run()
    case .feed(let options): return FeedCommand.run(options)
    case .make(let options): return MakeCommand.run(options)
    case .peers(let options): return PeersCommand.run(options)
    case .drive(let workload, let size): return DriveCommand.run(WorkloadSystem(workload, size: size))
    case .system(let workload, let size):
      print(WorkloadSystem(workload, size: size).text, terminator: "")
      return 0
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
