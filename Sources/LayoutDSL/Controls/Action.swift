import Foundation

/// What a control does when something happens, as `UIAction`.
open class Action: NSObject, TreeBound {
  open var title: String
  open var image: Image?
  /// Two actions with one identifier are the same: a control keeps the one added last.
  public let identifier: String?
  /// The control that is performing it.
  public internal(set) weak var sender: AnyObject?

  let handler: (Action) -> Void

  public init(
    title: String = "", image: Image? = nil, identifier: String? = nil, handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
    super.init()
  }
}
