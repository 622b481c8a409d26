import LayoutKernel

/// `run`: how long the kernel takes for the workloads, and how much work that is.
enum RunCommand {
  static func run(_ options: RunOptions) -> Int32 {
    print("\(Origin.machine), commit \(Origin.commit)")
    print(RunTable.header)
    var log = RunLog()
    do {
      for workload in options.workloads {
        for size in (options.sizes ?? workload.defaultSizes).sorted() {
          try WorkloadRun(system: WorkloadSystem(workload, size: size), options: options).measure(into: &log)
        }
      }
      if let path = options.jsonPath { try Report(records: log.records).write(to: path) }
      return 0
    } catch {
      Command.writeError("\(error)\n")
      return 1
    }
  }
}
