/// One line of `run`'s results. Times are nanoseconds an operation.
package struct RunRecord: Encodable, Sendable {
  package var workload: String
  package var task: String
  /// Which steps an edit is about, when the workload has several kinds.
  package var step: String?
  package var size: Int
  package var views: Int
  package var constraints: Int
  package var minimumNs: Double
  package var medianNs: Double
  /// Of the samples' middle half, as a fraction of the median.
  package var spread: Double
  package var samples: Int
  package var nsPerConstraint: Double
  /// Exponent of the growth of the minimum from the size measured before, by constraints.
  package var growth: Double?
  /// Work an operation.
  package var pivots: Double
  package var flips: Double
  package var evaluations: Double
  package var visits: Double
  /// Of a build.
  package var heldBytes: Int?
  package var peakBytes: Int?

  enum CodingKeys: String, CodingKey {
    case workload, task, step, size, views, constraints, spread, samples, growth, pivots, flips, evaluations, visits
    case minimumNs = "minimum_ns"
    case medianNs = "median_ns"
    case nsPerConstraint = "ns_per_constraint"
    case heldBytes = "held_bytes"
    case peakBytes = "peak_bytes"
  }
}
