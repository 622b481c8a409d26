import Foundation

/// What `run` measures.
package struct RunOptions: Equatable, Sendable {
  package enum Task: String, CaseIterable, Sendable {
    case build, edit, churn, read
  }

  package var workloads = Workload.allCases
  /// Nil: each workload's own.
  package var sizes: [Int]?
  package var tasks = Task.allCases
  package var seconds = 0.5
  /// Builds use memory the process does not have yet.
  package var usesFreshMemory = false
  package var jsonPath: String?

  package init() {}

  /// Nil when the arguments make no sense.
  package init?(arguments: [String]) {
    guard let options = OptionList(arguments, flags: ["--fresh"]) else { return nil }
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
      case "--seconds":
        guard let seconds = Double(value), seconds > 0, seconds.isFinite else { return nil }
        self.seconds = seconds
      case "--json": jsonPath = value
      case "--fresh": usesFreshMemory = true
      default: return nil
      }
    }
  }
}
