import Foundation
import LayoutDSL
import XCTest

final class MovingTests: XCTestCase {
  func test_subtreesTakeTheirConstraintsAlong() {
    onMainActor {
      let first = makeRoot(100, 100)
      let second = makeRoot(300, 300)
      let panel = Box(50, 50)
      let inner = Box(10, 10)
      panel.addSubview(inner)
      first.addSubview(panel)
      let inside = relate(inner, .left, to: panel, plus: 3)
      let across = relate(panel, .left, to: first, plus: 4)
      let throughTwoLevels = relate(inner, .top, to: first, plus: 5)
      let ownSize = relate(panel, .height, plus: 60)
      first.layoutIfNeeded()
      assertEqual(panel.frame, 4, 5, 50, 60)
      second.addSubview(panel)
      XCTAssertTrue(inside.isActive)
      XCTAssertTrue(ownSize.isActive)
      XCTAssertFalse(across.isActive)
      XCTAssertFalse(throughTwoLevels.isActive)
      XCTAssertEqual(first.constraints, [])
      relate(panel, .right, to: second, plus: -10)
      second.layoutIfNeeded()
      first.layoutIfNeeded()
      // 300 - 10 - 50.
      assertEqual(panel.frame, 240, 0, 50, 60)
      assertEqual(inner.frame, 3, 0, 10, 10)
      first.addSubview(panel)
      XCTAssertFalse(across.isActive)
      XCTAssertTrue(inside.isActive)
    }
  }

  func test_onlyConstraintsAcrossTheCutAreDropped() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      let guide = LayoutGuide()
      root.addSubview(view)
      view.addLayoutGuide(guide)
      let across = relate(view, .width, to: root)
      let fromGuide = relate(guide, .width, to: root)
      let inside = relate(guide, .width, to: view)
      let own = relate(view, .height, plus: 1)
      view.removeFromSuperview()
      XCTAssertEqual([across, fromGuide, inside, own].map(\.isActive), [false, false, true, true])
      view.removeLayoutGuide(guide)
      XCTAssertEqual([inside, own].map(\.isActive), [false, true])
    }
  }

  func test_gapsCloseWhenAViewGoes() {
    onMainActor {
      let root = makeRoot(200, 400)
      let yellow = Box()
      let orange = Box()
      let red = Box()
      root.adding(yellow, orange, red)
      relate(yellow, .top, to: root)
      relate(yellow, .height, plus: 40)
      relate(orange, .top, to: yellow, .bottom, plus: 10, at: 999)
      relate(orange, .height, plus: 60)
      relate(red, .top, to: orange, .bottom, plus: 10, at: 999)
      relate(red, .top, to: yellow, .bottom, plus: 10, at: 500)
      relate(red, .height, plus: 50)
      root.layoutIfNeeded()
      // 40 + 10 + 60 + 10, then 40 + 10.
      assertEqual(red.frame.minY, 120)
      orange.removeFromSuperview()
      root.layoutIfNeeded()
      assertEqual(red.frame.minY, 50)
      root.addSubview(orange)
      root.layoutIfNeeded()
      assertEqual(red.frame.minY, 50)
    }
  }

  func test_theOrderOfAdditionSurvivesAMove() {
    onMainActor {
      // Built apart, the width before the edge; then a second edge in the tree it joins.
      let panel = Box()
      let inner = Box()
      panel.addSubview(inner)
      relate(inner, .width, plus: 100).identifier = "width"
      relate(panel, .width, plus: 300).identifier = "panel"
      let recorder = ReportRecorder()
      recorder.during {
        let root = makeRoot(300, 300)
        let other = Box()
        root.addSubview(other)
        relate(other, .width, plus: 1)
        root.layoutIfNeeded()
        root.addSubview(panel)
        relate(inner, .width, to: panel).identifier = "edge"
        root.layoutIfNeeded()
        XCTAssertEqual(recorder.conflicts.map(\.broken.label), ["edge"])
        panel.removeFromSuperview()
        let second = makeRoot(300, 300)
        relate(second, .width, plus: 300)
        second.addSubview(panel)
        second.layoutIfNeeded()
        XCTAssertEqual(recorder.conflicts.map(\.broken.label), ["edge", "edge"])
        assertEqual(inner.frame.width, 100)
      }
    }
  }

  func test_subtreesThatLeaveAreLaidOutByThemselves() {
    onMainActor {
      let root = makeRoot(200, 200)
      let panel = Box()
      let inner = Box(10, 10)
      root.addSubview(panel)
      panel.addSubview(inner)
      pin(panel, to: root)
      relate(inner, .right, to: panel)
      root.layoutIfNeeded()
      assertEqual(inner.frame, 190, 0, 10, 10)
      panel.removeFromSuperview()
      panel.translatesAutoresizingMaskIntoConstraints = true
      panel.frame.size.width = 50
      panel.layoutIfNeeded()
      assertEqual(inner.frame, 40, 0, 10, 10)
    }
  }

  func test_viewsAddedAndRemovedBetweenPasses() {
    onMainActor {
      let root = makeRoot(100, 100)
      root.layoutIfNeeded()
      let view = Box(10, 10)
      for _ in 0..<3 {
        root.addSubview(view)
        relate(view, .left, to: root, plus: 6)
        view.removeFromSuperview()
      }
      XCTAssertEqual(root.constraints, [])
      root.layoutIfNeeded()
      root.addSubview(view)
      relate(view, .left, to: root, plus: 7)
      root.layoutIfNeeded()
      assertEqual(view.frame, 7, 0, 10, 10)
    }
  }

  func test_theOrderOfAdditionGoesOnAfterLeaving() {
    onMainActor {
      let root = makeRoot(300, 300)
      let panel = Box()
      root.addSubview(panel)
      // The tree counts on after the panel was added.
      for _ in 0..<20 { root.addSubview(View()) }
      relate(panel, .width, plus: 100).identifier = "earlier"
      root.layoutIfNeeded()
      panel.removeFromSuperview()
      let recorder = ReportRecorder()
      recorder.during {
        relate(panel, .width, plus: 200).identifier = "later"
        panel.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.conflicts.map(\.broken.label), ["later"])
      assertEqual(panel.frame.width, 100)
    }
  }

  func test_treesThatWereLaidOutAloneJoinOthers() {
    onMainActor {
      let root = makeRoot(300, 300)
      root.layoutIfNeeded()
      let panel = makeRoot(100, 100)
      let inner = Box(10, 10)
      panel.addSubview(inner)
      let edge = relate(inner, .right, to: panel)
      panel.layoutIfNeeded()
      assertEqual(inner.frame, 90, 0, 10, 10)
      root.addSubview(panel)
      panel.translatesAutoresizingMaskIntoConstraints = false
      pin(panel, to: root)
      root.layoutIfNeeded()
      assertEqual(inner.frame, 290, 0, 10, 10)
      edge.constant = -5
      root.layoutIfNeeded()
      assertEqual(inner.frame, 285, 0, 10, 10)
    }
  }

  func test_leavingATreeOfAnotherLanguage() {
    onMainActor {
      let root = makeRoot(100, 100)
      root.baseLayoutDirection = .rightToLeft
      let panel = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = View()
      inner.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
      root.addSubview(panel)
      panel.addSubview(inner)
      XCTAssertEqual(inner.layoutMargins.right, 30)
      panel.removeFromSuperview()
      XCTAssertEqual(inner.layoutMargins.left, 30)
    }
  }
}
