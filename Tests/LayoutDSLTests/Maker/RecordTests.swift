import LayoutDSL
import XCTest

/// Making, remaking, removing, preparing, and what an item keeps of it.
final class RecordTests: XCTestCase {
  func testMakingTwiceAdds() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, family in make.left.equalTo(family.other).offset(5) }
      let rows = family.rows { make, family in make.left.equalTo(family.other).offset(9) }
      XCTAssertEqual(rows, ["left == other.left + 5", "left == other.left + 9"])
      XCTAssertEqual(family.rows(of: family.superview.constraints), rows)
    }
  }

  func testRemakeReplaces() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in make.top.left.equalTo(50) }
      XCTAssertEqual(family.superview.constraints.count, 2)
      family.first.snp.remakeConstraints { make in make.edges.equalTo(family.other) }
      XCTAssertEqual(
        family.rows(of: family.superview.constraints),
        ["left == other.left", "top == other.top", "right == other.right", "bottom == other.bottom"])
    }
  }

  /// Remove, then the closure, then activation.
  func testRemakeRemovesBeforeTheClosureRuns() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in make.left.equalTo(1) }
      family.first.snp.remakeConstraints { make in
        XCTAssertEqual(family.rows, [])
        make.left.equalTo(2)
        XCTAssertEqual(family.rows, [])
        make.width.equalTo(3).constraint.activate()
        XCTAssertEqual(family.rows, ["width == 3"])
      }
      XCTAssertEqual(family.rows, ["width == 3", "left == super.left + 2"])
    }
  }

  func testRemoveLeavesWhatIsNotTheItemsOwn() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in
        make.left.equalTo(1)
        make.width.equalTo(2)
      }
      family.other.snp.makeConstraints { $0.left.equalTo(family.first) }
      let native = AttributeConstraint(
        item: family.first, attribute: .top, relatedBy: .equal, toItem: family.superview, attribute: .top,
        multiplier: 1, constant: 0)
      native.isActive = true
      family.first.snp.removeConstraints()
      XCTAssertEqual(family.rows, [])
      XCTAssertEqual(family.first.constraints.count, 0)
      XCTAssertEqual(
        family.rows(of: family.superview.constraints), ["other.left == left", "top == super.top"])
    }
  }

  func testPrepareNeitherActivatesNorRecords() {
    onMainActor {
      let family = Family()
      let prepared = family.first.snp.prepareConstraints { make in
        make.edges.equalTo(family.other)
        _ = make.left
        make.width.equalTo(3)
      }
      XCTAssertEqual(prepared.map(\.layoutConstraints.count), [4, 1])
      XCTAssertEqual(prepared.map(\.isActive), [false, false])
      XCTAssertEqual(family.rows, [])
      XCTAssertEqual(family.superview.constraints.count, 0)
      Constraint.activate(prepared)
      XCTAssertEqual(family.superview.constraints.count, 4)
      XCTAssertEqual(family.first.constraints.count, 1)
      Constraint.deactivate(prepared)
      XCTAssertEqual(family.superview.constraints.count, 0)
      XCTAssertEqual(family.first.constraints.count, 0)
    }
  }

  func testPreparedConstraintsSurviveRemakeUntilTheyAreActivated() {
    onMainActor {
      let family = Family()
      let prepared = family.first.snp.prepareConstraints { $0.edges.equalTo(family.other) }
      family.first.snp.remakeConstraints { $0.left.equalTo(family.other) }
      prepared.forEach { $0.activate() }
      XCTAssertEqual(family.superview.constraints.count, 5)
      family.first.snp.remakeConstraints { $0.top.equalTo(family.other) }
      XCTAssertEqual(family.rows(of: family.superview.constraints), ["top == other.top"])
      XCTAssertEqual(prepared.map(\.isActive), [false])
    }
  }

  func testDeactivatedConstraintsSurviveRemake() {
    onMainActor {
      let family = Family()
      var kept: Constraint?
      family.first.snp.makeConstraints { kept = $0.left.equalTo(4).constraint }
      kept?.deactivate()
      family.first.snp.remakeConstraints { $0.top.equalTo(5) }
      kept?.activate()
      XCTAssertEqual(family.rows, ["top == super.top + 5", "left == super.left + 4"])
    }
  }

  func testActivatingTwiceChangesNothing() {
    onMainActor {
      let family = Family()
      var kept: Constraint?
      family.first.snp.makeConstraints { kept = $0.left.equalTo(4).constraint }
      kept?.activate()
      XCTAssertEqual(family.rows, ["left == super.left + 4"])
      XCTAssertEqual(family.superview.constraints.count, 1)
      kept?.deactivate()
      kept?.deactivate()
      XCTAssertEqual(family.superview.constraints.count, 0)
    }
  }

  func testIsActive() {
    onMainActor {
      let family = Family()
      var constraints: [Constraint] = []
      family.first.snp.prepareConstraints { make in
        constraints.append(make.top.equalTo(family.other).offset(50).constraint)
        constraints.append(make.left.equalTo(family.other).offset(50).constraint)
      }
      XCTAssertEqual(family.superview.constraints.count, 0)
      constraints[0].isActive = true
      XCTAssertEqual(family.superview.constraints.count, 1)
      constraints[1].isActive = true
      XCTAssertEqual(family.superview.constraints.count, 2)
      XCTAssertEqual(constraints.map(\.isActive), [true, true])
      constraints[0].isActive = false
      constraints[1].isActive = false
      XCTAssertEqual(family.superview.constraints.count, 0)
    }
  }

  /// Any active part makes it active.
  func testIsActiveWhenAPartIs() {
    onMainActor {
      let family = Family()
      var edges: Constraint?
      family.first.snp.makeConstraints { edges = $0.edges.equalToSuperview().constraint }
      edges?.layoutConstraints[0].isActive = false
      XCTAssertEqual(edges?.isActive, true)
      edges?.layoutConstraints.forEach { $0.isActive = false }
      XCTAssertEqual(edges?.isActive, false)
    }
  }

  /// What crosses the cut is dropped and forgotten, what is inside the subtree stays.
  func testLeavingTheTree() {
    onMainActor {
      let family = Family()
      let inner = View()
      family.first.addSubview(inner)
      var mixed: Constraint?
      inner.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.top.equalTo(family.other)
        make.size.equalTo(9)
      }
      family.first.snp.makeConstraints { mixed = $0.left.width.equalTo(3).constraint }
      family.other.snp.makeConstraints { $0.left.equalTo(inner) }
      family.first.removeFromSuperview()
      XCTAssertEqual(inner.snp.layoutConstraints.map(\.firstAttribute), [.left, .width, .height])
      XCTAssertEqual(family.rows, ["width == 3"])
      XCTAssertEqual(family.other.snp.layoutConstraints, [])
      XCTAssertEqual(family.superview.constraints.count, 0)
      XCTAssertEqual(mixed?.isActive, true)
      family.superview.addSubview(family.first)
      mixed?.activate()
      XCTAssertEqual(family.rows, ["left == super.left + 3", "width == 3"])
      family.first.snp.removeConstraints()
      XCTAssertEqual(mixed?.isActive, false)
    }
  }

  func testMovingToAnotherSuperview() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in make.left.width.equalTo(3) }
      family.other.addSubview(family.first)
      XCTAssertEqual(family.rows, ["width == 3"])
      family.first.snp.makeConstraints { $0.left.equalTo(4) }
      XCTAssertEqual(family.rows, ["width == 3", "left == other.left + 4"])
      XCTAssertEqual(family.superview.constraints.count, 0)
      XCTAssertEqual(family.other.constraints.count, 1)
    }
  }

  func testMakingAMakerSwitchesTheMaskOff() {
    onMainActor {
      let family = Family()
      XCTAssertTrue(family.first.translatesAutoresizingMaskIntoConstraints)
      family.first.snp.prepareConstraints { _ in }
      XCTAssertFalse(family.first.translatesAutoresizingMaskIntoConstraints)
      XCTAssertTrue(family.other.translatesAutoresizingMaskIntoConstraints)
      XCTAssertTrue(family.superview.translatesAutoresizingMaskIntoConstraints)
      family.first.snp.makeConstraints { $0.left.equalTo(family.other) }
      XCTAssertTrue(family.other.translatesAutoresizingMaskIntoConstraints)
      family.first.snp.removeConstraints()
      XCTAssertFalse(family.first.translatesAutoresizingMaskIntoConstraints)
      for statement in [View.makeEmpty, View.updateEmpty, View.remakeEmpty] {
        let view = View()
        statement(view)()
        XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
      }
    }
  }

  func testConstraintsAreInstalledOnTheNearestCommonAncestor() {
    onMainActor {
      let family = Family()
      let inner = View()
      family.first.addSubview(inner)
      inner.snp.makeConstraints { make in
        make.size.equalTo(5)
        make.left.equalToSuperview()
        make.top.equalTo(family.other)
        make.height.equalTo(inner.snp.width)
      }
      XCTAssertEqual(inner.constraints.count, 3)
      XCTAssertEqual(family.first.constraints.count, 1)
      XCTAssertEqual(family.superview.constraints.count, 1)
    }
  }

  func testClosuresOfNestedCallsKeepApart() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.left.equalTo(1)
        family.other.snp.makeConstraints { $0.left.equalTo(2) }
        make.top.equalTo(3)
      }
      XCTAssertEqual(family.rows, ["left == super.left + 1", "top == super.top + 3"])
      XCTAssertEqual(
        family.rows(of: family.superview.constraints),
        ["other.left == super.left + 2", "left == super.left + 1", "top == super.top + 3"])
    }
  }

  func testLayoutConstraintsKnowTheirStatement() {
    onMainActor {
      let family = Family()
      var edges: Constraint?
      let line: UInt = #line + 1
      family.first.snp.makeConstraints { edges = $0.edges.equalToSuperview().inset(2).constraint }
      for constraint in family.first.snp.layoutConstraints {
        XCTAssertTrue(constraint.constraint === edges)
        XCTAssertEqual(constraint.sourceFile, #fileID)
        XCTAssertEqual(constraint.sourceLine, line)
      }
    }
  }
}

extension View {
  fileprivate func makeEmpty() { snp.makeConstraints { _ in } }
  fileprivate func updateEmpty() { snp.updateConstraints { _ in } }
  fileprivate func remakeEmpty() { snp.remakeConstraints { _ in } }
}
