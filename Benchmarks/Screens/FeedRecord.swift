/// One line of `feed`'s results. Times are nanoseconds an operation.
package struct FeedRecord: Encodable, Sendable {
  package var task: String
  package var cells: Int
  package var constraintsNs: Double
  package var framesNs: Double
  package var samples: Int
  /// Constraints by frames.
  package var ratio: Double
  /// The ratio that is to be reached, where there is one.
  package var mark: Double?
  /// Work of the passes of one operation.
  package var visits: Double
  package var placements: Double
  package var valuesRead: Double
  package var solverChanges: Double
  package var pivots: Double
  /// The most any number in a frame differs between the two.
  package var difference: Double

  enum CodingKeys: String, CodingKey {
    case task, cells, samples, ratio, mark, visits, placements, pivots, difference
    case constraintsNs = "constraints_ns"
    case framesNs = "frames_ns"
    case valuesRead = "values_read"
    case solverChanges = "solver_changes"
  }
}
