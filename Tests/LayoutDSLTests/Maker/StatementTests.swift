import LayoutDSL
import XCTest

/// Statement by statement: which constraints come out, as seen with SnapKit 5.7.1 on UIKit's rules.
final class StatementTests: XCTestCase {
  private func assert(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line,
    _ statements: @escaping Statements
  ) {
    onMainActor {
      XCTAssertEqual(Family().rows(statements), expected, file: file, line: line)
    }
  }

  // MARK: Values alone

  func testNumberOnEdgesIsNotAnInset() {
    assert([
      "left == super.left + 10", "top == super.top + 10", "right == super.right + 10", "bottom == super.bottom + 10",
    ]) { make, _ in make.edges.equalTo(10) }
  }

  func testInsetsOnEdges() {
    assert(["left == super.left + 2", "top == super.top + 1", "right == super.right - 4", "bottom == super.bottom - 3"])
    { make, _ in make.edges.equalTo(sides) }
  }

  func testDirectionalInsetsOnDirectionalEdges() {
    assert([
      "top == super.top + 1", "bottom == super.bottom - 3", "leading == super.leading + 2",
      "trailing == super.trailing - 4",
    ]) { make, _ in make.directionalEdges.equalTo(directionalSides) }
  }

  func testNumberOnOneLocation() {
    assert(["left == super.left + 50"]) { make, _ in make.left.equalTo(50) }
    assert(["right == super.right - 18"]) { make, _ in make.right.equalTo(-18) }
  }

  func testNumberOnSizes() {
    assert(["width == 30", "height == 30"]) { make, _ in make.size.equalTo(30) }
    assert(["width == 50"]) { make, _ in make.width.equalTo(50) }
  }

  func testSizeOnSizes() {
    assert(["width == 3", "height == 4"]) { make, _ in make.size.equalTo(CGSize(width: 3, height: 4)) }
  }

  func testInsetsOnWidthAreTheNegatedSum() {
    assert(["width == -6"]) { make, _ in make.width.equalTo(sides) }
    assert(["height == -4"]) { make, _ in make.height.equalTo(sides) }
  }

  func testValuesOnCentreCountFromTheSuperviewsOrigin() {
    assert(["centerX == super.left", "centerY == super.top"]) { make, _ in make.center.equalTo(0) }
    assert(["centerX == super.left + 50"]) { make, _ in make.centerX.equalTo(50) }
    assert(["centerX == super.left + 7", "centerY == super.top + 8"]) { make, _ in
      make.center.equalTo(CGPoint(x: 7, y: 8))
    }
    // Looked up under left and top, so not the formula for centres.
    assert(["centerX == super.left + 2", "centerY == super.top + 1"]) { make, _ in make.center.equalTo(sides) }
  }

  func testCentreWithinMarginsDoesNotMoveToAnEdge() {
    assert(["centerXWithinMargins == super.centerXWithinMargins + 5"]) { make, _ in
      make.centerXWithinMargins.equalTo(5)
    }
  }

  func testValuesOfTheOtherKindAreZero() {
    assert(["left == super.left"]) { make, _ in make.left.equalTo(CGSize(width: 3, height: 4)) }
    assert(["width == 0"]) { make, _ in make.width.equalTo(CGPoint(x: 3, y: 4)) }
  }

  func testEveryNumberType() {
    assert(["left == super.left + 1"]) { make, _ in make.left.equalTo(1 as Int) }
    assert(["left == super.left + 2"]) { make, _ in make.left.equalTo(2 as UInt) }
    assert(["left == super.left + 3"]) { make, _ in make.left.equalTo(3 as Float) }
    assert(["left == super.left + 4"]) { make, _ in make.left.equalTo(4 as Double) }
    assert(["left == super.left + 5"]) { make, _ in make.left.equalTo(5 as CGFloat) }
  }

  // MARK: Insets and offsets

  func testScalarInset() {
    assert(["left == super.left + 5", "top == super.top + 5", "right == super.right - 5", "bottom == super.bottom - 5"])
    { make, _ in make.edges.equalToSuperview().inset(5) }
  }

  func testScalarInsetOfEveryNumberType() {
    assert(["right == super.right - 1"]) { make, _ in make.right.equalToSuperview().inset(1 as Int) }
    assert(["right == super.right - 2"]) { make, _ in make.right.equalToSuperview().inset(2 as UInt) }
    assert(["right == super.right - 3"]) { make, _ in make.right.equalToSuperview().inset(3 as Float) }
    assert(["right == super.right - 4"]) { make, _ in make.right.equalToSuperview().inset(4 as Double) }
    assert(["right == super.right - 5"]) { make, _ in make.right.equalToSuperview().inset(5 as CGFloat) }
  }

