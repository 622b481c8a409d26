import LayoutKernel

/// What random scripts are made of.
struct ScriptProfile: Sendable, CustomStringConvertible {
  var name: String
  var variables: ClosedRange<Int>
  /// Constraints per variable at the start, in percent.
  var density: ClosedRange<Int> = 80...200
  /// How many times something is changed and solved after that.
  var rounds: ClosedRange<Int> = 3...8
  /// Percent of changes that move the first two edit variables or the first constant again.
  var resizing = 0
  /// Percent of constraints that are required.
  var required = 30
  var levels: [Float] = [750, 500, 250]
  var weights: [Double] = [1]
  var ranks: [Int] = [0]
  /// Right-hand sides are whole numbers up to this, either sign.
  var spread = 10
  var coefficients: [Double] = [1, 1, 1, 2, 0.5, 3]
  var shapes: [Shape] = [.anything]

  enum Shape: Sendable {
    case anything
    /// One variable against a number.
    case single
    /// A variable next to the one before it.
    case chain
    /// One variable as a multiple of another.
    case ratio
    /// Several variables in a ring, each a multiple of the next.
    case ring
    case sum
    /// Something a known constraint says, or two of them say together, with another number or the same.
    case echo
  }

  var description: String { name }

  static let small = ScriptProfile(name: "small", variables: 1...6, coefficients: [1, 1, 1, 2, 0.5, 3, 7])
  static let degenerate = ScriptProfile(
    name: "degenerate", variables: 1...6, spread: 2, coefficients: [1], shapes: [.anything, .single, .echo])
  static let levels = ScriptProfile(
    name: "levels", variables: 2...8, density: 150...300, required: 15,
    levels: [999.5, 999.25, 999, 750, 749.75, 500, 499.5, 250, 100, 50, 49, 1, 0.5, 0.001],
    weights: [1, 1, 2, 0.5, 3, 10, 0.01], shapes: [.anything, .single, .echo])
  static let conflicts = ScriptProfile(
    name: "conflicts", variables: 1...6, density: 150...300, required: 80, weights: [1, 3], ranks: [0, 0, 0, 1, -1, 2],
    spread: 5, coefficients: [1, 1, 2], shapes: [.anything, .single, .chain, .echo])
  static let rings = ScriptProfile(
    name: "rings", variables: 4...16, required: 40, coefficients: [1, 1, 2, 3, 0.5],
    shapes: [.ring, .ring, .ratio, .sum, .single, .chain, .echo])
  static let resizing = ScriptProfile(
    name: "resizing", variables: 3...20, density: 100...200, rounds: 20...50, resizing: 75, required: 45, spread: 60,
    shapes: [.chain, .chain, .single, .ratio, .ring, .sum, .echo])
  static let layout = ScriptProfile(
    name: "layout", variables: 10...30, density: 100...220, rounds: 3...6, required: 50, spread: 200,
    shapes: [.chain, .chain, .single, .ratio, .sum, .echo])
  static let large = ScriptProfile(
    name: "large", variables: 31...60, density: 80...200, rounds: 2...4, required: 35, ranks: [0, 0, 1], spread: 100,
    shapes: [.chain, .single, .ratio, .ring, .sum, .anything, .echo])
}
