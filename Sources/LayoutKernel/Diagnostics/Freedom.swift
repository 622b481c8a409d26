/// How far a variable could go without any constraint being met less well.
package struct Freedom: Sendable {
  package let value: Double
  /// Nil where nothing stops it.
  package let lowest: Double?
  /// Nil where nothing stops it.
  package let highest: Double?
  /// The variables that move when it does, in the order in which undetermined ones yield.
  package let companions: [Variable]

  /// What moves half as far counts as stopped by nothing.
  static let reach = 1e7
}
