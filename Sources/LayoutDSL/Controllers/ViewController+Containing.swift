import Foundation

extension ViewController {
  func take(_ child: ViewController) {
    guard child.parent !== self else { return }
    var above: ViewController? = self
    while let here = above {
      if here === child {
        return report(
          .issue(LayoutIssue(kind: .cyclicHierarchy(view: child.reportName, superview: reportName))),
          from: state.view)
      }
      above = here.parent
    }
    if let old = child.parent { old.children.removeAll { $0 === child } }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Whether it appears because a navigation controller has taken it in; counts while it is told so.
  public var isMovingToParent: Bool { state.move == .toParent }

  /// Whether it disappears because it leaves a navigation controller; counts while it is told so.
  public var isMovingFromParent: Bool { state.move == .fromParent }

  /// The name reports use: that of its class.
  var reportName: String { String(describing: type(of: self)) }

  /// The nearest navigation controller it is in.
  public var navigationController: NavigationController? { nearest() }

  /// The nearest tab bar controller it is in.
  public var tabBarController: TabBarController? { nearest() }

  private func nearest<Container>() -> Container? {
    var current = parent
    while let above = current {
      if let found = above as? Container { return found }
      current = above.parent
    }
    return nil
  }

  /// The outermost controller that contains it; itself if none does.
  var outermost: ViewController {
    var outermost = self
    while let above = outermost.parent { outermost = above }
    return outermost
  }

  /// Shows a controller in the way of what contains this one: pushed in a navigation controller, else presented.
  public func show(_ controller: ViewController, sender: Any?) {
    if let navigation = self as? NavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  func titleChanged() {
    state.navigationItem?.title = title
    state.tabBarItem?.title = title
  }
}
