/// How firmly a constraint is meant: required at 1000, wished for below. As `UILayoutPriority`.
///
/// Legal values are above 0 and at most 1000; nothing is checked here, a constraint with another one is left out and
/// reported when it is activated. Priorities are compared as the floats they are: 999.5 is one of its own.
nonisolated public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let dragThatCanResizeScene = LayoutPriority(510)
  public static let sceneSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  public static let defaultLow = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Above 0 and at most 1000.
  package var isLegal: Bool {
    rawValue > 0 && rawValue <= 1000
  }
}
