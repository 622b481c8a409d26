import Foundation

/// A button in a bar, as `UIBarButtonItem`. What it does is given as an action or a closure; there are no selectors here.
open class BarButtonItem: BarItem {
  /// How the button looks; stored. Raw values as `UIBarButtonItem.Style`.
  nonisolated public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// A button the system knows. Raw values as `UIBarButtonItem.SystemItem`.
  nonisolated public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style = Style.plain
  open var customView: View?
  open var width: CGFloat = 0
  open var tintColor: Color?
  /// Which of the system's it is; nil for one of one's own.
  public internal(set) var systemItem: SystemItem?
  /// What it does.
  open var primaryAction: Action?
  /// What it offers; a test goes through its children.
  open var menu: Menu?

  public override init() { super.init() }

  public convenience init(title: String?, style: Style = .plain, action: (() -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    takeAction(action)
  }

  public convenience init(image: Image?, style: Style = .plain, action: (() -> Void)? = nil) {
    self.init()
    self.image = image
    self.style = style
    takeAction(action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, action: (() -> Void)? = nil) {
    self.init()
    self.systemItem = systemItem
    takeAction(action)
  }

  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// A button with an action, whose title and image count where none are given.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.menu = menu
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// One of the system's buttons, with an action.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Does what it does, as a touch would; nothing while it is not enabled.
  open func performPrimaryAction() {
    guard isEnabled, let primaryAction else { return }
    primaryAction.sender = self
    primaryAction.handler(primaryAction)
  }

  private func takeAction(_ body: (() -> Void)?) {
    if let body { primaryAction = Action { _ in body() } }
  }
}
