/// The evaluation of all that one tight row determines, written out in order: what a resize follows.
///
/// Holds as long as what it determines hangs together as it does. Every step computes a value from what it depends on, as
/// an evaluation from scratch does and never as a difference to the value before, so that nothing drifts.
struct Track: BitwiseCopyable {
  /// The row whose constant it follows.
  var row: Int32 = -1
  /// The first step's constant is the row's times this.
  var rootFactor = 1.0
  var isLive = false
  /// Its variables changed since the last report.
  var isChanged = false
  /// The residuals it touches are those of an earlier constant.
  var isBehind = false
  /// Its row's constant has left the limits; new ones are to be found once the solve under way is through.
  var hasCrossed = false
  /// Constants of the row between which no residual and no value changes sides.
  var low = 0.0
  var high = 0.0
  var steps = Buffer<TrackStep>()
  var terms = Buffer<RawTerm>()
  /// The rows, not tight, whose residuals it touches.
  var rows = Buffer<TrackedRow>()

  mutating func freeMemory() {
    steps.free()
    terms.free()
    rows.free()
  }
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
