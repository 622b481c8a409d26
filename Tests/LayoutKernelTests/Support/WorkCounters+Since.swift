import LayoutKernel

extension WorkCounters {
  /// The work done after an earlier reading.
  func since(_ earlier: WorkCounters) -> WorkCounters {
    var difference = self
    difference.pivots -= earlier.pivots
    difference.flips -= earlier.flips
    difference.evaluations -= earlier.evaluations
    difference.visits -= earlier.visits
    difference.factorizations -= earlier.factorizations
    difference.restarts -= earlier.restarts
    return difference
  }
}
