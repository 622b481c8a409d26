import Foundation

/// A stack of controllers of which the last is seen, below a bar, as `UINavigationController`.
///
/// The view of the last fills that of this one; the bar counts to its safe area. Everything takes place at once.
open class NavigationController: ViewController {
  /// The bar; its frame follows the safe area.
  public let navigationBar = NavigationBar()
  var stack: [ViewController] = []
  /// Told of another last controller while the view is loaded.
  open weak var delegate: (any NavigationControllerDelegate)?
  // Stored: a test pops by itself.
  public private(set) lazy var interactivePopGestureRecognizer: GestureRecognizer? = PanGestureRecognizer()

  /// Makes a controller that shows one.
  public convenience init(rootViewController: ViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The controllers, the one that is seen last.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the controllers.
  public var topViewController: ViewController? { stack.last }

  /// What is presented above the stack, else the last of the controllers.
  public var visibleViewController: ViewController? { state.presented ?? stack.last }

  /// Whether the bar is not there: whether it is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar away or puts it there.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigationBar.isHidden else { return }
    navigationBar.isHidden = hidden
    contentsChanged()
  }

  // MARK: Stack

  /// Shows a controller on top of the others. One that is in the stack already is reported and nothing changes.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      let kind = LayoutIssue.Kind.alreadyInStack(controller: viewController.reportName, stack: reportName)
      return report(.issue(LayoutIssue(kind: kind)), from: viewIfLoaded)
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the last controller off; not the first one. Returns it.
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return replaceStack(Array(stack.dropLast()), animated: animated).last
  }

  /// Takes everything above the first controller off. Returns it, the lowest first; nil where there is nothing.
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard stack.count > 1 else { return nil }
    return replaceStack(Array(stack.prefix(1)), animated: animated)
  }

  /// Takes everything above a controller off. Returns it, the lowest first; nil for a controller that is not in the stack.
  @discardableResult open func popToViewController(_ viewController: ViewController, animated: Bool)
    -> [ViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return replaceStack(Array(stack[...index]), animated: animated)
  }

  /// Shows others; of one that is named twice only the first counts.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    var wanted: [ViewController] = []
    for controller in viewControllers where !wanted.contains(where: { $0 === controller }) { wanted.append(controller) }
    replaceStack(wanted, animated: animated)
  }

  // MARK: Overrides

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
    if let top = stack.last { embed(top.view, behind: navigationBar) }
  }

  open override var preferredStatusBarStyle: StatusBarStyle { stack.last?.preferredStatusBarStyle ?? .default }

  package override func arrangeContents() { arrangeStack() }
}
