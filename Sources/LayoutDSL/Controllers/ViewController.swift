import Foundation

/// Manages a view and what is inside it, as `UIViewController`.
///
/// The view is made when it is first asked for. Its safe area and margins follow what contains the controller. Appearing and
/// disappearing is told when the view gets into a window and out of it; nothing takes time.
open class ViewController: Responder {
  /// What the controller keeps for itself.
  var state = ViewControllerState()

  /// Makes a controller without a view so far. There are no nibs here: both arguments make no difference.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller without a view so far.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without a view so far: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  /// The view; made now, by `loadView()`, if there is none.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return state.view
    }
    set { takeView(newValue) }
  }

  /// The view, if it was made.
  public var viewIfLoaded: View? { state.view }

  /// Whether the view was made.
  public var isViewLoaded: Bool { state.view != nil }

  /// Makes the view: a plain one as large as `Screen.phone`, until it has a superview, with whose size it keeps up.
  /// Overriding it, set `view` and do not call `super`.
  open func loadView() {
    let view = View(frame: CGRect(origin: .zero, size: Screen.phone.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view if there is none. An override of `loadView()` that sets none gets a plain one.
  open func loadViewIfNeeded() { loadViewOnce() }

  /// Called once the view was made: the place to fill it.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Called before the view gets into a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window, has its traits and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in a window, after a pass where a window, a container or a presentation put it there.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window or is covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is in no window any more or is covered.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// Called before `layoutSubviews` of the view.
  open func viewWillLayoutSubviews() {}

  /// Called after `layoutSubviews` of the view: its subviews have their frames, theirs need not.
  open func viewDidLayoutSubviews() {}

  /// Called instead of `updateConstraints` of the view, which it calls. Overriding it, call `super` last.
  open func updateViewConstraints() { state.view?.updateConstraints() }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// What the controller adds to the safe area of its view and so of everything in it, in points.
  open var additionalSafeAreaInsets: EdgeInsets {
    get { state.view?.additionalSafeAreaInsets ?? state.additionalSafeArea }
    set {
      state.additionalSafeArea = newValue
      state.view?.additionalSafeAreaInsets = newValue
    }
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { refreshMinimumMargins() } }

  /// The least margins of the view: 16 points at the sides where the width is compact or unknown, 20 where it is regular.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets { minimumMargins }

  /// The size the controller would like its view to have in a container; stored.
  open var preferredContentSize = CGSize.zero

  // MARK: Surroundings

  /// Called before the window gets another size. Overriding it, call `super`, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when traits changed, and when the view gets into a window, whose traits are known.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  open override var next: Responder? { state.view?.superview ?? parent }
  package override var inputRoot: View? { state.view?.rootView }

  // MARK: Containing

  /// The controllers it contains, in order of addition.
  public internal(set) var children: [ViewController] = []
  /// The controller that contains it.
  public internal(set) weak var parent: ViewController?

  /// Takes a controller among the children, from where it was. Its view is for the caller to add, `didMove(toParent:)` for
  /// the caller to call. A controller that contains this one is reported and not taken.
  open func addChild(_ child: ViewController) { take(child) }

  /// Leaves the parent. Its view is for the caller to remove.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: ViewController?) {}
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Presenting

  /// The controller this one, or one that contains it, shows above itself.
  public var presentedViewController: ViewController? { presenter?.state.presented }
  /// The controller this one, or one that contains it, is shown above.
  public var presentingViewController: ViewController? { outermost.state.presenting }

  /// How it is shown; stored, except that what covers everything has the presenting one disappear.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false

  /// Shows a controller above this one, at once: its view fills the window, if this one's is in one. While another is
  /// shown, or for one that is shown already, nothing happens and it is reported.
  open func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    show(controller, animated: animated, completion)
  }

  /// No longer shows what is above this one; without anything there, has itself no longer shown.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { hide(animated: animated, completion) }

  // MARK: Naming

  /// What it is about; also the title of its navigation and tab bar items.
  open var title: String? { didSet { titleChanged() } }

  /// What a navigation bar shows for it.
  open var navigationItem: NavigationItem {
    if let item = state.navigationItem { return item }
    let made = NavigationItem(title: title)
    state.navigationItem = made
    return made
  }

  /// What a tab bar shows for it.
  open var tabBarItem: TabBarItem! {
    get {
      if state.tabBarItem == nil { state.tabBarItem = TabBarItem(title: title, image: nil, tag: 0) }
      return state.tabBarItem
    }
    set { state.tabBarItem = newValue }
  }

  /// Whether the tab bar around it goes while it is in a navigation stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: Stored, for code written for UIKit

  /// Under which bars its view goes; a container leaves it free of the others.
  open var edgesForExtendedLayout = RectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }

  // MARK: For the library's own containers

  /// Called before `viewWillLayoutSubviews`: gives children's views and bars their frames.
  package func arrangeContents() {}
}
