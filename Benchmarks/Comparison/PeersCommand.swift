import Foundation

/// `peers`: the same systems through the kernel and through other solvers, in one run.
enum PeersCommand {
  /// Values of solvers that must agree may differ by this much, relative to the value where that is above 1.
  private static let tolerance = 1e-6

  static func run(_ options: PeersOptions) -> Int32 {
    // A driver that ends early is found out by its missing answer.
    signal(SIGPIPE, SIG_IGN)
    for peer in options.peers {
      let path = options.drivers + "/" + peer.rawValue
      guard FileManager.default.isExecutableFile(atPath: path) else {
        Command.writeError("there is no driver \(path); Benchmarks/peers/install.sh builds it\n")
        return 1
      }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("peers-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    print("\(Origin.machine), commit \(Origin.commit)")
    print(PeerTable.header(options.peers))
    do {
      var records: [PeerRecord] = []
      for workload in options.workloads { records += try compare(workload, options, systemFile: file) }
      if let path = options.jsonPath { try Report(records: records).write(to: path) }
      return judge(records)
    } catch {
      Command.writeError("\(error)\n")
      return 1
    }
  }

  private static func compare(
    _ workload: Workload, _ options: PeersOptions, systemFile: URL
  ) throws -> [PeerRecord] {
    var records: [PeerRecord] = []
    var left: Set<String> = []
    for size in (options.sizes ?? workload.defaultSizes).sorted() {
      let system = WorkloadSystem(workload, size: size)
      try Data(system.text.utf8).write(to: systemFile)
      let comparison = Comparison(system, options: options, systemFile: systemFile, left: left)
      // Everything else needs a solver that is built.
      let built = comparison.build()
      for result in built where result.failure == .capped { left.insert(result.name) }
      for task in PeersOptions.Task.allCases where options.tasks.contains(task) {
        var count: Int?
        var results = built
        switch task {
        case .build: break
        case .edit: (results, count) = comparison.edit()
        case .churn: (results, count) = comparison.replace(.constant)
        case .gradientChurn: (results, count) = comparison.replace(.gradient)
        }
        if task != .build { comparison.mend(results) }
        var record = record(system, task, results, options)
        record.passLength = count
        record.largestDifference = try comparison.largestDifference()
        records.append(record)
        print(PeerTable.line(record))
        fflush(nil)
      }
    }
    return records
  }

  private static func record(
    _ system: WorkloadSystem, _ task: PeersOptions.Task, _ results: [Comparison.Result], _ options: PeersOptions
  ) -> PeerRecord {
    PeerRecord(
      workload: system.workload.rawValue, task: task.rawValue, size: system.size,
      constraints: system.constraints.count, ours: PeerRecord.Figure(results[0]),
      peers: zip(options.peers, results.dropFirst()).map { ($0, PeerRecord.Figure($1)) },
      mark: PeerMark.ratio(system.workload, task, size: system.size))
  }

  /// 1 when ours failed or values that must agree do not.
  private static func judge(_ records: [PeerRecord]) -> Int32 {
    var status: Int32 = 0
    for record in records {
      let place = "\(record.workload) \(record.size), \(record.task)"
      if let failure = record.ours.failure {
        Command.writeError("\(place): \(failure)\n")
        status = 1
      }
      if let difference = record.largestDifference, difference > tolerance {
        Command.writeError("\(place): values differ by \(difference)\n")
        status = 1
      }
    }
    return status
  }
}
