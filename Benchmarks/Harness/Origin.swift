import Foundation

/// Where and how results came about.
enum Origin {
  static var facts: [(name: String, value: String)] {
    [("machine", machine), ("commit", commit), ("command", command), ("date", date)]
  }

  /// The processor's name and how many cores there are.
  static var machine: String {
    var name = "unknown processor"
    if let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) {
      for line in text.split(separator: "\n") where line.hasPrefix("model name") {
        if let value = line.split(separator: ":").last { name = value.trimmingCharacters(in: .whitespaces) }
        break
      }
    }
    let memory = (ProcessInfo.processInfo.physicalMemory + 1 << 29) >> 30
    return "\(name), \(ProcessInfo.processInfo.processorCount) cores, \(memory) GiB"
  }

  /// The commit of the working tree the command runs in; `+` when files differ from it.
  static var commit: String {
    guard let hash = try? Subprocess.output(of: "git", ["rev-parse", "--short=10", "HEAD"]) else { return "unknown" }
    let changes = (try? Subprocess.output(of: "git", ["status", "--porcelain", "--untracked-files=no"])) ?? ""
    return hash + (changes.isEmpty ? "" : "+")
  }

  static var command: String {
    (["LayoutBenchmarks"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
  }

  static var date: String {
    Date().formatted(.iso8601.year().month().day())
  }
}
