import Foundation

extension NavigationController {
  /// Has the stack be another one; returns what has left it.
  @discardableResult func replaceStack(_ wanted: [ViewController], animated: Bool) -> [ViewController] {
    let old = stack
    let oldTop = old.last
    let newTop = wanted.last
    let gone = old.filter { controller in !wanted.contains { $0 === controller } }
    let new = wanted.filter { controller in !old.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    stack = wanted
    for controller in wanted { watch(controller) }
    if let newTop, new.contains(where: { $0 === newTop }) { newTop.state.move = .toParent }
    if let oldTop, gone.contains(where: { $0 === oldTop }) { oldTop.state.move = .fromParent }
    navigationBar.items = wanted.map(\.navigationItem)
    let told = oldTop !== newTop && viewIfLoaded != nil ? newTop : nil
    if let told { delegate?.navigationController(self, willShow: told, animated: animated) }
    if oldTop !== newTop { exchange(oldTop, for: newTop, behind: navigationBar, animated: animated) }
    for controller in gone {
      controller.navigationItem.heightMayHaveChanged = nil
      controller.viewIfLoaded?.containerSafeArea = .zero
      controller.removeFromParent()
    }
    for controller in new { controller.didMove(toParent: self) }
    for controller in [oldTop, newTop] { controller?.state.move = nil }
    contentsChanged()
    if let told { delegate?.navigationController(self, didShow: told, animated: animated) }
    return gone
  }

  /// A title that is no longer large, or is now, changes the height of the bar.
  private func watch(_ controller: ViewController) {
    controller.navigationItem.heightMayHaveChanged = { [weak self] in self?.contentsChanged() }
  }

  /// The bar or the stack is another.
  func contentsChanged() {
    if let view = viewIfLoaded {
      view.setNeedsLayout()
      arrangeStack()
    }
    tabBarController?.barMayHaveChanged()
  }

  func arrangeStack() {
    guard let view = viewIfLoaded else { return }
    let height = barHeight
    let bar = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    if navigationBar.frame != bar, !isNavigationBarHidden { navigationBar.frame = bar }
    guard let top = stack.last else { return }
    arrange(top, EdgeInsets(top: height, left: 0, bottom: 0, right: 0))
  }

  private var barHeight: CGFloat {
    if isNavigationBarHidden { return 0 }
    let isLarge = navigationBar.prefersLargeTitles && hasLargeTitle
    return NavigationBar.height(traitCollection, largeTitle: isLarge)
  }

  /// Whether the title is large where the bar prefers that: as the item says, or as the one below it does.
  private var hasLargeTitle: Bool {
    for controller in stack.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }
}
