import LayoutBenchmarks
import Testing

@Suite struct MersenneTwisterTests {
  /// Python's `random.Random(seed).random()`, from the first two words.
  private func fraction(seed: UInt32) -> Double {
    var random = MersenneTwister(seed: seed)
    let high = Double(random.bits() >> 5)
    let low = Double(random.bits() >> 6)
    return (high * 67_108_864 + low) / 9_007_199_254_740_992
  }

  @Test func firstNumbersOfWellKnownSeeds() {
    #expect(fraction(seed: 1) == 0.13436424411240122)
    #expect(fraction(seed: 42) == 0.6394267984578837)
  }

  @Test func numbersStayInRange() {
    var random = MersenneTwister(seed: 5)
    var seen: Set<Int> = []
    for _ in 0..<2000 {
      let number = random.number(-3...9)
      #expect(number >= -3 && number <= 9)
      seen.insert(number)
    }
    #expect(seen.count == 13)
    #expect(random.number(below: 1) == 0)
  }

  @Test(arguments: [(1, 1), (5, 5), (4, 47), (10, 100), (50, 60), (500, 100_000)])
  func samplesHaveNoRepetitions(count: Int, bound: Int) {
    var random = MersenneTwister(seed: 7)
    let sample = random.sample(count, of: bound)
    #expect(sample.count == count)
    #expect(Set(sample).count == count)
    #expect(sample.allSatisfy { $0 >= 0 && $0 < bound })
  }
}
