/// What one unit of violation costs within a level: two numbers compared one after the other, for the weighted sum of
/// violations and for the sum of place times violation.
///
/// Each number remembers the largest one that went into it. What is left of a sum is 0 once it is down to the rounding of
/// that; otherwise noise at a strong level would decide over real costs at a weaker one. The memory grows with every pivot
/// that divides by a small coefficient, faster than the rounding does, so it only counts where the sum cancels.
struct Cost: BitwiseCopyable {
  private(set) var weight = 0.0
  private(set) var place = 0.0
  private var weightSize: Float = 0
  private var placeSize: Float = 0

  static let zero = Cost()

  private init() {}

  init(weight: Double, place: Double) {
    self.weight = weight
    self.place = place
    weightSize = Float(abs(weight))
    placeSize = Float(abs(place))
  }

  var isZero: Bool { weight == 0 && place == 0 }

  static prefix func - (cost: Cost) -> Cost {
    var negative = cost
    negative.weight = -cost.weight
    negative.place = -cost.place
    return negative
  }

  static func * (cost: Cost, factor: Double) -> Cost {
    var product = Cost()
    product.weight = cost.weight * factor
    product.place = cost.place * factor
    product.weightSize = cost.weightSize * Float(abs(factor))
    product.placeSize = cost.placeSize * Float(abs(factor))
    return product
  }

  static func + (left: Cost, right: Cost) -> Cost {
    var sum = Cost()
    sum.weight = left.weight + right.weight
    sum.place = left.place + right.place
    sum.weightSize = max(left.weightSize, right.weightSize)
    sum.placeSize = max(left.placeSize, right.placeSize)
    if isRounding(sum.weight, of: left.weight, right.weight, sum.weightSize) { sum.weight = 0 }
    if isRounding(sum.place, of: left.place, right.place, sum.placeSize) { sum.place = 0 }
    return sum
  }

  @inline(__always)
  private static func isRounding(_ sum: Double, of left: Double, _ right: Double, _ size: Float) -> Bool {
    abs(sum) <= 1e-11 * Double(size) && abs(sum) <= 1e-5 * max(abs(left), abs(right))
  }

  /// -1, 0 or 1 as this cost is below, equal to or above 0.
  var sign: Int {
    if weight != 0 { return weight < 0 ? -1 : 1 }
    return place == 0 ? 0 : place < 0 ? -1 : 1
  }
}

/// What the wishes to be 0 cost together along a direction: per unit, then times place, then times a fixed scatter of
/// numbers. The third decides what the contract's two sums leave open, so that a solution never depends on the way it was
/// reached.
struct WishCost: BitwiseCopyable {
  var count = 0.0
  var place = 0.0
  var scatter = 0.0

  init() {}

  /// The wish of the variable in a place (counted from 1), `factor` times.
  init(place: Int, factor: Double) {
    count = factor
    self.place = Double(place) * factor
    scatter = WishCost.scatter(of: place) * factor
  }

  static prefix func - (cost: WishCost) -> WishCost {
    var negative = WishCost()
    negative.count = -cost.count
    negative.place = -cost.place
    negative.scatter = -cost.scatter
    return negative
  }

  static func + (left: WishCost, right: WishCost) -> WishCost {
    var sum = WishCost()
    sum.count = cancelling(left.count, right.count)
    sum.place = cancelling(left.place, right.place)
    sum.scatter = cancelling(left.scatter, right.scatter)
    return sum
  }

  var sign: Int {
    if count != 0 { return count < 0 ? -1 : 1 }
    if place != 0 { return place < 0 ? -1 : 1 }
    return scatter == 0 ? 0 : scatter < 0 ? -1 : 1
  }

  /// Numbers between 1/2 and 3/2 without a pattern, the same in every process.
  private static func scatter(of place: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: place) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return 0.5 + Double(bits >> 11) * 0x1p-53
  }
}

/// `left + right`, or 0 where only rounding is left of it.
@inline(__always)
func cancelling(_ left: Double, _ right: Double) -> Double {
  let sum = left + right
  return abs(sum) <= 1e-11 * max(abs(left), abs(right)) ? 0 : sum
}

/// One level's part of a price.
struct PriceTerm: BitwiseCopyable {
  var level: Float
  var cost: Cost
}

/// A price is a list of these, strongest level first, without zeros. The empty list is 0.
struct PriceNode: PoolElement {
  var level: Float = 0
  var nextFree: Int32 = -1
  var cost = Cost.zero

  var next: Int32 {
    get { nextFree }
    set { nextFree = newValue }
  }
}
