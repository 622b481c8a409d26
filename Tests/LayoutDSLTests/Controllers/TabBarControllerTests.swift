import Foundation
import LayoutDSL
import XCTest

final class TabBarControllerTests: XCTestCase {
  func test_barsCountToTheSafeArea() {
    onMainActor {
      let window = Window(screen: .phone)
      let content = ViewController()
      content.title = "Home"
      let tabs = TabBarController()
      tabs.viewControllers = [NavigationController(rootViewController: content), ViewController()]
      window.rootViewController = tabs
      // 49 above the 34 of the safe area.
      assertEqual(tabs.tabBar.frame, 0, 761, 390, 83)
      XCTAssertEqual(content.view.safeAreaInsets, EdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      XCTAssertTrue(content.tabBarController === tabs)
      window.rotate(to: .landscapeRight)
      assertEqual(tabs.tabBar.frame, 0, 337, 844, 53)
      XCTAssertEqual(content.view.safeAreaInsets, EdgeInsets(top: 32, left: 47, bottom: 53, right: 47))
    }
  }

  func test_pushedControllersMayHideTheBar() {
    onMainActor {
      let window = Window(screen: .phone)
      let (content, detail) = (ViewController(), ViewController())
      detail.hidesBottomBarWhenPushed = true
      let navigation = NavigationController(rootViewController: content)
      let tabs = TabBarController()
      tabs.viewControllers = [navigation]
      window.rootViewController = tabs
      XCTAssertFalse(tabs.tabBar.isHidden)
      navigation.pushViewController(detail, animated: true)
      XCTAssertTrue(tabs.tabBar.isHidden)
      XCTAssertEqual(detail.view.safeAreaInsets.bottom, 34)
      navigation.popViewController(animated: true)
      XCTAssertFalse(tabs.tabBar.isHidden)
      XCTAssertEqual(content.view.safeAreaInsets.bottom, 83)
    }
  }

  func test_selection() {
    onMainActor {
      let log = CallLog()
      let window = Window(screen: .phone)
      let (first, second) = (NotingController("a", log), NotingController("b", log))
      let tabs = TabBarController()
      XCTAssertEqual(tabs.selectedIndex, NSNotFound)
      tabs.viewControllers = [first, second]
      XCTAssertEqual(tabs.selectedIndex, 0)
      window.rootViewController = tabs
      XCTAssertFalse(second.isViewLoaded)
      _ = log.take()
      tabs.selectedIndex = 1
      XCTAssertEqual(
        log.take().filter { !$0.contains("lay out") && !$0.contains("update") },
        ["a will disappear", "b load", "b will appear", "b is appearing", "b did appear", "a did disappear"])
      XCTAssertEqual(tabs.view.subviews, [second.view, tabs.tabBar])
      let recorder = ReportRecorder()
      recorder.during { tabs.selectedIndex = 2 }
      XCTAssertEqual(recorder.kinds, [.badTab(2, count: 2, subject: "TabBarController")])
      XCTAssertTrue(tabs.selectedViewController === second)
      tabs.viewControllers = [first]
      XCTAssertEqual(tabs.selectedIndex, 0)
      XCTAssertNil(second.parent)
    }
  }

  func test_barsHiddenByHand() {
    onMainActor {
      let window = Window(screen: .phone)
      let (content, detail) = (ViewController(), ViewController())
      detail.hidesBottomBarWhenPushed = true
      let navigation = NavigationController(rootViewController: content)
      let tabs = TabBarController()
      tabs.viewControllers = [navigation]
      window.rootViewController = tabs
      tabs.tabBar.isHidden = true
      navigation.navigationBar.isHidden = true
      window.layoutIfNeeded()
      XCTAssertEqual(content.view.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      XCTAssertTrue(navigation.isNavigationBarHidden)
      // What was set holds after another has come and gone that leaves the bar out.
      navigation.pushViewController(detail, animated: false)
      navigation.popViewController(animated: false)
      XCTAssertTrue(tabs.tabBar.isHidden)
      tabs.tabBar.isHidden = false
      navigation.navigationBar.isHidden = false
      window.layoutIfNeeded()
      XCTAssertEqual(content.view.safeAreaInsets, EdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      assertEqual(tabs.tabBar.frame, 0, 761, 390, 83)
    }
  }
}
