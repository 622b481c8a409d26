import Foundation

/// What touches belong to, as `UIEvent`.
open class InputEvent: NSObject, TreeBound {
  /// With the raw values of UIKit.
  nonisolated public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  public let type: EventType
  public let allTouches: Set<Touch>?
  /// In seconds; 0 unless given, as there is no clock.
  public let timestamp: TimeInterval

  public init(type: EventType = .touches, touches: Set<Touch>? = nil, timestamp: TimeInterval = 0) {
    self.type = type
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  open func touches(for view: View) -> Set<Touch>? { allTouches?.filter { $0.view === view } }
}
