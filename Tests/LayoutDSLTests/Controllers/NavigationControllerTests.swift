import Foundation
import LayoutDSL
import XCTest

final class NavigationControllerTests: XCTestCase {
  func test_barsCountToTheSafeArea() {
    onMainActor {
      let window = Window(screen: .phone)
      let content = ViewController()
      let navigation = NavigationController(rootViewController: content)
      window.rootViewController = navigation
      assertEqual(navigation.navigationBar.frame, 0, 47, 390, 44)
      assertEqual(content.view.frame, 0, 0, 390, 844)
      // 47 + 44.
      XCTAssertEqual(content.view.safeAreaInsets, EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      navigation.setNavigationBarHidden(true, animated: false)
      XCTAssertEqual(content.view.safeAreaInsets.top, 47)
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.prefersLargeTitles = true
      window.layoutIfNeeded()
      // 52 more.
      XCTAssertEqual(content.view.safeAreaInsets.top, 143)
      content.navigationItem.largeTitleDisplayMode = .never
      XCTAssertEqual(content.view.safeAreaInsets.top, 91)
    }
  }

  func test_insetsOfTheControllersOwnComeOnTop() {
    onMainActor {
      let window = Window(screen: .phone)
      let content = ViewController()
      content.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      window.rootViewController = NavigationController(rootViewController: content)
      XCTAssertEqual(content.view.safeAreaInsets.top, 101)
      XCTAssertEqual(content.additionalSafeAreaInsets.top, 10)
    }
  }

  func test_sidewaysTheBarIsLower() {
    onMainActor {
      let window = Window(screen: .phone)
      let content = ViewController()
      let navigation = NavigationController(rootViewController: content)
      window.rootViewController = navigation
      window.rotate(to: .landscapeLeft)
      assertEqual(navigation.navigationBar.frame, 0, 0, 844, 32)
      XCTAssertEqual(content.view.safeAreaInsets, EdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
    }
  }

  func test_viewsMayStayClearOfTheBars() {
    onMainActor {
      let window = Window(screen: .phone)
      let content = ViewController()
      content.edgesForExtendedLayout = []
      window.rootViewController = NavigationController(rootViewController: content)
      // From below the bar to above the safe area: 844 - 91 - 34.
      assertEqual(content.view.frame, 0, 91, 390, 719)
      XCTAssertEqual(content.view.safeAreaInsets, .zero)
    }
  }

  func test_pushAndPopTellBoth() {
    onMainActor {
      let log = CallLog()
      let window = Window(screen: .phone)
      let (first, second) = (NotingController("a", log), NotingController("b", log))
      let navigation = NavigationController(rootViewController: first)
      window.rootViewController = navigation
      XCTAssertEqual(
        log.take(),
        [
          "a joins", "a joined", "a load", "a will appear", "a is appearing", "a update", "a will lay out",
          "a did lay out", "a did appear",
        ])
      navigation.pushViewController(second, animated: true)
      XCTAssertEqual(
        log.take(),
        [
          "b joins", "a will disappear", "b load", "b will appear, animated", "b is appearing", "b update",
          "b will lay out", "b did lay out", "b did appear, animated", "a did disappear", "b joined",
        ])
      XCTAssertTrue(navigation.topViewController === second)
      XCTAssertTrue(second.navigationController === navigation)
      XCTAssertNil(first.view.superview)
      XCTAssertEqual(second.view.safeAreaInsets.top, 91)
      XCTAssertTrue(navigation.popViewController(animated: false) === second)
      XCTAssertEqual(
        log.take().filter { !$0.contains("lay out") && !$0.contains("update") },
        [
          "b leaves", "b will disappear", "a will appear", "a is appearing", "a did appear", "b did disappear",
          "b left",
        ])
      XCTAssertNil(second.parent)
      XCTAssertNil(navigation.popViewController(animated: false))
    }
  }

  func test_stacks() {
    onMainActor {
      let controllers = (0..<4).map { _ in ViewController() }
      let navigation = NavigationController()
      navigation.viewControllers = controllers
      XCTAssertEqual(navigation.children, controllers)
      XCTAssertEqual(navigation.popToViewController(controllers[2], animated: false), [controllers[3]])
      XCTAssertNil(navigation.popToViewController(controllers[3], animated: false))
      XCTAssertEqual(navigation.popToRootViewController(animated: false), [controllers[1], controllers[2]])
      XCTAssertNil(navigation.popToRootViewController(animated: false))
      XCTAssertEqual(navigation.viewControllers, [controllers[0]])
      let recorder = ReportRecorder()
      recorder.during { navigation.pushViewController(controllers[0], animated: false) }
      XCTAssertEqual(recorder.kinds, [.alreadyInStack(controller: "ViewController", stack: "NavigationController")])
      XCTAssertEqual(navigation.viewControllers, [controllers[0]])
      // Only the one that is seen has its view in the tree.
      navigation.loadViewIfNeeded()
      navigation.pushViewController(controllers[1], animated: false)
      XCTAssertEqual(navigation.view.subviews, [controllers[1].view, navigation.navigationBar])
    }
  }
}
