import LayoutKernel

/// The measurements of one system.
struct WorkloadRun {
  let system: WorkloadSystem
  let options: RunOptions
  private let sampler: Sampler

  init(system: WorkloadSystem, options: RunOptions) {
    self.system = system
    self.options = options
    sampler = Sampler(budget: .seconds(options.seconds))
  }

  func measure(into log: inout RunLog) throws(SolverError) {
    if options.tasks.contains(.build) { log.append(try build()) }
    if options.tasks == [.build] { return }
    let subject = try KernelSubject.built(system).subject
    if options.tasks.contains(.edit) {
      log.append(
        try record(subject, "edit") { count throws(SolverError) in try subject.edit(count: count * system.steps.count) }
      )
      for name in stepNames() {
        let stepCount = system.steps.count { $0.name == name }
        log.append(
          try record(subject, "edit", step: name) { count throws(SolverError) in
            try subject.edit(step: name, count: count * stepCount)
          })
      }
    }
    if options.tasks.contains(.churn) {
      for (name, kind) in [("churn", KernelSubject.Replacement.constant), ("churn-gradient", .gradient)] {
        log.append(
          try record(subject, name) { count throws(SolverError) in
            // There and back, so that every repetition finds the same.
            var timing = Timing(.zero, operations: 0)
            for _ in 0..<2 * count { timing += try subject.replace(kind) }
            return timing
          })
      }
    }
    if options.tasks.contains(.read) {
      log.append(try record(subject, "read") { count throws(SolverError) in try subject.read(repetitions: count) })
    }
  }

  /// The names of the steps when there are several.
  private func stepNames() -> [String] {
    var names: [String] = []
    for step in system.steps where !names.contains(step.name) { names.append(step.name) }
    return names.count > 1 ? names : []
  }

  private func build() throws(SolverError) -> RunRecord {
    let counters = try KernelSubject.built(system).subject.counters
    let measurement = try sampler.measure { count throws(SolverError) in
      var timing = Timing(.zero, operations: 0)
      for _ in 0..<count {
        if options.usesFreshMemory { Memory.releaseFree() }
        timing += try KernelSubject.built(system).timing
      }
      return timing
    }
    var record = record(measurement, "build", work: counters, operations: 1)
    let memory = try KernelSubject.memory(of: system)
    record.heldBytes = memory.held
    record.peakBytes = memory.peak
    return record
  }

  private func record(
    _ subject: KernelSubject, _ task: String, step: String? = nil,
    _ operation: (Int) throws(SolverError) -> Timing
  ) throws(SolverError) -> RunRecord {
    // Twice, as what the first one finds may be what another task left.
    _ = try operation(1)
    let before = subject.counters
    let operations = try operation(1).operations
    let work = subject.counters - before
    let measurement = try sampler.measure(operation)
    var record = record(measurement, task, work: work, operations: operations)
    record.step = step
    return record
  }

  private func record(
    _ measurement: Measurement, _ task: String, work: WorkCounters, operations: Int
  ) -> RunRecord {
    let operations = Double(operations)
    return RunRecord(
      workload: system.workload.rawValue, task: task, size: system.size, views: system.viewCount,
      constraints: system.constraints.count, minimumNs: measurement.minimum, medianNs: measurement.median,
      spread: measurement.spread, samples: measurement.samples.count,
      nsPerConstraint: measurement.median / Double(system.constraints.count),
      pivots: Double(work.pivots) / operations, flips: Double(work.flips) / operations,
      evaluations: Double(work.evaluations) / operations, visits: Double(work.visits) / operations)
  }
}

extension WorkCounters {
  static func - (left: WorkCounters, right: WorkCounters) -> WorkCounters {
    var difference = left
    difference.pivots -= right.pivots
    difference.flips -= right.flips
    difference.evaluations -= right.evaluations
    difference.visits -= right.visits
    difference.factorizations -= right.factorizations
    difference.restarts -= right.restarts
    return difference
  }
}
