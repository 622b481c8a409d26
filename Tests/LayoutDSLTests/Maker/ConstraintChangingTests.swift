import LayoutDSL
import XCTest

/// `update(offset:)`, `update(inset:)` and `update(priority:)` on a stored `Constraint`.
final class ConstraintChangingTests: XCTestCase {
  func testOffset() {
    onMainActor {
      let family = Family()
      let top = stored(in: family) { $0.top.equalTo(family.other) }
      let edges = stored(in: family) { $0.bottom.left.equalToSuperview().inset(3) }
      top.update(offset: 15)
      edges.update(offset: 20)
      XCTAssertEqual(family.rows, ["top == other.top + 15", "left == super.left + 20", "bottom == super.bottom + 20"])
    }
  }

  func testOffsetOfEveryNumberType() {
    onMainActor {
      let family = Family()
      let left = stored(in: family) { $0.left.equalToSuperview() }
      left.update(offset: 1 as Int)
      XCTAssertEqual(family.rows, ["left == super.left + 1"])
      left.update(offset: 2 as UInt)
      XCTAssertEqual(family.rows, ["left == super.left + 2"])
      left.update(offset: 3 as Float)
      XCTAssertEqual(family.rows, ["left == super.left + 3"])
      left.update(offset: 4 as Double)
      XCTAssertEqual(family.rows, ["left == super.left + 4"])
      left.update(offset: 5 as CGFloat)
      XCTAssertEqual(family.rows, ["left == super.left + 5"])
    }
  }

  func testInset() {
    onMainActor {
      let family = Family()
      let edges = stored(in: family) { $0.top.bottom.equalToSuperview() }
      edges.update(inset: 20)
      XCTAssertEqual(family.rows, ["top == super.top + 20", "bottom == super.bottom - 20"])
      edges.update(inset: sides)
      XCTAssertEqual(family.rows, ["top == super.top + 1", "bottom == super.bottom - 3"])
      edges.update(inset: directionalSides)
      XCTAssertEqual(family.rows, ["top == super.top + 1", "bottom == super.bottom - 3"])
      edges.update(offset: 4)
      XCTAssertEqual(family.rows, ["top == super.top + 4", "bottom == super.bottom + 4"])
    }
  }

  /// Without a second attribute the first decides.
  func testInsetOfASizeAgainstAValue() {
    onMainActor {
      let family = Family()
      let size = stored(in: family) { $0.size.equalTo(100) }
      size.update(inset: sides)
      XCTAssertEqual(family.rows, ["width == -6", "height == -4"])
    }
  }

  /// A centre against a value counts from left and top, and so do its insets.
  func testInsetOfACentreAgainstAValue() {
    onMainActor {
      let family = Family()
      let center = stored(in: family) { $0.center.equalTo(7) }
      center.update(inset: sides)
      XCTAssertEqual(family.rows, ["centerX == super.left + 2", "centerY == super.top + 1"])
    }
  }

  func testPriority() {
    onMainActor {
      let family = Family()
      let left = stored(in: family) { $0.left.equalTo(family.other).offset(2).priority(.high) }
      left.update(priority: .low)
      XCTAssertEqual(family.rows, ["left == other.left + 2 @250"])
      left.update(priority: 3)
      XCTAssertEqual(family.rows, ["left == other.left + 2 @3"])
      left.update(priority: 3.5 as Double)
      XCTAssertEqual(family.rows, ["left == other.left + 2 @3.5"])
      left.update(priority: LayoutPriority(rawValue: 40))
      XCTAssertEqual(family.rows, ["left == other.left + 2 @40"])
    }
  }

  func testChaining() {
    onMainActor {
      let family = Family()
      let left = stored(in: family) { $0.left.equalTo(family.other).priority(.high) }
      left.update(inset: sides).update(offset: 9).update(priority: 3).update(offset: 2)
      XCTAssertEqual(family.rows, ["left == other.left + 2 @3"])
    }
  }

  func testInactiveConstraintsChangeToo() {
    onMainActor {
      let family = Family()
      let prepared = family.first.snp.prepareConstraints { $0.left.equalTo(family.other).priority(.high) }
      prepared[0].update(offset: 8).update(priority: .low)
      prepared[0].activate()
      XCTAssertEqual(family.rows, ["left == other.left + 8 @250"])
    }
  }

  // MARK: Required and optional

