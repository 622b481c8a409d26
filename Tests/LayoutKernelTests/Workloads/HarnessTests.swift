import LayoutBenchmarks
import LayoutKernel
import Testing

@Suite struct HarnessTests {
  @Test func medianMinimumAndSpread() {
    // Quarters of 1, 2, 3, 4 lie at 1.75 and 3.25.
    let measurement = Measurement(samples: [4, 1, 3, 2])
    #expect(measurement.minimum == 1)
    #expect(measurement.median == 2.5)
    #expect(measurement.spread == 0.6)
    #expect(Measurement(samples: [7]).median == 7)
    #expect(Measurement(samples: [7]).spread == 0)
    #expect(Measurement(samples: []).median.isNaN)
  }

  @Test func growth() {
    #expect(abs(Growth.exponent(from: (10, 10), to: (100, 1000)) - 2) < 1e-12)
    #expect(Growth.exponent(from: (10, 5), to: (100, 5)) == 0)
  }

  @Test func samplesAreLongEnoughAndManyWhenTheyAgree() {
    var repetitions: [Int] = []
    let measurement = Sampler(budget: .seconds(100)).measure { (count: Int) in
      repetitions.append(count)
      return Timing(.microseconds(7 * count), operations: count)
    }
    // 100 us take 15 repetitions of 7 us; all agree, so the fewest do.
    #expect(measurement.median == 7000)
    #expect(repetitions == [1] + Array(repeating: 15, count: 30))
  }

  @Test func anOperationLongerThanTheBudgetRunsAFewTimes() {
    var count = 0
    let measurement = Sampler(budget: .zero).measure { (_: Int) in
      count += 1
      return Timing(.seconds(2), operations: 4)
    }
    #expect(measurement.median == 5e8)
    #expect(count == measurement.samples.count)
    #expect(count <= 5)
  }

  /// The work of the kernel must not grow faster than it may; counted, not timed.
  @Test(arguments: WorkLimit.all.indices)
  func workIsWithinItsLimits(index: Int) throws {
    let limit = WorkLimit.all[index]
    let finding = try limit.check()
    #expect(finding.isWithinLimits, "\(limit.name): growth \(finding.growth), \(finding.pivots) pivots")
  }

  @Test func aLimitCanBeExceeded() throws {
    // Widths of all rows change: that grows with the rows.
    let limit = WorkLimit(workload: .chain, task: .edit(step: "resizeW"), growth: 0.5)
    let finding = try limit.check()
    #expect(!finding.isWithinLimits)
    #expect(finding.growth > 0.9)
  }
}
