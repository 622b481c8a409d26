import Foundation

/// All contenders' measurements on one system, taken in turns: sample by sample, contender by contender.
final class Comparison {
  typealias Failures = [String: ContenderFailure]

  private struct Entry {
    let name: String
    let contender: Contender
    /// Why it cannot go on; a failure of one task is mended by building again.
    var failure: ContenderFailure?
    var isRebuilt = false
  }

  /// One contender's part in one measurement.
  struct Result {
    var name: String
    var samples: [Double] = []
    var failure: ContenderFailure?
    var measurement: Measurement? { failure == nil ? Measurement(samples: samples) : nil }
  }

  /// Of ours.
  static let kernelName = "ours"
  private static let mostSamples = 50
  /// For a first pass of steps or replacements; how many the slowest contender makes in it is how many are measured.
  private static let passLimit = Duration.seconds(10)

  private let system: WorkloadSystem
  private let budget: Duration
  /// A sample repeats its operation until it lasts this long.
  private let warmSample: Duration
  private var entries: [Entry] = []

  /// `left` are the contenders that were capped at a smaller size.
  init(_ system: WorkloadSystem, options: PeersOptions, systemFile: URL, left: Set<String>) {
    self.system = system
    budget = .seconds(options.seconds)
    warmSample = options.isWarm ? .microseconds(500) : .zero
    let kernel = Contender(
      executable: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]),
      arguments: ["drive", system.workload.rawValue, "\(system.size)"])
    entries = [Entry(name: Self.kernelName, contender: kernel)]
    let drivers = URL(fileURLWithPath: options.drivers)
    for peer in options.peers {
      let contender = Contender(
        executable: drivers.appendingPathComponent(peer.rawValue), arguments: [systemFile.path])
      let failure: ContenderFailure? = left.contains(peer.rawValue) ? .cappedBefore : nil
      entries.append(Entry(name: peer.rawValue, contender: contender, failure: failure))
    }
  }

  // MARK: Tasks

  func build() -> [Result] {
    let results = interleave { contender, repetitions throws(ContenderFailure) in
      var timing = Timing(.zero, operations: 0)
      for _ in 0..<repetitions {
        timing += try contender.build()
      }
      return timing
    }
    for index in entries.indices where results[index].failure != nil { entries[index].failure = .notBuilt }
    return results
  }

  /// Returns how many steps a pass had as well.
  func edit() -> (results: [Result], count: Int) {
    let probe = probe { contender throws(ContenderFailure) in
      try contender.edit(count: system.steps.count, limit: Self.passLimit)
    }
    // The beginning of a pass again and again may change nothing any more: then every one starts from a new build.
    let isShort = probe.count < system.steps.count
    let results = interleave(probe) { contender, repetitions throws(ContenderFailure) in
      var timing = Timing(.zero, operations: 0)
      for _ in 0..<repetitions {
        if isShort { _ = try contender.build() }
        timing += try contender.edit(count: probe.count, limit: nil)
      }
      return timing
    }
    return (results, probe.count)
  }

  /// Returns how many constraints were replaced as well.
  func replace(_ kind: KernelSubject.Replacement) -> (results: [Result], count: Int) {
    let probe = probe { contender throws(ContenderFailure) in
      var timing = try contender.replace(kind, count: system.replacements.count, limit: Self.passLimit)
      let count = timing.operations
      timing += try contender.replace(kind, count: count, limit: nil)
      return Timing(timing.duration / 2, operations: count)
    }
    let results = interleave(probe) { contender, repetitions throws(ContenderFailure) in
      var timing = Timing(.zero, operations: 0)
      // There and back.
      for _ in 0..<2 * repetitions { timing += try contender.replace(kind, count: probe.count, limit: nil) }
      return timing
    }
    return (results, probe.count)
  }

  // MARK: Length of a pass

  /// What a first pass showed.
  private struct Probe {
    var timings: [Timing?] = []
    var failures: [ContenderFailure?] = []
    /// The operations that all could make in the time allowed.
    var count = 0
  }

  private func probe(_ pass: (Contender) throws(ContenderFailure) -> Timing) -> Probe {
    var probe = Probe()
    for entry in entries {
      do throws(ContenderFailure) {
        if let failure = entry.failure { throw failure }
        probe.timings.append(try pass(entry.contender))
        probe.failures.append(nil)
      } catch {
        probe.timings.append(nil)
        probe.failures.append(error)
      }
    }
    probe.count = probe.timings.compactMap { $0?.operations }.min() ?? 0
    // A contender that needed all its time for the common count is not asked again.
    probe.timings = probe.timings.map { timing in
      guard let timing, timing.operations == probe.count, timing.duration > budget else { return nil }
      return timing
    }
    return probe
  }

  // MARK: Turns

  /// Samples all contenders in turns. A first run of each, the probe's where that was long, warms up and tells how many
  /// repetitions a sample takes; it counts when it used up the budget.
  private func interleave(
    _ probe: Probe? = nil, _ operation: (Contender, Int) throws(ContenderFailure) -> Timing
  ) -> [Result] {
    var results = entries.map { Result(name: $0.name, failure: $0.failure) }
    var used = entries.map { _ in Duration.zero }
    var repetitions = entries.map { _ in 1 }
    for index in entries.indices where results[index].failure == nil {
      do throws(ContenderFailure) {
        if let failure = probe?.failures[index] { throw failure }
        var first = probe?.timings[index]
        if first == nil { first = try operation(entries[index].contender, 1) }
        guard let timing = first else { continue }
        used[index] = timing.duration
        if timing.duration > budget { results[index].samples.append(timing.nanosecondsPerOperation) }
        repetitions[index] = max(1, Int((warmSample / max(timing.duration, .nanoseconds(50))).rounded(.up)))
      } catch {
        results[index].failure = error
      }
    }
    for _ in 0..<Self.mostSamples {
      for index in entries.indices where results[index].failure == nil {
        if used[index] > budget, !results[index].samples.isEmpty { continue }
        do throws(ContenderFailure) {
          let timing = try operation(entries[index].contender, repetitions[index])
          used[index] += timing.duration
          results[index].samples.append(timing.nanosecondsPerOperation)
        } catch {
          results[index].failure = error
        }
      }
    }
    return results
  }

  // MARK: Between the tasks

  /// Builds again what a failure left without a solver. Its edit variables then have their first values again, so that it
  /// is not compared any more.
  func mend(_ results: [Result]) {
    for index in entries.indices where entries[index].failure == nil && results[index].failure != nil {
      entries[index].isRebuilt = true
      do throws(ContenderFailure) {
        _ = try entries[index].contender.build()
      } catch {
        entries[index].failure = error
      }
    }
  }

  /// The largest difference between any value of ours and a peer's, relative to the value where that is above 1. Nil when
  /// they need not agree.
  func largestDifference() throws(ContenderFailure) -> Double? {
    let ours = try entries[0].contender.values()
    guard system.hasUniqueOptimum else { return nil }
    var largest: Double?
    for entry in entries.dropFirst() where entry.failure == nil && !entry.isRebuilt {
      let theirs = try entry.contender.values()
      guard theirs.count == ours.count else { throw .failed("\(entry.name) has \(theirs.count) values") }
      for (our, their) in zip(ours, theirs) {
        largest = max(largest ?? 0, abs(our - their) / max(1, abs(our)))
      }
    }
    return largest
  }
}
