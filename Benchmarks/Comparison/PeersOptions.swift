/// What `peers` compares.
package struct PeersOptions: Equatable, Sendable {
  package enum Task: String, CaseIterable, Sendable {
    case build, edit, churn
    case gradientChurn = "churn-gradient"
  }

  package var workloads = Workload.allCases
  /// Nil: each workload's own.
  package var sizes: [Int]?
  package var tasks = Task.allCases
  package var peers = Peer.allCases
  /// Time for one solver's samples of one measurement.
  package var seconds = 1.0
  /// Samples of half a millisecond instead of one cycle each: with everything in the processor's caches.
  package var isWarm = false
  /// Where the drivers are.
  package var drivers = ".build/peers"
  package var jsonPath: String?

  package init() {}

  /// Nil when the arguments make no sense.
  package init?(arguments: [String]) {
    guard let options = OptionList(arguments, flags: ["--warm"]) else { return nil }
    for (name, value) in options.pairs {
      switch name {
      case "--workload", "--workloads":
        guard let workloads = OptionList.items(value, Workload.init(rawValue:)) else { return nil }
        self.workloads = workloads
      case "--sizes":
        guard let sizes = OptionList.items(value, OptionList.size) else { return nil }
        self.sizes = sizes
      case "--tasks":
        guard let tasks = OptionList.items(value, Task.init(rawValue:)) else { return nil }
        self.tasks = tasks
      case "--peers":
        guard let peers = OptionList.items(value, Peer.init(rawValue:)) else { return nil }
        self.peers = peers
      case "--seconds":
        guard let seconds = Double(value), seconds > 0, seconds.isFinite else { return nil }
        self.seconds = seconds
      case "--warm": isWarm = true
      case "--drivers": drivers = value
      case "--json": jsonPath = value
      default: return nil
      }
    }
  }
}
