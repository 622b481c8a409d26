/// The timing loop: repeats an operation until it is known how much its time varies.
package struct Sampler: Sendable {
  /// Time spent on one measurement, setup included, unless fewer than `fewest` samples exist by then.
  package var budget: Duration
  package var fewest = 5
  /// So many samples are enough when they agree, or a multiple of it.
  package var many = 30
  package var wantedSpread = 0.02
  /// A sample repeats the operation until it lasts this long, so that the clock's own time does not count.
  package var shortestSample: Duration = .microseconds(100)

  package init(budget: Duration) {
    self.budget = budget
  }

  /// Samples an operation that sets up and times itself: it gets the number of repetitions wanted and returns their time
  /// and how many operations that was.
  package func measure<Failure: Error>(
    _ operation: (_ repetitions: Int) throws(Failure) -> Timing
  ) throws(Failure) -> Measurement {
    let clock = ContinuousClock()
    let begin = clock.now
    // The first one warms up and tells how many repetitions a sample takes.
    let first = try operation(1)
    var repetitions = 1
    if first.duration < shortestSample {
      repetitions = Int((shortestSample / max(first.duration, .nanoseconds(20))).rounded(.up))
    }
    var samples: [Double] = []
    if clock.now - begin > budget { samples.append(first.nanosecondsPerOperation) }
    while true {
      if clock.now - begin > budget, samples.count >= fewest || clock.now - begin > budget * fewest { break }
      // Looked at now and then: sorting between samples would empty the processor's caches.
      if !samples.isEmpty, samples.count % many == 0, Measurement(samples: samples).spread <= wantedSpread { break }
      samples.append(try operation(repetitions).nanosecondsPerOperation)
    }
    return Measurement(samples: samples)
  }
}

/// A time and how many operations it was.
package struct Timing: Sendable {
  package var duration: Duration
  package var operations: Int

  package init(_ duration: Duration, operations: Int) {
    self.duration = duration
    self.operations = operations
  }

  static func += (left: inout Timing, right: Timing) {
    left.duration += right.duration
    left.operations += right.operations
  }

  package var nanosecondsPerOperation: Double { duration.nanoseconds / Double(operations) }
}

extension Duration {
  package var nanoseconds: Double { self / .nanoseconds(1) }
}
