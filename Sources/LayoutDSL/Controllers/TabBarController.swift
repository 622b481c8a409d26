import Foundation

/// Controllers of which one is seen, above a bar, as `UITabBarController`.
///
/// The view of the selected one fills that of this one; the bar counts to its safe area. It goes while a controller that
/// hides it is in the selected navigation stack.
open class TabBarController: ViewController {
  /// The bar; its frame follows the safe area.
  public let tabBar = TabBar()
  private var tabs: [ViewController] = []
  private var selected: ViewController?

  /// The controllers, one a tab.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Takes other controllers. The selected one stays if it is among them, else the first is.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    let old = tabs
    var wanted: [ViewController] = []
    for controller in viewControllers ?? [] where !wanted.contains(where: { $0 === controller }) {
      wanted.append(controller)
    }
    let gone = old.filter { controller in !wanted.contains { $0 === controller } }
    let new = wanted.filter { controller in !old.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    tabs = wanted
    tabBar.items = wanted.map { $0.tabBarItem }
    select(wanted.first { $0 === selected } ?? wanted.first)
    for controller in gone {
      controller.viewIfLoaded?.containerSafeArea = .zero
      controller.removeFromParent()
    }
    for controller in new { controller.didMove(toParent: self) }
  }

  /// The controller that is seen. One that is not among the controllers is not taken.
  open var selectedViewController: ViewController? {
    get { selected }
    set { if let newValue, tabs.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  /// Which of the controllers is seen; `NSNotFound` without any. One that there is not is reported and changes nothing.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        let kind = LayoutIssue.Kind.badTab(newValue, count: tabs.count, subject: reportName)
        return report(.issue(LayoutIssue(kind: kind)), from: viewIfLoaded)
      }
      select(tabs[newValue])
    }
  }

  private func select(_ controller: ViewController?) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    exchange(old, for: controller, behind: tabBar, animated: false)
    old?.viewIfLoaded?.containerSafeArea = .zero
    barMayHaveChanged()
  }

  // MARK: Layout

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
    if let selected { embed(selected.view, behind: tabBar) }
  }

  open override var preferredStatusBarStyle: StatusBarStyle { selected?.preferredStatusBarStyle ?? .default }

  /// A controller that hides the bar has come or gone.
  func barMayHaveChanged() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    arrangeContents()
  }

  private var hidesBar: Bool {
    if let stack = selected as? NavigationController { return stack.stack.contains { $0.hidesBottomBarWhenPushed } }
    return selected?.hidesBottomBarWhenPushed ?? false
  }

  package override func arrangeContents() {
    guard let view = viewIfLoaded else { return }
    tabBar.isLeftOut = hidesBar
    let height = tabBar.isHidden ? 0 : TabBar.height(traitCollection)
    let whole = height + view.safeAreaInsets.bottom
    let bar = CGRect(x: 0, y: view.bounds.height - whole, width: view.bounds.width, height: whole)
    if tabBar.frame != bar, !tabBar.isHidden { tabBar.frame = bar }
    guard let selected else { return }
    arrange(selected, EdgeInsets(top: 0, left: 0, bottom: height, right: 0))
  }
}
