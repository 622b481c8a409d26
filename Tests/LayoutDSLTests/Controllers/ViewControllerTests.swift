import Foundation
import LayoutDSL
import XCTest

/// Controllers make their view when it is asked for, and are told in UIKit's order.
final class ViewControllerTests: XCTestCase {
  func test_viewsAreMadeWhenAskedForAndOnce() {
    onMainActor {
      let log = CallLog()
      let controller = NotingController("a", log)
      XCTAssertFalse(controller.isViewLoaded)
      XCTAssertNil(controller.viewIfLoaded)
      XCTAssertEqual(log.take(), [])
      let view = controller.view
      XCTAssertTrue(controller.view === view)
      XCTAssertTrue(controller.viewIfLoaded === view)
      XCTAssertEqual(log.take(), ["a load"])
      XCTAssertTrue(view?.next === controller)
      // As large as a phone while nothing contains it.
      XCTAssertEqual(view?.bounds.size, CGSize(width: 390, height: 844))
    }
  }

  private final class Custom: ViewController {
    let own = View(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    var loads = 0

    override func loadView() { view = own }

    override func viewDidLoad() {
      loads += 1
      XCTAssertTrue(view === own)
    }
  }

  private final class Forgetful: ViewController {
    override func loadView() {}
  }

  func test_loadViewMayBeOverridden() {
    onMainActor {
      let controller = Custom()
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      XCTAssertTrue(controller.view === controller.own)
      XCTAssertEqual(controller.loads, 1)
      XCTAssertEqual(controller.view.frame.size, CGSize(width: 30, height: 40))
      XCTAssertNotNil(Forgetful().view)
    }
  }

  func test_aWindowTellsItsControllerInOrder() {
    onMainActor {
      let log = CallLog()
      let window = Window(screen: .phone)
      let controller = NotingController("a", log)
      window.rootViewController = controller
      XCTAssertEqual(
        log.take(),
        [
          "a load", "a will appear", "a is appearing", "a update", "a will lay out", "a did lay out", "a did appear",
        ])
      XCTAssertTrue(controller.view.superview === window)
      assertEqual(controller.view.frame, 0, 0, 390, 844)
      let next = NotingController("b", log)
      window.rootViewController = next
      XCTAssertEqual(
        log.take(),
        [
          "a will disappear", "a did disappear", "b load", "b will appear", "b is appearing", "b update",
          "b will lay out", "b did lay out", "b did appear",
        ])
      XCTAssertNil(controller.view.window)
      window.rootViewController = nil
      XCTAssertEqual(log.take(), ["b will disappear", "b did disappear"])
    }
  }