  func testInsetsShrinkSizes() {
    assert(["width == other.width - 6", "height == other.height - 4"]) { make, family in
      make.size.equalTo(family.other).inset(sides)
    }
    // A number is the same inset on both sides.
    assert(["width == other.width - 10"]) { make, family in make.width.equalTo(family.other).inset(5) }
  }

  func testInsetsMoveCentresByHalfTheDifference() {
    // (2 − 4) / 2 and (1 − 3) / 2.
    assert(["centerX == super.centerX - 1", "centerY == super.centerY - 1"]) { make, _ in
      make.center.equalToSuperview().inset(sides)
    }
    assert(["centerX == super.centerX", "centerY == super.centerY"]) { make, _ in
      make.center.equalToSuperview().inset(5)
    }
  }

  func testInsetsOnBaselines() {
    assert(["lastBaseline == other.lastBaseline - 3", "firstBaseline == other.firstBaseline + 1"]) { make, family in
      make.firstBaseline.lastBaseline.equalTo(family.other).inset(sides)
    }
  }

  func testTheTargetDecidesTheSignOfAnInset() {
    assert(["right == other.left + 8"]) { make, family in make.right.equalTo(family.other.snp.left).inset(8) }
    assert(["left == other.right - 8"]) { make, family in make.left.equalTo(family.other.snp.right).inset(8) }
    assert(["bottom == other.top + 16"]) { make, family in make.bottom.equalTo(family.other.snp.top).inset(16) }
    assert(["trailing == other.leading - 6"]) { make, family in
      make.trailing.equalTo(family.other.snp.leading).inset(-6)
    }
  }

  func testInsetsOnSomeEdgesTakeTheirOwnSides() {
    assert(["left == super.left + 2", "right == super.right - 4"]) { make, _ in
      make.left.right.equalToSuperview().inset(sides)
    }
  }

  func testDirectionalInsets() {
    assert([
      "top == super.top + 1", "bottom == super.bottom - 3", "leading == super.leading + 2",
      "trailing == super.trailing - 4",
    ]) { make, _ in make.directionalEdges.equalToSuperview().inset(directionalSides) }
    assert(["left == super.left + 2", "top == super.top + 1", "right == super.right - 4", "bottom == super.bottom - 3"])
    { make, _ in make.edges.equalToSuperview().inset(directionalSides) }
    assert(["width == super.width - 6", "centerX == super.centerX - 1"]) { make, _ in
      make.centerX.width.equalToSuperview().inset(directionalSides)
    }
  }

  func testPhysicalInsetsOnDirectionalEdges() {
    assert([
      "top == super.top + 1", "bottom == super.bottom - 3", "leading == super.leading + 2",
      "trailing == super.trailing - 4",
    ]) { make, _ in make.directionalEdges.equalToSuperview().inset(sides) }
  }

  func testOffsetIsTheSameForAllAttributes() {
    assert([
      "left == super.left + 50", "top == super.top + 50", "right == super.right + 50", "bottom == super.bottom + 50",
    ]) { make, _ in make.edges.equalToSuperview().offset(50) }
    assert(["centerX == super.centerX - 4", "centerY == super.centerY - 4"]) { make, _ in
      make.center.equalToSuperview().offset(-4)
    }
  }

  func testThereIsOneConstantAndTheLastSaidCounts() {
    assert(["left == super.left + 5"]) { make, _ in make.left.equalTo(10).offset(5) }
    assert(["left == other.left + 3"]) { make, family in make.left.equalTo(family.other).offset(5).inset(3) }
    assert(["right == other.right + 5"]) { make, family in make.right.equalTo(family.other).inset(3).offset(5) }
    assert(["left == super.left"]) { make, _ in make.left.equalTo(10).offset(0) }
  }

  // MARK: Multipliers, priorities, relations

  func testMultipliersDoNotAccumulate() {
    assert(["width == other.width * 3 + 2 @250"]) { make, family in
      make.width.equalTo(family.other).dividedBy(4).multipliedBy(3).offset(2).priority(.low)
    }
    assert(["width == other.width * 0.25"]) { make, family in
      make.width.equalTo(family.other).multipliedBy(3).dividedBy(4)
    }
  }

  func testMultiplierAgainstAValueIsKeptWithoutEffect() {
    assert(["width == * 0.2 295"]) { make, _ in
      make.width.equalTo(295).multipliedBy(0.2)
    }
  }

  func testMultiplierOfEveryNumberType() {
    assert(["width == other.width * 2"]) { make, family in make.width.equalTo(family.other).multipliedBy(2 as Int) }
    assert(["width == other.width * 3"]) { make, family in make.width.equalTo(family.other).multipliedBy(3 as UInt) }
    assert(["width == other.width * 4"]) { make, family in make.width.equalTo(family.other).multipliedBy(4 as Float) }
    assert(["width == other.width * 5"]) { make, family in make.width.equalTo(family.other).multipliedBy(5 as Double) }
    assert(["width == other.width * 6"]) { make, family in make.width.equalTo(family.other).multipliedBy(6 as CGFloat) }
  }

