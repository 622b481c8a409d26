/// `make`'s result.
package struct MakeRecord: Encodable, Sendable {
  package var minimumNs: Double
  package var medianNs: Double
  package var samples: Int
  /// Allocations a constraint, where they were counted.
  package var allocations: Double?

  enum CodingKeys: String, CodingKey {
    case samples, allocations
    case minimumNs = "minimum_ns"
    case medianNs = "median_ns"
  }
}
