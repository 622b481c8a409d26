import Foundation
import LayoutDSL
import XCTest

final class HierarchyTests: XCTestCase {
  /// Writes down what it is told.
  private final class Listener: View {
    var told: [String] = []

    override func didAddSubview(_ subview: View) { told.append("added") }
    override func willRemoveSubview(_ subview: View) { told.append("removing") }
    override func willMove(toSuperview newSuperview: View?) {
      told.append(newSuperview == nil ? "leaving" : "joining")
    }
    override func didMoveToSuperview() { told.append(superview == nil ? "left" : "joined") }
    override func willMove(toWindow newWindow: Window?) {
      told.append(newWindow == nil ? "leaving window" : "joining window")
    }
    override func didMoveToWindow() { told.append(window == nil ? "left window" : "joined window") }
  }

  func test_subviewsAreOrderedFromBackToFront() {
    onMainActor {
      let root = View()
      let views = (0..<4).map { _ in View() }
      root.addSubview(views[0])
      root.addSubview(views[1])
      root.insertSubview(views[2], belowSubview: views[1])
      root.insertSubview(views[3], aboveSubview: views[0])
      XCTAssertEqual(root.subviews, [views[0], views[3], views[2], views[1]])
      root.bringSubviewToFront(views[0])
      root.sendSubviewToBack(views[1])
      XCTAssertEqual(root.subviews, [views[1], views[3], views[2], views[0]])
      root.exchangeSubview(at: 0, withSubviewAt: 2)
      XCTAssertEqual(root.subviews, [views[2], views[3], views[1], views[0]])
      root.insertSubview(views[0], at: 0)
      XCTAssertEqual(root.subviews, [views[0], views[2], views[3], views[1]])
      root.insertSubview(views[0], aboveSubview: views[3])
      XCTAssertEqual(root.subviews, [views[2], views[3], views[0], views[1]])
      root.insertSubview(View(), at: 99)
      XCTAssertEqual(root.subviews.count, 5)
      XCTAssertEqual(root.subviews.dropLast(), [views[2], views[3], views[0], views[1]])
    }
  }

  func test_addingElsewhereMovesAView() {
    onMainActor {
      let first = View()
      let second = View()
      let view = View()
      first.addSubview(view)
      second.addSubview(view)
      XCTAssertEqual(first.subviews, [])
      XCTAssertEqual(second.subviews, [view])
      XCTAssertIdentical(view.superview, second)
      XCTAssertTrue(view.isDescendant(of: second))
      XCTAssertTrue(view.isDescendant(of: view))
      XCTAssertFalse(second.isDescendant(of: view))
      view.removeFromSuperview()
      XCTAssertNil(view.superview)
      XCTAssertEqual(second.subviews, [])
    }
  }

  func test_viewsAreToldOfMoves() {
    onMainActor {
      let window = Window(size: CGSize(width: 100, height: 100))
      let outer = Listener()
      let inner = Listener()
      outer.addSubview(inner)
      XCTAssertEqual(outer.told, ["added"])
      XCTAssertEqual(inner.told, ["joining", "joined"])
      outer.told = []
      inner.told = []
      window.addSubview(outer)
      XCTAssertEqual(outer.told, ["joining", "joining window", "joined", "joined window"])
      XCTAssertEqual(inner.told, ["joining window", "joined window"])
      XCTAssertIdentical(inner.window, window)
      outer.told = []
      inner.told = []
      outer.removeFromSuperview()
      XCTAssertEqual(outer.told, ["leaving", "leaving window", "left", "left window"])
      XCTAssertEqual(inner.told, ["leaving window", "left window"])
      XCTAssertNil(inner.window)
      inner.told = []
      outer.told = []
      inner.removeFromSuperview()
      XCTAssertEqual(outer.told, ["removing"])
      XCTAssertEqual(inner.told, ["leaving", "left"])
    }
  }

  func test_circlesAreRefused() {
    onMainActor {
      let outer = View()
      let inner = View()
      outer.addSubview(inner)
      let recorder = ReportRecorder()
      recorder.during {
        inner.addSubview(outer)
        inner.addSubview(inner)
      }
      XCTAssertEqual(
        recorder.kinds,
        [
          .cyclicHierarchy(view: "View", superview: "View.View[0]"),
          .cyclicHierarchy(view: "View.View[0]", superview: "View.View[0]"),
        ])
      XCTAssertNil(outer.superview)
      XCTAssertEqual(outer.subviews, [inner])
    }
  }

  func test_siblingsOfOtherViewsAreRefused() {
    onMainActor {
      let root = View()
      let stranger = View()
      let view = View()
      let recorder = ReportRecorder()
      recorder.during {
        root.insertSubview(view, aboveSubview: stranger)
        root.bringSubviewToFront(stranger)
      }
      XCTAssertEqual(
        recorder.kinds,
        [.notASubview(view: "View", superview: "View"), .notASubview(view: "View", superview: "View")])
      XCTAssertEqual(root.subviews, [])
    }
  }

  func test_movingForwardKeepsConstraints() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.adding(view, View())
      let constraint = relate(view, .left, to: root, plus: 7)
      root.addSubview(view)
      XCTAssertTrue(constraint.isActive)
      XCTAssertIdentical(root.subviews.last, view)
      root.layoutIfNeeded()
      assertEqual(view.frame, 7, 0, 0, 0)
    }
  }

  func test_hiddenViewsAreLaidOut() {
    onMainActor {
      let root = makeRoot(100, 100)
      let first = Box(30, 10)
      let second = Box(20, 10)
      root.adding(first, second)
      relate(first, .left, to: root)
      relate(second, .left, to: first, .right)
      first.isHidden = true
      root.layoutIfNeeded()
      assertEqual(first.frame, 0, 0, 30, 10)
      assertEqual(second.frame, 30, 0, 20, 10)
    }
  }

  func test_movingOverAndOverKeepsTheOrderWithinASubtree() {
    onMainActor {
      // Of equals the earlier is stretched, whichever of two subtrees leaves and comes back.
      let root = makeRoot(100, 10)
      let subtrees = (0..<2).map { _ in (holder: Box(), late: Box(20, 10), early: Box(30, 10)) }
      for (holder, late, early) in subtrees {
        holder.addSubview(early)
        holder.addSubview(late)
        relate(late, .left, to: holder)
        relate(early, .left, to: late, .right)
        relate(early, .right, to: holder)
        root.addSubview(holder)
        relate(holder, .width, plus: 100)
      }
      for round in 0..<200 {
        let (holder, late, early) = subtrees[round % 2]
        holder.removeFromSuperview()
        root.addSubview(holder)
        root.layoutIfNeeded()
        XCTAssertEqual([late.frame.width, early.frame.width], [20, 80])
      }
    }
  }
}