  func testPriorities() {
    assert([
      "left == super.left + 1 @750", "top == super.top + 1 @750.5", "right == super.right + 1 @500",
      "bottom == super.bottom + 1 @3",
    ]) { make, _ in
      make.left.equalTo(1).priority(750)
      make.top.equalTo(1).priority(750.5)
      make.right.equalTo(1).priority(.medium)
      make.bottom.equalTo(1).priority(LayoutPriority(rawValue: 3))
    }
    assert(["left == super.left @999", "top == super.top @250", "right == super.right @750", "bottom == super.bottom"])
    {
      make, _ in
      make.left.equalToSuperview().priority(ConstraintPriority.required.advanced(by: -1))
      make.top.equalToSuperview().priority(ConstraintPriority.low)
      make.right.equalToSuperview().priority(.high)
      make.bottom.equalToSuperview().priority(.low).constraint.update(priority: .required)
    }
  }

  func testPriorityOfEveryNumberType() {
    assert(["width == 1 @1", "width == 2 @2", "width == 3 @3", "width == 4 @4", "width == 5 @5"]) { make, _ in
      make.width.equalTo(1).priority(1 as Int)
      make.width.equalTo(2).priority(2 as UInt)
      make.width.equalTo(3).priority(3 as Float)
      make.width.equalTo(4).priority(4 as Double)
      make.width.equalTo(5).priority(5 as CGFloat)
    }
  }

  func testInequalities() {
    assert([
      "left >= super.left + 1", "right <= super.right - 1", "width >= 20", "height <= other.height",
      "top >= super.top", "bottom <= super.bottom",
    ]) { make, family in
      make.left.greaterThanOrEqualTo(1)
      make.right.lessThanOrEqualTo(-1)
      make.width.greaterThanOrEqualTo(20)
      make.height.lessThanOrEqualTo(family.other)
      make.top.greaterThanOrEqualToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }
  }

  func testInsetsLeaveTheRelationAlone() {
    assert([
      "left >= super.left + 24", "top >= super.top + 24", "right >= super.right - 24", "bottom >= super.bottom - 24",
    ]) { make, _ in make.edges.greaterThanOrEqualToSuperview().inset(24) }
  }

  // MARK: Statements

  func testAttributesWithoutRelationAreDroppedWithAHint() {
    onMainActor {
      let reports = ReportRecorder.collect {
        XCTAssertEqual(Family().rows { make, _ in _ = make.left }, [])
      }
      XCTAssertEqual(reports.hints.map(\.kind.category), [.missingRelation])
      XCTAssertEqual(reports.reports.count, 1)
    }
  }

  func testTheLastRelationOfAStatementCounts() {
    assert(["left <= super.left + 7"]) { make, family in
      let statement = make.left
      statement.equalTo(family.other).offset(3)
      statement.lessThanOrEqualTo(7)
    }
  }

  func testMultiplierPriorityAndLabelStayWhenRelatedAgain() {
    onMainActor {
      let family = Family()
      let rows = family.rows { make, family in
        let statement = make.width
        statement.equalTo(family.other).multipliedBy(2).offset(9).priority(.high).labeled("kept")
        statement.greaterThanOrEqualTo(family.superview)
      }
      // The constant starts anew with each relation.
      XCTAssertEqual(rows, ["width >= super.width * 2 @750"])
      XCTAssertEqual(family.first.snp.layoutConstraints.map(\.label), ["kept"])
    }
  }

  func testReadingTheConstraintFreezesTheStatement() {
    onMainActor {
      let family = Family()
      let rows = family.rows { make, family in
        let statement = make.left
        let editable = statement.equalTo(family.other).offset(3)
        let constraint = editable.constraint
        editable.offset(50).multipliedBy(2).priority(.low).labeled("late")
        statement.top.lessThanOrEqualTo(99)
        XCTAssertTrue(editable.constraint === constraint)
      }
      XCTAssertEqual(rows, ["left == other.left + 3"])
      XCTAssertEqual(family.first.snp.layoutConstraints.map(\.label), [nil])
    }
  }

  func testLabelBecomesIdentifierOfEachConstraint() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(3).priority(.high).labeled("frame")
        make.width.equalTo(3).labeled("narrow")
      }
      XCTAssertEqual(
        family.first.snp.layoutConstraints.map(\.identifier), ["frame", "frame", "frame", "frame", "narrow"])
      XCTAssertEqual(
        family.first.snp.layoutConstraints.map(\.label), ["frame", "frame", "frame", "frame", "narrow"])
    }
  }
}
