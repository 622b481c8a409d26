import Foundation
import LayoutDSL
import XCTest

final class MarginTests: XCTestCase {
  func test_marginsAreEightOnEverySide() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      XCTAssertEqual(root.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      pin(view, to: root.layoutMarginsGuide)
      root.layoutIfNeeded()
      assertEqual(view.frame, 8, 8, 84, 84)
      assertEqual(root.layoutMarginsGuide.layoutFrame, 8, 8, 84, 84)
    }
  }

  func test_changedMarginsMoveWhatIsPinnedToThem() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      pin(view, to: root.layoutMarginsGuide)
      root.layoutIfNeeded()
      root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      root.layoutIfNeeded()
      assertEqual(view.frame, 2, 1, 94, 96)
    }
  }

  func test_directionalMarginsAreTheSameValue() {
    onMainActor {
      let view = View()
      view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      view.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
      view.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
      XCTAssertEqual(
        view.directionalLayoutMargins, DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10))
    }
  }

  func test_marginsIncludeTheSafeArea() {
    onMainActor {
      let root = makeRoot(100, 100)
      root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      XCTAssertEqual(root.layoutMargins, EdgeInsets(top: 28, left: 8, bottom: 18, right: 8))
      root.insetsLayoutMarginsFromSafeArea = false
      XCTAssertEqual(root.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  func test_E53_superviewMarginsCanBePreserved() {
    onMainActor {
      let root = makeRoot(200, 200)
      root.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
      let view = View(frame: CGRect(x: 5, y: 50, width: 180, height: 145))
      root.addSubview(view)
      XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      view.preservesSuperviewLayoutMargins = true
      // The superview's less the distance of the edges: 20 - 50, 30 - 5, 40 - 5, 50 - 15; at least its own 8.
      XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 8, left: 25, bottom: 35, right: 35))
    }
  }

  func test_viewsAreToldOfNewMargins() {
    onMainActor {
      let view = Listener()
      view.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      XCTAssertEqual(view.count, 0)
      view.layoutMargins.top = 9
      XCTAssertEqual(view.count, 1)
    }
  }

  private final class Listener: View {
    var count = 0

    override func layoutMarginsDidChange() { count += 1 }
  }
}
