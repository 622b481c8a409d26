/// How a controller is shown above another. Raw values as `UIModalPresentationStyle`.
nonisolated public enum ModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether nothing is seen of what is below, so that it disappears.
  var coversEverything: Bool { self == .fullScreen || self == .currentContext }
}
