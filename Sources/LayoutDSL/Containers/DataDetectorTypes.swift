/// What is made a link in a text, as `UIDataDetectorTypes` with its raw values: stored.
nonisolated public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  public static let all = DataDetectorTypes(rawValue: UInt.max)
}
