import Foundation

/// A question to the user, as `UIAlertController`. It is presented like any controller, with an empty view; what a user chooses is
/// a call: `userChoose("Delete")`.
open class AlertController: ViewController {
  /// With the raw values of UIKit.
  nonisolated public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  public internal(set) var preferredStyle = Style.actionSheet
  public private(set) var actions: [AlertAction] = []
  open var preferredAction: AlertAction?
  /// Those of an alert, in the order of addition; nil without any.
  public private(set) var textFields: [TextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: AlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    let field = TextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Chooses the first enabled action with a title as a user does: the alert goes, the action's handler runs. Returns whether
  /// there was one.
  @discardableResult public func userChoose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
    return true
  }
}
