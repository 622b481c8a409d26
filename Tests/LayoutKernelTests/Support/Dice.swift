/// Random numbers that are the same for a seed in every process: SplitMix64.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool {
    roll(0...99) < percent
  }

  /// One of a few; nothing is asked of an empty list.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(0...elements.count - 1)]
  }

  /// `count` different ones, in random order.
  mutating func pick<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    Array(elements.shuffled(using: &self).prefix(count))
  }
}