  /// Unlike in SnapKit, with one hint for all layout constraints.
  func testRequiredBecomesOptionalAndBack() {
    onMainActor {
      let family = Family()
      let corner = stored(in: family) { $0.left.top.equalTo(family.other) }
      let line: UInt = #line + 2
      let reports = ReportRecorder.collect {
        corner.update(priority: .low)
        XCTAssertEqual(family.rows, ["left == other.left @250", "top == other.top @250"])
        corner.update(priority: .high)
        corner.update(priority: .required)
        XCTAssertEqual(family.rows, ["left == other.left", "top == other.top"])
        corner.update(priority: .required)
      }
      XCTAssertEqual(reports.hints.map(\.kind.category), [.requiredPriorityChanged, .requiredPriorityChanged])
      XCTAssertEqual(reports.hints.map(\.line), [line, line + 3])
      XCTAssertEqual(reports.hints.map(\.file), [#fileID, #fileID])
      XCTAssertEqual(reports.reports.count, 2)
    }
  }

  func testInactiveRequiredBecomesOptionalWithTheSameHint() {
    onMainActor {
      let family = Family()
      let prepared = family.first.snp.prepareConstraints { $0.left.equalTo(family.other) }
      let reports = ReportRecorder.collect { prepared[0].update(priority: .low) }
      XCTAssertEqual(prepared[0].layoutConstraints[0].priority.rawValue, 250)
      XCTAssertEqual(reports.hints.map(\.kind.category), [.requiredPriorityChanged])
    }
  }

  // MARK: Values set behind the statement's back

  /// Each change states constant and priority anew.
  func testDirectlySetConstantsGiveWay() {
    onMainActor {
      let family = Family()
      let left = stored(in: family) { $0.left.equalTo(family.other).offset(5).priority(.high) }
      left.layoutConstraints[0].constant = 11
      XCTAssertEqual(family.rows, ["left == other.left + 11 @750"])
      left.update(priority: .low)
      XCTAssertEqual(family.rows, ["left == other.left + 5 @250"])
    }
  }

  func testDirectlySetPrioritiesGiveWayExceptRequired() {
    onMainActor {
      let family = Family()
      let left = stored(in: family) { $0.left.equalTo(family.other).priority(.high) }
      left.layoutConstraints[0].priority = LayoutPriority(rawValue: 10)
      left.update(offset: 1)
      XCTAssertEqual(family.rows, ["left == other.left + 1 @750"])
      _ = ReportRecorder.collect { left.layoutConstraints[0].priority = .required }
      left.update(offset: 2)
      XCTAssertEqual(family.rows, ["left == other.left + 2"])
    }
  }

  // MARK: Bad values

  func testBadValuesAreReportedAtTheCallerAndChangeNothing() {
    onMainActor {
      let family = Family()
      let left = stored(in: family) { $0.left.equalTo(family.other).offset(5).priority(.high) }
      let line: UInt = #line + 2
      let reports = ReportRecorder.collect {
        left.update(offset: CGFloat.nan)
        left.update(inset: CGFloat.infinity)
        left.update(inset: ConstraintInsets(top: 0, left: -.infinity, bottom: 0, right: 0))
        left.update(priority: 0)
        left.update(priority: 1000.5)
        left.update(priority: ConstraintPriority(.nan))
      }
      XCTAssertEqual(family.rows, ["left == other.left + 5 @750"])
      XCTAssertEqual(reports.issues.map(\.file), Array(repeating: #fileID, count: 6))
      XCTAssertEqual(reports.issues.map(\.line), Array(line..<line + 6))
      let kinds = reports.issues.map(\.kind)
      guard kinds.count == 6 else { return XCTFail("\(kinds)") }
      for (kind, expected) in zip(kinds[0..<3], [.notANumber, .infinity, .negativeInfinity] as [NonFiniteValue]) {
        guard case .notFinite(property: "constant", value: expected, subject: _) = kind else {
          return XCTFail("\(kind)")
        }
      }
      for (kind, expected) in zip(kinds[3..<5], [0, 1000.5] as [Float]) {
        guard case .badPriority(expected, subject: _) = kind else { return XCTFail("\(kind)") }
      }
      guard case .badPriority(let value, subject: _) = kinds[5] else { return XCTFail("\(kinds[5])") }
      XCTAssertTrue(value.isNaN)
    }
  }
}

/// The constraint of one statement about the first child.
#if MainActorViews
  @MainActor
#endif
private func stored(
  in family: Family, _ statement: (ConstraintMaker) -> ConstraintMakerFinalizable
) -> Constraint {
  var constraints: [Constraint] = []
  family.first.snp.makeConstraints { constraints.append(statement($0).constraint) }
  return constraints[0]
}
