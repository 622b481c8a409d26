/// One line of `peers`' results. Times are nanoseconds an operation, medians and minima of the samples.
struct PeerRecord: Encodable {
  var workload: String
  var task: String
  var size: Int
  var constraints: Int
  /// Steps or replacements in a pass.
  var passLength: Int?
  var ours: Figure
  var peers: [(peer: Peer, figure: Figure)]
  var mark: Double?
  /// Between our values and a peer's, at the end.
  var largestDifference: Double?

  struct Figure {
    var median: Double?
    var minimum: Double?
    /// Why there is none.
    var failure: String?

    init(_ result: Comparison.Result) {
      median = result.measurement?.median
      minimum = result.measurement?.minimum
      failure = result.failure?.text
    }
  }

  /// How many times our time a peer's is.
  func ratio(to peer: Peer) -> Double? {
    guard let our = ours.median, let their = peers.first(where: { $0.peer == peer })?.figure.median else { return nil }
    return their / our
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(workload, forKey: Key(stringValue: "workload"))
    try fields.encode(task, forKey: Key(stringValue: "task"))
    try fields.encode(size, forKey: Key(stringValue: "size"))
    try fields.encode(constraints, forKey: Key(stringValue: "constraints"))
    try fields.encodeIfPresent(passLength, forKey: Key(stringValue: "pass_length"))
    try fields.encodeIfPresent(mark, forKey: Key(stringValue: "mark"))
    try fields.encodeIfPresent(largestDifference, forKey: Key(stringValue: "largest_difference"))
    let figures = [(Comparison.kernelName, ours)] + peers.map { ($0.peer.rawValue, $0.figure) }
    for (name, figure) in figures {
      try fields.encodeIfPresent(figure.median, forKey: Key(stringValue: name + "_ns"))
      try fields.encodeIfPresent(figure.minimum, forKey: Key(stringValue: name + "_minimum_ns"))
      try fields.encodeIfPresent(figure.failure, forKey: Key(stringValue: name + "_failure"))
    }
    for (peer, _) in peers {
      let name = peer == .kiwi ? "ratio" : "\(peer.rawValue)_ratio"
      try fields.encodeIfPresent(ratio(to: peer), forKey: Key(stringValue: name))
    }
  }
}
