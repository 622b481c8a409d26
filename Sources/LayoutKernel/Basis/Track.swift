/// All that one tight row determines, written out: what a resize follows.
///
/// Holds as long as what it determines hangs together as it does, and gives the values an evaluation from scratch gives, to
/// the bit. A value follows from the constant alone and never from the value before it, so that nothing drifts.
struct Track: BitwiseCopyable {
  /// The row whose constant it follows.
  var row: Int32 = -1
  var isLive = false
  /// Its variables changed since the last report.
  var isChanged = false
  /// The residuals it touches are those of an earlier constant.
  var isBehind = false
  /// Its row's constant has left the limits; new ones are to be found once the solve under way is through.
  var hasCrossed = false
  /// The values of its lines last reported are those of the constant `reported`; else each variable knows its own.
  var isReported = false
  /// The row's constant when the track was written.
  var origin = 0.0
  /// The row's constant at the last report.
  var reported = 0.0
  /// Constants of the row between which no residual and no value changes sides.
  var low = 0.0
  var high = 0.0
  /// The values that are exact as lines over the constant.
  var lines = Buffer<TrackLine>()
  var largestBase = 0.0
  var largestRate = 0.0
  /// What computes the other values, in order, once the lines are followed.
  var steps = Buffer<TrackStep>()
  var terms = Buffer<RawTerm>()
  /// The first step's constant is the row's times this; 0 when the row's own variable is on a line.
  var rootFactor = 0.0
  /// The rows, not tight, whose residuals it touches.
  var rows = Buffer<TrackedRow>()

  mutating func freeMemory() {
    lines.free()
    steps.free()
    terms.free()
    rows.free()
  }
}

/// One value: `base + rate · (constant − origin)`.
struct TrackLine: BitwiseCopyable {
  var variable: Int32
  /// The value when the track was written.
  var base: Double
  var rate: Double

  @inline(__always)
  func value(at distance: Double) -> Double { base + rate * distance }
}

/// One value: `(constant + Σ the next terms) / divisor`. For a member of a cycle the sum is the right-hand side of its
/// owner; the last member solves the cycle.
struct TrackStep: BitwiseCopyable {
  var variable: Int32
  var termCount: Int32
  var constant: Double
  /// 0 in a cycle.
  var divisor: Double
  /// How fast the value follows the row's constant.
  var rate: Double
  /// The factor to solve with after this step, or -1.
  var block: Int32 = -1
}

/// A residual that follows a constant, and how fast.
struct TrackedRow: BitwiseCopyable {
  var row: Int32
  var rate: Double
}

/// One coefficient and its variable.
struct RawTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}
