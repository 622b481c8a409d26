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

  func test_guidesMoveBetweenTrees() {
    onMainActor {
      let (first, second) = (makeRoot(100, 100), makeRoot(300, 300))
      let box = Box(10, 10)
      let guide = LayoutGuide()
      second.addSubview(box)
      first.addLayoutGuide(guide)
      relate(guide, .left, to: first, plus: 20)
      size(guide, 30, 40)
      first.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 20, 0, 30, 40)
      second.layoutIfNeeded()
      second.addLayoutGuide(guide)
      XCTAssertEqual(first.layoutGuides, [])
      XCTAssertTrue(guide.owningView === second)
      XCTAssertEqual(first.constraints.count, 0)
      relate(guide, .right, to: second)
      size(guide, 50, 60)
      relate(box, .right, to: guide, .left)
      second.layoutIfNeeded()
      first.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 250, 0, 50, 60)
      assertEqual(box.frame, 240, 0, 10, 10)
    }
  }

  func test_addingAgainChangesNothingAndRemovingBringsNothingBack() {
    onMainActor {
      let root = makeRoot(100, 100)
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      relate(guide, .left, to: root, plus: 20)
      root.addLayoutGuide(guide)
      root.layoutIfNeeded()
      XCTAssertEqual(root.layoutGuides, [guide])
      assertEqual(guide.layoutFrame.minX, 20)
      root.removeLayoutGuide(guide)
      root.removeLayoutGuide(guide)
      root.addLayoutGuide(guide)
      root.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 0, 0, 0, 0)
      // Not the view's own to give away.
      makeRoot(1, 1).addLayoutGuide(root.safeAreaLayoutGuide)
      XCTAssertTrue(root.safeAreaLayoutGuide.owningView === root)
    }
  }

  func test_guidesTravelWithTheirViews() {
    onMainActor {
      let (first, second) = (makeRoot(100, 100), makeRoot(300, 300))
      second.additionalSafeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
      let panel = View(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let (guide, box, safe) = (LayoutGuide(), Box(), Box(5, 5))
      panel.addLayoutGuide(guide)
      panel.adding(box, safe)
      relate(guide, .left, to: panel, plus: 8)
      size(guide, 20, 20)
      pin(box, to: guide)
      relate(safe, .top, to: panel.safeAreaLayoutGuide)
      first.addSubview(panel)
      first.layoutIfNeeded()
      assertEqual(box.frame, 8, 0, 20, 20)
      second.addSubview(panel)
      second.layoutIfNeeded()
      assertEqual(box.frame, 8, 0, 20, 20)
      assertEqual(safe.frame.minY, 50)
      panel.removeFromSuperview()
      panel.layoutIfNeeded()
      assertEqual(box.frame, 8, 0, 20, 20)
      assertEqual(safe.frame.minY, 0)
      first.addSubview(panel)
      first.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 8, 0, 20, 20)
    }
  }
}
