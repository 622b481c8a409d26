/// A solver that takes part in a comparison, at work on one system. Every operation times itself.
protocol Contender: AnyObject {
  /// Makes a solver with everything in it and solves; the one before is freed outside the timed part.
  func build() throws(ContenderFailure) -> Timing
  /// Goes through the steps, over and over.
  func edit(count: Int) throws(ContenderFailure) -> Timing
  /// Replaces the first `count` constraints of the system's list or as many as it can until `limit` is over; every
  /// second call puts back and wants the count that came out of the one before.
  func replace(
    _ replacement: KernelSubject.Replacement, count: Int, limit: Duration?
  ) throws(ContenderFailure) -> Timing
  func values() throws(ContenderFailure) -> [Double]
}

/// Why there is no time.
enum ContenderFailure: Error, Equatable {
  /// It took longer than any measurement may.
  case capped
  /// It took too long at a smaller size already.
  case cappedBefore
  case failed(String)

  var text: String {
    switch self {
    case .capped: "over \(Int(PeerDriver.cap / .seconds(1))) s"
    case .cappedBefore: "not run"
    case .failed(let reason): reason
    }
  }
}
