import Foundation

/// What a control does when something happens, as `UIAction`.
open class Action: MenuElement {
  public typealias Identifier = String

  /// What can be done with it in a menu, with the raw values of UIKit: stored.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether it is ticked in a menu, with the raw values of UIKit: stored.
  nonisolated public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// Two actions with one identifier are the same: a control keeps the one added last.
  public let identifier: Identifier?
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control that is performing it.
  public internal(set) weak var sender: AnyObject?

  let handler: (Action) -> Void

  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (Action) -> Void
  ) {
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does what it does, as when it is chosen in a menu.
  open func perform() { handler(self) }
}
