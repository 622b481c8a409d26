import LayoutDSL
import XCTest

/// What `updateConstraints` matches, what it changes, and what it says when nothing matches.
final class UpdateConstraintsTests: XCTestCase {
  func testReplacesTheConstantOnly() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, family in
        make.left.equalTo(family.other).offset(5).priority(.high).labeled("kept")
        make.top.equalToSuperview().offset(50)
      }
      let before = family.first.snp.layoutConstraints
      family.first.snp.updateConstraints { make in
        make.left.equalTo(family.other).offset(20).priority(.high).labeled("ignored")
        make.top.equalTo(15)
      }
      XCTAssertEqual(family.rows, ["left == other.left + 20 @750", "top == super.top + 15"])
      XCTAssertEqual(family.first.snp.layoutConstraints, before)
      XCTAssertEqual(before.first?.identifier, "kept")
      XCTAssertEqual(family.superview.constraints.count, 2)
    }
  }

  func testWithoutRecordedConstraintsItMakes() {
    onMainActor {
      let family = Family()
      family.first.snp.updateConstraints { $0.top.equalTo(family.other) }
      XCTAssertEqual(family.rows, ["top == other.top"])
      family.first.snp.removeConstraints()
      family.first.snp.updateConstraints { $0.left.equalTo(3) }
      XCTAssertEqual(family.rows, ["left == super.left + 3"])
    }
  }

  func testAnEmptyUpdateChangesNothing() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in make.edges.equalTo(4) }
      let before = family.rows
      family.first.snp.updateConstraints { _ in }
      XCTAssertEqual(family.rows, before)
    }
  }

  func testOneStatementCanUpdatePartsOfSeveral() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in
        make.edges.equalToSuperview().inset(5)
        make.width.equalTo(20)
      }
      family.first.snp.updateConstraints { make in
        make.top.width.equalTo(9)
        make.right.bottom.equalToSuperview().inset(sides)
      }
      XCTAssertEqual(
        family.rows,
        [
          "left == super.left + 5", "top == super.top + 9", "right == super.right - 4", "bottom == super.bottom - 3",
          "width == 9",
        ])
    }
  }

  func testOfTwoMatchesTheFirstRecordedIsUpdated() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, family in make.left.equalTo(family.other).offset(5) }
      _ = family.rows { make, family in make.left.equalTo(family.other).offset(9) }
      family.first.snp.updateConstraints { $0.left.equalTo(family.other).offset(77) }
      XCTAssertEqual(family.rows, ["left == other.left + 77", "left == other.left + 9"])
    }
  }

  /// The first in order of activation, not of making.
  func testReactivatingMovesAConstraintToTheEndOfTheRecord() {
    onMainActor {
      let family = Family()
      var kept: Constraint?
      family.first.snp.makeConstraints { kept = $0.left.equalTo(family.other).offset(1).constraint }
      family.first.snp.makeConstraints { $0.left.equalTo(family.other).offset(2) }
      kept?.deactivate()
      kept?.activate()
      family.first.snp.updateConstraints { $0.left.equalTo(family.other).offset(7) }
      XCTAssertEqual(family.rows, ["left == other.left + 7", "left == other.left + 1"])
    }
  }

  func testUpdateRefreshesTheStoredConstraint() {
    onMainActor {
      let family = Family()
      var stored: Constraint?
      family.first.snp.makeConstraints {
        stored = $0.left.equalTo(family.other).offset(5).priority(.high).constraint
      }
      family.first.snp.updateConstraints { $0.left.equalTo(family.other).offset(20).priority(.high) }
      XCTAssertEqual(family.rows, ["left == other.left + 20 @750"])
      // SnapKit would fall back to 5 here.
      stored?.update(priority: .low)
      XCTAssertEqual(family.rows, ["left == other.left + 20 @250"])
      stored?.update(offset: 6)
      XCTAssertEqual(family.rows, ["left == other.left + 6 @250"])
    }
  }

  func testUpdateOfAPartRefreshesOnlyThatPartOfTheStoredConstraint() {
    onMainActor {
      let family = Family()
      var stored: Constraint?
      family.first.snp.makeConstraints {
        stored = $0.edges.equalToSuperview().inset(5).priority(.high).constraint
      }
      family.first.snp.updateConstraints { $0.top.equalToSuperview().offset(20).priority(.high) }
      stored?.update(priority: .low)
      XCTAssertEqual(
        family.rows,
        [
          "left == super.left + 5 @250", "top == super.top + 20 @250", "right == super.right - 5 @250",
          "bottom == super.bottom - 5 @250",
        ])
    }
  }

  // MARK: Constraints captured in the closure

  func testConstraintCapturedInTheClosureControlsTheLiveOne() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { $0.left.equalTo(family.other).offset(5) }
      var captured: Constraint?
      family.first.snp.updateConstraints { captured = $0.left.equalTo(family.other).offset(20).constraint }
      XCTAssertEqual(captured?.isActive, true)
      XCTAssertEqual(captured?.layoutConstraints, family.first.snp.layoutConstraints)
      captured?.update(offset: 30)
      XCTAssertEqual(family.rows, ["left == other.left + 30"])
      captured?.deactivate()
      XCTAssertEqual(family.rows, [])
      XCTAssertEqual(family.superview.constraints.count, 0)
      captured?.activate()
      XCTAssertEqual(family.rows, ["left == other.left + 30"])
      XCTAssertEqual(family.superview.constraints.count, 1)
      family.first.snp.removeConstraints()
      XCTAssertEqual(captured?.isActive, false)
    }
  }

  func testCapturedAndStoredConstraintsAgree() {
    onMainActor {
      let family = Family()
      var stored: Constraint?
      var captured: Constraint?
      family.first.snp.makeConstraints { stored = $0.edges.equalToSuperview().inset(5).constraint }
      family.first.snp.updateConstraints { captured = $0.top.equalToSuperview().offset(1).constraint }
      captured?.deactivate()
      XCTAssertEqual(
        family.rows, ["left == super.left + 5", "right == super.right - 5", "bottom == super.bottom - 5"])
      XCTAssertEqual(stored?.isActive, true)
      stored?.activate()
      XCTAssertEqual(captured?.isActive, true)
      XCTAssertEqual(
        family.rows,
        ["left == super.left + 5", "top == super.top + 1", "right == super.right - 5", "bottom == super.bottom - 5"])
      stored?.deactivate()
      XCTAssertEqual(captured?.isActive, false)
      XCTAssertEqual(family.rows, [])
    }
  }

  func testConstraintCapturedFromAnUnmatchedStatementCanBeActivated() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { $0.left.equalTo(3) }
      var captured: Constraint?
      let reports = ReportRecorder.collect {
        family.first.snp.updateConstraints { captured = $0.top.equalTo(4).constraint }
      }
      XCTAssertEqual(reports.issues.count, 1)
      XCTAssertEqual(captured?.isActive, false)
      captured?.activate()
      XCTAssertEqual(family.rows, ["left == super.left + 3", "top == super.top + 4"])
    }
  }

  // MARK: No match

  /// Makes one constraint, updates with another, and tells in which fields they differ.
  private func differing(
    _ made: @escaping Statements, _ wanted: @escaping Statements
  ) -> [String]? {
    onMainActor {
      let family = Family()
      let before = family.rows(made)
      let reports = ReportRecorder.collect { family.first.snp.updateConstraints { wanted($0, family) } }
      XCTAssertEqual(family.rows, before)
      guard case .unmatchedUpdate(let unmatched)? = reports.issues.first?.kind else { return nil }
      XCTAssertNotNil(unmatched.nearest)
      return unmatched.differing
    }
  }

  func testEveryFieldOfTheKeyCounts() {
    XCTAssertEqual(
      differing({ make, _ in make.left.equalToSuperview() }, { make, family in make.left.equalTo(family.other) }),
      ["secondItem"])
    XCTAssertEqual(
      differing({ make, _ in make.left.equalTo(1) }, { make, _ in make.left.lessThanOrEqualTo(1) }), ["relation"])
    XCTAssertEqual(
      differing({ make, _ in make.left.equalTo(1) }, { make, _ in make.left.equalTo(1).priority(.high) }),
      ["priority"])
    XCTAssertEqual(
      differing(
        { make, family in make.width.equalTo(family.other) },
        { make, family in make.width.equalTo(family.other).multipliedBy(2) }), ["multiplier"])
    XCTAssertEqual(
      differing(
        { make, family in make.width.equalTo(family.other) },
        { make, family in make.width.equalTo(family.other.snp.height) }), ["secondAttribute"])
    XCTAssertEqual(
      differing(
        { make, family in make.width.equalTo(family.other) },
        { make, family in make.height.equalTo(family.other.snp.width) }), ["firstAttribute"])
    XCTAssertEqual(
      differing(
        { make, family in make.width.equalTo(family.other).multipliedBy(2).priority(.low) },
        { make, _ in make.height.greaterThanOrEqualTo(8) }),
      ["firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority"])
  }

  /// The multiplier is compared even where it has no effect.
  func testMultiplierAgainstAValueIsPartOfTheKey() {
    XCTAssertEqual(
      differing({ make, _ in make.width.equalTo(8) }, { make, _ in make.width.equalTo(8).multipliedBy(2) }),
      ["multiplier"])
  }

  func testTheNearestSharesTheFirstAttributeIfAny() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.right.lessThanOrEqualTo(family.other).multipliedBy(2).priority(.low).labeled("far off")
        make.top.equalToSuperview()
      }
      let line: UInt = #line + 2
      let reports = ReportRecorder.collect {
        family.first.snp.updateConstraints { $0.right.equalToSuperview().offset(4) }
      }
      guard let issue = reports.issues.first, case .unmatchedUpdate(let unmatched) = issue.kind else {
        return XCTFail("\(reports.reports)")
      }
      XCTAssertEqual(issue.file, #fileID)
      XCTAssertEqual(issue.line, line)
      XCTAssertEqual(unmatched.differing, ["relation", "secondItem", "multiplier", "priority"])
      XCTAssertTrue(unmatched.nearest?.contains("far off") == true, unmatched.nearest ?? "none")
    }
  }

  func testTheOtherStatementsStillApply() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in make.edges.equalToSuperview() }
      let reports = ReportRecorder.collect {
        family.first.snp.updateConstraints { make in
          make.left.equalToSuperview().offset(1)
          make.width.equalTo(9)
          make.top.leading.equalToSuperview().offset(2)
          make.bottom.equalToSuperview().offset(-3)
        }
      }
      XCTAssertEqual(reports.issues.count, 2)
      XCTAssertEqual(
        family.rows,
        ["left == super.left + 1", "top == super.top + 2", "right == super.right", "bottom == super.bottom - 3"])
      XCTAssertEqual(family.superview.constraints.count, 4)
      XCTAssertEqual(family.first.constraints.count, 0)
    }
  }

  // MARK: What is a candidate

  func testConstraintsOfOtherItemsAreNoCandidates() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { $0.width.equalTo(1) }
      family.other.snp.makeConstraints { $0.left.equalTo(family.first) }
      let reports = ReportRecorder.collect {
        family.first.snp.updateConstraints { $0.left.equalTo(family.other) }
      }
      XCTAssertEqual(reports.issues.count, 1)
    }
  }

  func testDeactivatedConstraintsAreNoCandidates() {
    onMainActor {
      let family = Family()
      var kept: Constraint?
      family.first.snp.makeConstraints { make in
        make.width.equalTo(1)
        kept = make.left.equalTo(1).constraint
      }
      kept?.deactivate()
      let reports = ReportRecorder.collect { family.first.snp.updateConstraints { $0.left.equalTo(2) } }
      XCTAssertEqual(reports.issues.count, 1)
      XCTAssertEqual(kept?.layoutConstraints.first?.constant, 1)
    }
  }

  /// Recorded is what the DSL activated and did not deactivate: what was switched off behind its back still matches.
  func testConstraintsDeactivatedWithoutTheDSLAreUpdatedButStayInactive() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, family in make.left.equalTo(family.other).offset(5) }
      let constraints = family.superview.constraints
      AttributeConstraint.deactivate(constraints)
      family.first.snp.updateConstraints { $0.left.equalTo(family.other).offset(50) }
      XCTAssertEqual(family.superview.constraints.count, 0)
      XCTAssertEqual(constraints.first?.constant, 50)
    }
  }

  func testConstraintsThatLeftTheTreeAreNotTouched() {
    onMainActor {
      let family = Family()
      var old: Constraint?
      family.first.snp.makeConstraints { make in
        old = make.left.equalToSuperview().offset(5).constraint
        make.width.equalTo(7)
      }
      family.first.removeFromSuperview()
      family.superview.addSubview(family.first)
      XCTAssertEqual(family.rows, ["width == 7"])
      let reports = ReportRecorder.collect {
        family.first.snp.updateConstraints { make in
          make.left.equalToSuperview().offset(50)
          make.width.equalTo(8)
        }
      }
      XCTAssertEqual(reports.issues.count, 1)
      XCTAssertEqual(old?.layoutConstraints.first?.constant, 5)
      XCTAssertEqual(family.rows, ["width == 8"])
      old?.activate()
      XCTAssertEqual(family.rows, ["width == 8", "left == super.left + 5"])
    }
  }
}
