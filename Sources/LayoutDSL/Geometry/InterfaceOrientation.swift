/// How a device is held. Raw values as `UIInterfaceOrientation`.
nonisolated public enum InterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the longer side is the horizontal one.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the longer side is the vertical one.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
