/// Who is told what a navigation controller shows, as `UINavigationControllerDelegate`. All members are optional.
public protocol NavigationControllerDelegate: AnyObject, TreeBound {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
}
