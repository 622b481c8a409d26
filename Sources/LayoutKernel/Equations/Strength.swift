/// How firmly a constraint is meant.
///
/// Required constraints hold or are rejected as a whole; of contradicting ones the lower rank gives way, within a rank the
/// later addition. Levels are compared strictly: no amount of violation at a weaker level outweighs any at a stronger one,
/// and a level is the Float itself (999.5 is one). Within a level violations are summed, each times its weight.
public enum Strength: Equatable, Sendable {
  /// Must hold. Higher ranks are offered to the solver first.
  case required(rank: Int = 0)
  /// Wished for at a level strictly between 0 and 1000, with a finite weight above 0.
  case level(Float, weight: Double = 1)

  public var isRequired: Bool {
    if case .required = self { true } else { false }
  }
}
