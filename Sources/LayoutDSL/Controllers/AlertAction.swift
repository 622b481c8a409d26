import Foundation

/// An answer to a question, as `UIAlertAction`.
open class AlertAction: NSObject, TreeBound {
  /// With the raw values of UIKit.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((AlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
