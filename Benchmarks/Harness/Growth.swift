import Foundation

/// How fast a cost grows.
package enum Growth {
  /// The exponent of the power of the size that leads from one cost to the other: 1 is in proportion.
  package static func exponent(
    from small: (size: Double, cost: Double), to large: (size: Double, cost: Double)
  ) -> Double {
    log(large.cost / small.cost) / log(large.size / small.size)
  }
}
