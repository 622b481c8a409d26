/// The MT19937 generator of Matsumoto and Nishimura, with the draws of Python's `random.Random(seed)`: systems drawn with it
/// can be drawn anywhere.
package struct MersenneTwister {
  private var state: [UInt32] = [19_650_218]
  private var next = 624

  package init(seed: UInt32) {
    for index in 1..<624 {
      let last = state[index - 1]
      state.append(1_812_433_253 &* (last ^ (last >> 30)) &+ UInt32(index))
    }
    stir(rounds: 624, factor: 1_664_525) { _ in seed }
    stir(rounds: 623, factor: 1_566_083_941, start: 2) { index in 0 &- UInt32(index) }
    state[0] = 0x8000_0000
  }

  /// One pass of the seeding by an array of one number; `start` is where the pass before stopped.
  private mutating func stir(rounds: Int, factor: UInt32, start: Int = 1, addend: (Int) -> UInt32) {
    var index = start
    for _ in 0..<rounds {
      let last = state[index - 1]
      state[index] = (state[index] ^ ((last ^ (last >> 30)) &* factor)) &+ addend(index)
      index += 1
      if index == 624 {
        state[0] = state[623]
        index = 1
      }
    }
  }

  /// 32 random bits.
  package mutating func bits() -> UInt32 {
    if next == 624 { twist() }
    var word = state[next]
    next += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9d2c_5680
    word ^= (word << 15) & 0xefc6_0000
    return word ^ (word >> 18)
  }

  private mutating func twist() {
    for index in 0..<624 {
      let word = (state[index] & 0x8000_0000) | (state[(index + 1) % 624] & 0x7fff_ffff)
      state[index] = state[(index + 397) % 624] ^ (word >> 1) ^ (word & 1 == 0 ? 0 : 0x9908_b0df)
    }
    next = 0
  }

  /// Any of `0..<bound`, equally likely; the bound is at least 1.
  package mutating func number(below bound: Int) -> Int {
    let width = Int.bitWidth - bound.leadingZeroBitCount
    while true {
      let number = Int(bits() >> (32 - UInt32(width)))
      if number < bound { return number }
    }
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// `count` different numbers of `0..<bound` in random order.
  package mutating func sample(_ count: Int, of bound: Int) -> [Int] {
    // Few of many are drawn again when they repeat, many of few are taken out of a list: Python's choice of method.
    var listLimit = 21
    if count > 5 {
      var power = 1
      while power < 3 * count { power *= 4 }
      listLimit += power
    }
    if bound <= listLimit {
      var pool = Array(0..<bound)
      return (0..<count).map { index in
        let choice = number(below: bound - index)
        defer { pool[choice] = pool[bound - index - 1] }
        return pool[choice]
      }
    }
    var isTaken = Array(repeating: false, count: bound)
    return (0..<count).map { _ in
      var choice = number(below: bound)
      while isTaken[choice] { choice = number(below: bound) }
      isTaken[choice] = true
      return choice
    }
  }
}
