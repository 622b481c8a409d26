import ViewWorkloads

/// What making constraints through `snp` takes, from the closure to the active constraint.
#if MainActorViews
  @MainActor
#endif
package struct MakeRun {
  /// Views in one superview.
  package static var viewCount: Int { 400 }

  package init() {}

  /// Nanoseconds a constraint.
  package func measure(budget: Duration) -> Measurement {
    Sampler(budget: budget).measure { repetitions in
      var timing = Timing(.zero, operations: 0)
      for _ in 0..<repetitions {
        let workload = MakeWorkload(viewCount: Self.viewCount)
        let watch = Stopwatch()
        let made = workload.make()
        timing += Timing(watch.elapsed, operations: made)
      }
      return timing
    }
  }

  /// Allocations a constraint; nil where nobody counts them.
  package func allocations() -> Double? {
    let workload = MakeWorkload(viewCount: Self.viewCount)
    guard let before = AllocationCounter.count else { return nil }
    let made = workload.make()
    return AllocationCounter.count.map { Double($0 - before) / Double(made) }
  }
}
