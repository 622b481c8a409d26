nonisolated extension Layer {
  /// The shape of a round corner, as `CALayerCornerCurve`.
  nonisolated public enum CornerCurve: String, Sendable {
    case circular, continuous
  }

  /// Corners of a layer, as `CACornerMask` with its raw values.
  nonisolated public struct CornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
    static let all = CornerMask(rawValue: 0b1111)
  }
}
