import Foundation
import LayoutDSL
import XCTest

/// Views, guides, constraints and trees go when they are let go.
final class FreeingTests: XCTestCase {
  func test_treesAreFreed() {
    onMainActor {
      weak var weakRoot: View?
      weak var weakView: View?
      weak var weakGuide: LayoutGuide?
      weak var weakConstraint: AttributeConstraint?
      do {
        let root = makeRoot(100, 100)
        let view = Box(10, 10)
        let guide = LayoutGuide()
        root.addSubview(view)
        view.addLayoutGuide(guide)
        pin(view, to: root.layoutMarginsGuide)
        weakConstraint = relate(guide, .left, to: root, plus: 5)
        root.layoutIfNeeded()
        assertEqual(guide.layoutFrame, -3, 0, 0, 0)
        weakRoot = root
        weakView = view
        weakGuide = guide
        XCTAssertNotNil(weakConstraint)
      }
      XCTAssertNil(weakRoot)
      XCTAssertNil(weakView)
      XCTAssertNil(weakGuide)
      XCTAssertNil(weakConstraint)
    }
  }

  func test_removedViewsAreFreed() {
    onMainActor {
      let root = makeRoot(100, 100)
      let other = Box(10, 10)
      root.addSubview(other)
      weak var weakView: View?
      weak var weakConstraint: AttributeConstraint?
      do {
        let view = Box(10, 10)
        root.addSubview(view)
        weakConstraint = relate(view, .left, to: root, plus: 5)
        relate(other, .left, to: view, .right)
        root.layoutIfNeeded()
        view.content.width = 20
        weakView = view
        view.removeFromSuperview()
      }
      XCTAssertNil(weakView)
      XCTAssertNil(weakConstraint)
      XCTAssertEqual(root.constraints, [])
      root.layoutIfNeeded()
      // Nothing says any more where it is.
      assertEqual(other.frame, 0, 0, 10, 10)
    }
  }

  func test_inactiveConstraintsHoldNothing() {
    onMainActor {
      let constraint: AttributeConstraint
      do {
        let view = View()
        let other = View()
        constraint = view.leftAnchor.constraint(equalTo: other.leftAnchor)
        XCTAssertIdentical(constraint.firstItem, view)
      }
      XCTAssertNil(constraint.firstItem)
      XCTAssertNil(constraint.secondItem)
    }
  }

  func test_deactivatedConstraintsAreFreed() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      weak var weakConstraint: AttributeConstraint?
      do {
        let constraint = relate(view, .left, to: root)
        root.layoutIfNeeded()
        constraint.isActive = false
        weakConstraint = constraint
      }
      XCTAssertNil(weakConstraint)
      do { weakConstraint = relate(view, .left, to: root) }
      XCTAssertNotNil(weakConstraint)
      root.removeConstraints(root.constraints)
      XCTAssertNil(weakConstraint)
    }
  }

  func test_viewsOutliveTheirRoot() {
    onMainActor {
      let view = Box(10, 10)
      let inner = Box(5, 5)
      view.addSubview(inner)
      let inside = relate(inner, .left, to: view, plus: 2)
      var across: AttributeConstraint?
      do {
        let root = makeRoot(100, 100)
        root.addSubview(view)
        across = relate(view, .left, to: root, plus: 7)
        root.layoutIfNeeded()
        assertEqual(view.frame, 7, 0, 10, 10)
      }
      XCTAssertNil(view.superview)
      XCTAssertEqual(across?.isActive, false)
      XCTAssertTrue(inside.isActive)
      inside.constant = 3
      let next = makeRoot(50, 50)
      next.layoutIfNeeded()
      next.addSubview(view)
      relate(view, .right, to: next)
      next.layoutIfNeeded()
      assertEqual(view.frame, 40, 0, 10, 10)
      assertEqual(inner.frame, 3, 0, 5, 5)
    }
  }

  func test_theOrderOfAdditionGoesOnWithoutTheRoot() {
    onMainActor {
      let view = Box()
      do {
        let root = makeRoot(100, 100)
        root.addSubview(view)
        for _ in 0..<20 { root.addSubview(View()) }
        relate(view, .width, plus: 100).identifier = "earlier"
      }
      let recorder = ReportRecorder()
      recorder.during {
        relate(view, .width, plus: 200).identifier = "later"
        view.layoutIfNeeded()
      }
      XCTAssertEqual(recorder.conflicts.map(\.broken.label), ["later"])
    }
  }

  func test_aViewRemadeTenThousandTimesLeavesNothingBehind() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      var constraints: [AttributeConstraint] = []
      weak var oldest: AttributeConstraint?
      for round in 0..<10_000 {
        AttributeConstraint.deactivate(constraints)
        constraints = [
          view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(round)),
          view.widthAnchor.constraint(equalToConstant: 10),
        ]
        if round == 0 { oldest = constraints[0] }
        AttributeConstraint.activate(constraints)
        if round % 1000 == 0 { root.layoutIfNeeded() }
      }
      XCTAssertNil(oldest)
      XCTAssertEqual(root.constraints.count, 1)
      XCTAssertEqual(view.constraints.count, 1)
      root.layoutIfNeeded()
      assertEqual(view.frame, 9999, 0, 10, 0)
    }
  }

  func test_cellsThatComeAndGoLeaveNoUnknownsBehind() {
    onMainActor {
      let root = makeRoot(100, 100)
      var capacities: [Int] = []
      for round in 0..<50 {
        let cell = Box()
        let label = Box(20, 10)
        root.addSubview(cell)
        cell.addSubview(label)
        pin(cell, to: root)
        pin(label, to: cell.layoutMarginsGuide)
        root.layoutIfNeeded()
        assertEqual(label.frame, 8, 8, 84, 84)
        cell.removeFromSuperview()
        // Without a pass in between every other time.
        if round % 2 == 0 { root.layoutIfNeeded() }
        if let engine = root.engine as? TreeEngine { capacities.append(engine.capacity) }
      }
      // Four items of four unknowns; those of a cell that left are given back by the next pass, after its successor's
      // were made: twelve more at the most.
      XCTAssertEqual(capacities.count, 50)
      XCTAssertLessThanOrEqual(capacities.max() ?? 0, 28)
    }
  }
}
