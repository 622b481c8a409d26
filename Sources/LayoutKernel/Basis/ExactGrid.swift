/// The numbers that layouts mostly consist of: multiples of a small power of two that are not too large. Their sums and
/// products are exact, so that different ways to a value give the same bits.
enum ExactGrid {
  /// Largest magnitude of a value.
  static let reach = 0x1p17
  /// Most terms of a row: values (38 bits) times coefficients (11 bits), summed up, must fit into 53 bits.
  static let mostTerms: Int32 = 16
  /// Most variables of a cycle. Up to here its determinant, times 4 to this power, is an integer below 2^36, so that a
  /// quotient by it is either a multiple of 2^-10 or at least 2^-46 from one.
  static let longestCycle = 8

  /// Values and constants: multiples of 2^-20.
  @inline(__always)
  static func holds(_ value: Double) -> Bool { abs(value) <= reach && isWhole(value * 0x1p20) }

  /// Coefficients, rates and steps of a constant: multiples of 2^-10.
  @inline(__always)
  static func holdsFactor(_ factor: Double) -> Bool { abs(factor) <= reach && isWhole(factor * 0x1p10) }

  /// Coefficients of rows in a cycle: multiples of a quarter.
  @inline(__always)
  static func holdsInCycle(_ coefficient: Double) -> Bool { abs(coefficient) <= 2 && isWhole(coefficient * 4) }

  /// Whether a computed rate is a multiple of 2^-10 but for rounding.
  static func nearlyHoldsFactor(_ rate: Double) -> Bool {
    abs(rate) <= reach && abs(rate - factor(nearest: rate)) <= 0x1p-48
  }

  /// The multiple of 2^-10 nearest to a number.
  static func factor(nearest number: Double) -> Double { (number * 0x1p10).rounded() * 0x1p-10 }

  /// Takes the rounding of a factor off the values of a cycle: those that are a multiple of 2^-20 but for some 16 units in
  /// the last place of the largest one become it.
  static func settle(_ values: Buffer<Double>) {
    var largest = 0.0
    for index in 0..<values.count { largest = max(largest, abs(values[index])) }
    if largest > reach { return }
    for index in 0..<values.count {
      let nearest = (values[index] * 0x1p20).rounded() * 0x1p-20
      if abs(values[index] - nearest) <= 0x1p-48 * largest { values[index] = nearest }
    }
  }

  @inline(__always)
  private static func isWhole(_ number: Double) -> Bool { number == number.rounded(.towardZero) }
}
