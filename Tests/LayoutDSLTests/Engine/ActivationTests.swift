import Foundation
import LayoutDSL
import XCTest

final class ActivationTests: XCTestCase {
  func test_constraintsAreHeldByTheNearestCommonAncestor() {
    onMainActor {
      let root = View()
      let left = View()
      let right = View()
      let inner = View()
      let guide = LayoutGuide()
      root.adding(left, right)
      left.addSubview(inner)
      inner.addLayoutGuide(guide)
      let ownSize = relate(inner, .width, plus: 1)
      let childToParent = relate(inner, .left, to: left)
      let cousins = relate(inner, .left, to: right)
      let guideSize = relate(guide, .height, plus: 1)
      let guideToOwner = relate(guide, .left, to: inner)
      let guideAcross = relate(right, .left, to: guide)
      let aspect = relate(right, .width, to: right, .height)
      XCTAssertEqual(inner.constraints, [ownSize, guideSize, guideToOwner])
      XCTAssertEqual(left.constraints, [childToParent])
      XCTAssertEqual(root.constraints, [cousins, guideAcross])
      XCTAssertEqual(right.constraints, [aspect])
    }
  }

  func test_activatingTwiceChangesNothing() {
    onMainActor {
      let root = View()
      let view = View()
      root.addSubview(view)
      let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      constraint.isActive = false
      constraint.isActive = true
      constraint.isActive = true
      root.addConstraint(constraint)
      XCTAssertEqual(root.constraints, [constraint])
      constraint.isActive = false
      constraint.isActive = false
      XCTAssertEqual(root.constraints, [])
      XCTAssertFalse(constraint.isActive)
    }
  }

