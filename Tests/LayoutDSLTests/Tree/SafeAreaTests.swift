import Foundation
import LayoutDSL
import XCTest

/// A view's safe-area insets are the part of its superview's it reaches into.
final class SafeAreaTests: XCTestCase {
  private static let insets = EdgeInsets(top: 64, left: 30, bottom: 83, right: 10)

  func test_E56_overlapOfAView() {
    onMainActor {
      let root = makeRoot(320, 480)
      root.additionalSafeAreaInsets = Self.insets
      let inside = View(frame: CGRect(x: 30, y: 64, width: 100, height: 100))
      let corner = View(frame: CGRect(x: 10, y: 50, width: 100, height: 100))
      let everywhere = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let beyond = View(frame: CGRect(x: -50, y: -50, width: 420, height: 600))
      root.adding(inside, corner, everywhere, beyond)
      XCTAssertEqual(root.safeAreaInsets, Self.insets)
      XCTAssertEqual(inside.safeAreaInsets, .zero)
      // 64 - 50 and 30 - 10.
      XCTAssertEqual(corner.safeAreaInsets, EdgeInsets(top: 14, left: 20, bottom: 0, right: 0))
      XCTAssertEqual(everywhere.safeAreaInsets, Self.insets)
      // Never more than the superview's.
      XCTAssertEqual(beyond.safeAreaInsets, Self.insets)
    }
  }

  func test_E56_additionalInsets() {
    onMainActor {
      let root = makeRoot(320, 480)
      let container = View(frame: root.bounds)
      container.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
      let child = View(frame: CGRect(x: 0, y: 100, width: 320, height: 350))
      root.addSubview(container)
      container.addSubview(child)
      XCTAssertEqual(container.safeAreaInsets.bottom, 80)
      // The child ends 30 above the container: 80 - 30.
      XCTAssertEqual(child.safeAreaInsets.bottom, 50)
      child.removeFromSuperview()
      XCTAssertEqual(child.safeAreaInsets, .zero)
    }
  }

  func test_guideFollowsTheRoot() {
    onMainActor {
      let window = Window(
        size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let content = Box()
      window.addSubview(content)
      pin(content, to: window.safeAreaLayoutGuide)
      window.layoutIfNeeded()
      // 844 - 47 - 34.
      assertEqual(content.frame, 0, 47, 390, 763)
      window.safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      window.layoutIfNeeded()
      assertEqual(content.frame, 0, 20, 390, 824)
    }
  }

  func test_guideOfAPlacedViewFollowsItsFrame() {
    onMainActor {
      let root = makeRoot(100, 200)
      root.additionalSafeAreaInsets = EdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
      let panel = Box()
      let content = Box()
      root.addSubview(panel)
      panel.addSubview(content)
      relate(panel, .left, to: root)
      relate(panel, .right, to: root)
      let top = relate(panel, .top, to: root, plus: 15)
      relate(panel, .bottom, to: root)
      pin(content, to: panel.safeAreaLayoutGuide)
      root.layoutIfNeeded()
      // The panel reaches 40 - 15 into the top and all of the bottom: 185 - 25 - 30 is left.
      XCTAssertEqual(panel.safeAreaInsets, EdgeInsets(top: 25, left: 0, bottom: 30, right: 0))
      assertEqual(content.frame, 0, 25, 100, 130)
      top.constant = 100
      root.layoutIfNeeded()
      assertEqual(content.frame, 0, 0, 100, 70)
    }
  }

  func test_viewsAreToldOfNewInsets() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Listener()
      view.frame = root.bounds
      root.addSubview(view)
      XCTAssertEqual(view.count, 0)
      root.additionalSafeAreaInsets = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      XCTAssertEqual(view.count, 1)
      view.frame.origin.y = 2
      XCTAssertEqual(view.count, 2)
      view.frame.origin.x = 2
      XCTAssertEqual(view.count, 2)
    }
  }

  private final class Listener: View {
    var count = 0

    override func safeAreaInsetsDidChange() { count += 1 }
  }
}
