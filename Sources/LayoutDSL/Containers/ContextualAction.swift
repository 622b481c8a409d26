import Foundation

/// What a user can do with a row that was swiped, as `UIContextualAction`.
open class ContextualAction: NSObject, TreeBound {
  nonisolated public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Called with the action, the row's cell, and what ends the swipe; the latter with whether the action was carried out.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  // Stored for pictures.
  open var image: Image?
  open var backgroundColor: Color!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
