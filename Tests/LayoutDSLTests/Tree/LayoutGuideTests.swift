import Foundation
import LayoutDSL
import XCTest

final class LayoutGuideTests: XCTestCase {
  func test_E55_guideBetweenViews() {
    onMainActor {
      let root = makeRoot(320, 240)
      let first = View(frame: CGRect(x: 10, y: 5, width: 40, height: 40))
      let second = Box(60, 20)
      let guide = LayoutGuide()
      root.adding(first, second)
      root.addLayoutGuide(guide)
      relate(guide, .left, to: first, .right)
      relate(guide, .top, to: first, .centerY)
      size(guide, 80, 30)
      relate(second, .left, to: guide, .right)
      relate(second, .top, to: guide, .bottom)
      root.layoutIfNeeded()
      // 10 + 40 and 5 + 20; then 50 + 80 and 25 + 30.
      assertEqual(guide.layoutFrame, 50, 25, 80, 30)
      assertEqual(second.frame, 130, 55, 60, 20)
    }
  }

  func test_guideInsideANestedView() {
    onMainActor {
      let root = makeRoot(300, 300)
      let outer = View(frame: CGRect(x: 40, y: 50, width: 200, height: 200))
      let view = Box(10, 10)
      let guide = LayoutGuide()
      root.adding(outer, view)
      outer.addLayoutGuide(guide)
      pin(guide, to: outer, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      relate(view, .left, to: guide)
      relate(view, .bottom, to: guide)
      root.layoutIfNeeded()
      // The guide is in its owner's coordinates, the view in the root's: 40 + 2 and 50 + 197 - 10.
      assertEqual(guide.layoutFrame, 2, 1, 194, 196)
      assertEqual(view.frame, 42, 237, 10, 10)
    }
  }

  func test_addingElsewhereMovesAGuideAndDropsItsConstraints() {
    onMainActor {
      let first = makeRoot(100, 100)
      let second = makeRoot(100, 100)
      let guide = LayoutGuide()
      XCTAssertEqual(guide.identifier, "")
      first.addLayoutGuide(guide)
      XCTAssertIdentical(guide.owningView, first)
      let constraint = relate(guide, .left, to: first, plus: 3)
      first.layoutIfNeeded()
      second.addLayoutGuide(guide)
      XCTAssertIdentical(guide.owningView, second)
      XCTAssertEqual(first.layoutGuides, [])
      XCTAssertEqual(second.layoutGuides, [guide])
      XCTAssertFalse(constraint.isActive)
      XCTAssertEqual(first.constraints, [])
      relate(guide, .left, to: second, plus: 4)
      relate(guide, .width, plus: 5)
      second.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 4, 0, 5, 0)
    }
  }

  func test_guideAddedAfterTheFirstPass() {
    onMainActor {
      let root = makeRoot(100, 100)
      root.layoutIfNeeded()
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      relate(guide, .width, to: root, times: 0.5)
      root.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 0, 0, 50, 0)
      root.removeLayoutGuide(guide)
      XCTAssertNil(guide.owningView)
      XCTAssertEqual(root.constraints, [])
      root.layoutIfNeeded()
    }
  }

  func test_guidesAreNotNegative() {
    onMainActor {
      let root = makeRoot(100, 100)
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      relate(guide, .left, to: root, plus: 60)
      relate(guide, .right, to: root, plus: -60, at: 999)
      root.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 60, 0, 0, 0)
    }
  }

  func test_ownGuidesStayTheSameObjects() {
    onMainActor {
      let view = View()
      XCTAssertIdentical(view.safeAreaLayoutGuide, view.safeAreaLayoutGuide)
      XCTAssertIdentical(view.layoutMarginsGuide, view.layoutMarginsGuide)
      XCTAssertEqual(view.safeAreaLayoutGuide.identifier, "UIViewSafeAreaLayoutGuide")
      XCTAssertEqual(view.layoutMarginsGuide.identifier, "UIViewLayoutMarginsGuide")
      XCTAssertEqual(view.layoutGuides, [])
      view.removeLayoutGuide(view.layoutMarginsGuide)
      XCTAssertIdentical(view.layoutMarginsGuide.owningView, view)
    }
  }

  func test_marginsOfAViewWithoutRoomAreNoConflict() {
    onMainActor {
      let root = makeRoot(10, 10)
      let view = Box()
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        relate(view, .left, to: root, .leftMargin)
        relate(view, .top, to: root, .topMargin)
        root.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.reports, [])
      assertEqual(view.frame, 8, 8, 0, 0)
    }
  }
}