  func test_listsActivateAroundAnIllegalOne() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      let stranger = View()
      let constraints = [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: stranger.topAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
      ]
      let recorder = ReportRecorder()
      recorder.during { AttributeConstraint.activate(constraints) }
      XCTAssertEqual(constraints.map(\.isActive), [true, false, true])
      XCTAssertEqual(recorder.reports.count, 1)
      root.layoutIfNeeded()
      assertEqual(view.frame, 1, 2, 0, 0)
      AttributeConstraint.deactivate(constraints)
      XCTAssertEqual(root.constraints, [])
    }
  }

  func test_addingToAChosenAncestor() {
    onMainActor {
      let root = makeRoot(400, 400)
      let outer = View(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
      let first = Box(10, 10)
      let second = Box(10, 10)
      root.addSubview(outer)
      outer.adding(first, second)
      relate(first, .left, to: outer, plus: 20)
      // Positions are multiplied in the coordinates of the view that holds the constraint: 2 * (100 + 20) there.
      let constraint = AttributeConstraint(
        item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .left, multiplier: 2, constant: 0)
      root.addConstraint(constraint)
      XCTAssertEqual(root.constraints, [constraint])
      root.layoutIfNeeded()
      assertEqual(second.frame.minX, 140)
      root.removeConstraint(constraint)
      outer.addConstraints([constraint])
      XCTAssertEqual(outer.constraints.last, constraint)
      root.layoutIfNeeded()
      assertEqual(second.frame.minX, 40)
      root.removeConstraints([constraint])
      XCTAssertTrue(constraint.isActive)
      outer.removeConstraints([constraint])
      XCTAssertFalse(constraint.isActive)
    }
  }

  func test_addingToAViewThatDoesNotContainTheItems() {
    onMainActor {
      let root = View()
      let first = View()
      let second = View()
      root.adding(first, second)
      let constraint = first.leftAnchor.constraint(equalTo: second.leftAnchor)
      let recorder = ReportRecorder()
      recorder.during { first.addConstraint(constraint) }
      XCTAssertEqual(
        recorder.kinds,
        [.notAnAncestor(holder: "View.View[0]", constraint: "View.View[0].left == View.View[1].left")])
      XCTAssertFalse(constraint.isActive)
    }
  }

  func test_orderOfConstraintsSurvivesRemovals() {
    onMainActor {
      let root = View()
      let views = (0..<50).map { _ in View() }
      for view in views { root.addSubview(view) }
      var constraints = views.map { relate($0, .left, to: root) }
      for (place, constraint) in constraints.enumerated() where place % 3 != 0 { constraint.isActive = false }
      constraints = constraints.filter(\.isActive)
      XCTAssertEqual(constraints.count, 17)
      XCTAssertEqual(root.constraints, constraints)
      constraints.append(relate(views[1], .left, to: root))
      XCTAssertEqual(root.constraints, constraints)
    }
  }

  func test_locationMultipliersAcrossLevels() {
    onMainActor {
      let root = makeRoot(400, 300)
      let day = View(frame: CGRect(x: 50, y: 30, width: 240, height: 100))
      let bar = Box(View.noIntrinsicMetric, 20)
      let dot = Box(20, 10)
      root.addSubview(day)
      day.adding(bar, dot)
      relate(bar, .left, to: day, .right, times: 0.25)
      relate(bar, .right, to: day, times: 0.6)
      relate(bar, .top, to: day)
      relate(dot, .centerX, to: day, times: 1.0 / 3)
      relate(dot, .centerY, to: day, times: 1.5)
      root.layoutIfNeeded()
      // 240 / 4 to 240 * 0.6; 120 / 3 - 10 and 50 * 1.5 - 5, all in the day's own coordinates.
      assertEqual(bar.frame, 60, 0, 84, 20)
      assertEqual(dot.frame, 30, 70, 20, 10)
    }
  }

  func test_cousins() {
    onMainActor {
      let root = makeRoot(400, 300)
      let first = View(frame: CGRect(x: 10, y: 20, width: 150, height: 100))
      let second = View(frame: CGRect(x: 200, y: 50, width: 150, height: 100))
      let inFirst = Box(30, 10)
      let inSecond = Box(20, 20)
      root.adding(first, second)
      first.addSubview(inFirst)
      second.addSubview(inSecond)
      relate(inFirst, .left, to: first, plus: 15)
      relate(inFirst, .top, to: first, plus: 5)
      relate(inSecond, .left, to: inFirst, .right, plus: 170)
      relate(inSecond, .top, to: inFirst, .bottom, plus: 30)
      root.layoutIfNeeded()
      // In the root: 10 + 15 + 30 + 170 = 225 and 20 + 5 + 10 + 30 = 65; less (200, 50).
      assertEqual(inSecond.frame, 25, 15, 20, 20)
    }
  }

  func test_baselinesOfPlainViews() {
    onMainActor {
      let root = makeRoot(400, 1000)
      let view = Box(400, 100)
      let first = Box(10, 30)
      root.adding(view, first)
      relate(view, .lastBaseline, to: root)
      relate(first, .firstBaseline, to: view, .lastBaseline, plus: -50)
      root.layoutIfNeeded()
      // Without text the last baseline is the bottom edge and the first one the top edge.
      assertEqual(view.frame.maxY, 1000)
      assertEqual(first.frame.minY, 950)
    }
  }

  func test_baselinesOfAStandIn() {
    onMainActor {
      let root = makeRoot(400, 400)
      let row = Row()
      let other = Box(10, 10)
      root.adding(row, other)
      relate(row, .top, to: root, plus: 100)
      relate(row, .height, plus: 50)
      relate(row.text, .top, to: row, plus: 12)
      relate(other, .bottom, to: row, .lastBaseline)
      root.layoutIfNeeded()
      // The text ends at 100 + 12 + 20.
      assertEqual(other.frame.maxY, 132)
      row.text.content.height = 25
      root.layoutIfNeeded()
      assertEqual(other.frame.maxY, 137)
    }
  }

  func test_anotherStandInForTheBaseline() {
    onMainActor {
      let root = makeRoot(400, 400)
      let row = Row()
      let other = Box(10, 10)
      root.adding(row, other)
      let second = Box(40, 20)
      row.addSubview(second)
      relate(row, .top, to: root)
      relate(row.text, .top, to: row)
      relate(second, .top, to: row, plus: 30)
      relate(other, .bottom, to: row, .lastBaseline)
      root.layoutIfNeeded()
      assertEqual(other.frame.maxY, 20)
      row.text = second
      row.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      // 30 + 20.
      assertEqual(other.frame.maxY, 50)
    }
  }

  private final class Row: View {
    var text = Box(40, 20)

    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override var forLastBaselineLayout: View { text }
  }
}