  func test_childrenAppearWithTheirParents() {
    onMainActor {
      let log = CallLog()
      let window = Window(screen: .phone)
      let parent = NotingController("p", log)
      let child = NotingController("c", log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      XCTAssertEqual(log.take(), ["c joins", "p load", "c load", "c joined"])
      window.rootViewController = parent
      let lines = log.take().filter { $0.contains("appear") }
      XCTAssertEqual(
        lines,
        [
          "p will appear", "c will appear", "p is appearing", "c is appearing", "p did appear", "c did appear",
        ])
      // A child that comes and goes by itself.
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      XCTAssertEqual(log.take(), ["c leaves", "c will disappear", "c did disappear", "c left"])
      XCTAssertEqual(parent.children, [])
      XCTAssertNil(child.parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      XCTAssertEqual(log.take(), ["c joins", "c will appear", "c is appearing", "c did appear"])
    }
  }

  func test_childrenAreTakenFromWhereTheyWereAndNotInCircles() {
    onMainActor {
      let (first, second, child) = (ViewController(), ViewController(), ViewController())
      first.addChild(child)
      second.addChild(child)
      XCTAssertEqual(first.children, [])
      XCTAssertEqual(second.children, [child])
      let recorder = ReportRecorder()
      recorder.during { child.addChild(second) }
      XCTAssertEqual(recorder.kinds, [.cyclicHierarchy(view: "ViewController", superview: "ViewController")])
      XCTAssertEqual(child.children, [])
    }
  }

  private final class Screenful: ViewController {
    let bar = Box(View.noIntrinsicMetric, 50)

    override func viewDidLoad() {
      view.addSubview(bar)
      relate(bar, .left, to: view.safeAreaLayoutGuide)
      relate(bar, .right, to: view.safeAreaLayoutGuide)
      relate(bar, .bottom, to: view.safeAreaLayoutGuide)
    }
  }

  func test_additionalInsetsAddToTheSafeArea() {
    onMainActor {
      let controller = Screenful()
      // Before there is a view.
      controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
      let window = Window(screen: .phone)
      window.rootViewController = controller
      // 844 - 34 - 20 - 50.
      assertEqual(controller.bar.frame, 0, 740, 390, 50)
      XCTAssertEqual(controller.view.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 54, right: 0))
      controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
      window.layoutIfNeeded()
      assertEqual(controller.bar.frame, 0, 755, 390, 50)
    }
  }

  func test_marginsOfAControllersViewAreTheSystems() {
    onMainActor {
      let window = Window(screen: .phone)
      let controller = ViewController()
      window.rootViewController = controller
      // 16 at the sides and nothing above and below, plus the safe area.
      XCTAssertEqual(controller.view.layoutMargins, EdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
      // One's own count where they are larger.
      controller.view.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 30)
      XCTAssertEqual(controller.view.layoutMargins, EdgeInsets(top: 55, left: 16, bottom: 42, right: 30))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      XCTAssertEqual(controller.view.layoutMargins, EdgeInsets(top: 55, left: 8, bottom: 42, right: 30))
      // 20 at the sides where the width is regular.
      let pad = Window(screen: .pad)
      let other = ViewController()
      pad.rootViewController = other
      XCTAssertEqual(other.view.layoutMargins, EdgeInsets(top: 24, left: 20, bottom: 20, right: 20))
      XCTAssertEqual(
        other.systemMinimumLayoutMargins, DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    }
  }

  func test_titlesReachTheBars() {
    onMainActor {
      let controller = ViewController()
      controller.title = "First"
      XCTAssertEqual(controller.navigationItem.title, "First")
      XCTAssertEqual(controller.tabBarItem.title, "First")
      controller.title = "Second"
      XCTAssertEqual(controller.navigationItem.title, "Second")
      controller.navigationItem.title = "Other"
      XCTAssertEqual(controller.title, "Second")
      let controllers = (ViewController(), BarButtonItem(title: "Save") {})
      controllers.0.navigationItem.rightBarButtonItem = controllers.1
      XCTAssertEqual(controllers.0.navigationItem.rightBarButtonItems, [controllers.1])
    }
  }

  func test_barButtonsDoWhatTheyAreThereFor() {
    onMainActor {
      var count = 0
      let button = BarButtonItem(barButtonSystemItem: .add) { count += 1 }
      button.performPrimaryAction()
      button.isEnabled = false
      button.performPrimaryAction()
      XCTAssertEqual(count, 1)
      XCTAssertEqual(button.systemItem, .add)
    }
  }

  func test_controllersLetGo() {
    onMainActor {
      weak var gone: ViewController?
      weak var goneView: View?
      do {
        let window = Window(screen: .phone)
        let navigation = NavigationController(rootViewController: ViewController())
        window.rootViewController = navigation
        navigation.pushViewController(ViewController(), animated: false)
        gone = navigation.topViewController
        goneView = gone?.view
        XCTAssertNotNil(goneView)
        navigation.popViewController(animated: false)
      }
      XCTAssertNil(gone)
      XCTAssertNil(goneView)
    }
  }

  private final class Edged: ViewController {
    var calls: [String] = []

    override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
    override func viewLayoutMarginsDidChange() { calls.append("margins") }
  }

  func test_controllersAreToldOfEdges() {
    onMainActor {
      let controller = Edged()
      controller.loadViewIfNeeded()
      XCTAssertEqual(controller.calls, ["margins"])
      let window = Window(screen: .phone)
      window.rootViewController = controller
      XCTAssertEqual(controller.calls, ["margins", "safe area", "margins"])
      controller.view.insetsLayoutMarginsFromSafeArea = false
      controller.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      XCTAssertEqual(controller.calls, ["margins", "safe area", "margins", "margins", "safe area"])
    }
  }

  private final class Keyed: ViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  func test_controllersAreInTheChainOfResponders() {
    onMainActor {
      let window = Window(screen: .phone)
      let controller = Keyed()
      window.rootViewController = controller
      let field = TextField()
      controller.view.addSubview(field)
      XCTAssertTrue(field.next === controller.view)
      XCTAssertTrue(field.next?.next === controller)
      XCTAssertTrue(controller.next === window)
      XCTAssertTrue(controller.becomeFirstResponder())
      XCTAssertTrue(controller.isFirstResponder)
      XCTAssertTrue(field.becomeFirstResponder())
      XCTAssertFalse(controller.isFirstResponder)
      XCTAssertTrue(window.endEditing(true))
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertTrue(controller.becomeFirstResponder())
      XCTAssertTrue(window.endEditing(true))
      XCTAssertFalse(controller.isFirstResponder)
    }
  }
}
