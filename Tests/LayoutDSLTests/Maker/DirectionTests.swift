import LayoutDSL
import XCTest

/// Insets between reading direction and physical sides: they follow the first item's direction.
final class DirectionTests: XCTestCase {
  func testPhysicalInsetsOnDirectionalEdges() {
    onMainActor {
      let family = Family()
      family.first.semanticContentAttribute = .forceRightToLeft
      let rows = family.rows { make, _ in make.directionalEdges.equalToSuperview().inset(sides) }
      XCTAssertEqual(
        rows,
        [
          "top == super.top + 1", "bottom == super.bottom - 3", "leading == super.leading + 4",
          "trailing == super.trailing - 2",
        ])
    }
  }

  func testDirectionalInsetsOnPhysicalEdges() {
    onMainActor {
      let family = Family()
      family.first.semanticContentAttribute = .forceRightToLeft
      let rows = family.rows { make, _ in make.edges.equalToSuperview().inset(directionalSides) }
      XCTAssertEqual(
        rows,
        ["left == super.left + 4", "top == super.top + 1", "right == super.right - 2", "bottom == super.bottom - 3"])
    }
  }

  func testCentresDoNotFollow() {
    onMainActor {
      let family = Family()
      family.first.semanticContentAttribute = .forceRightToLeft
      let rows = family.rows { make, _ in make.center.equalToSuperview().inset(directionalSides) }
      XCTAssertEqual(rows, ["centerX == super.centerX - 1", "centerY == super.centerY - 1"])
    }
  }

  func testOffsetsAndNumbersDoNotFollow() {
    onMainActor {
      let family = Family()
      family.first.semanticContentAttribute = .forceRightToLeft
      let rows = family.rows { make, _ in
        make.leading.equalToSuperview().offset(7)
        make.trailing.equalTo(8)
        make.left.equalToSuperview().inset(9)
      }
      XCTAssertEqual(
        rows, ["leading == super.leading + 7", "trailing == super.trailing + 8", "left == super.left + 9"])
    }
  }

  /// The first item's direction counts, not its superview's or the target's.
  func testOnlyTheFirstItemsDirectionCounts() {
    onMainActor {
      let family = Family()
      family.superview.semanticContentAttribute = .forceRightToLeft
      family.other.semanticContentAttribute = .forceRightToLeft
      let rows = family.rows { make, family in make.leading.equalTo(family.other).inset(sides) }
      XCTAssertEqual(rows, ["leading == other.leading + 2"])
    }
  }

  func testAGuideFollowsItsOwner() {
    onMainActor {
      let family = Family()
      let guide = LayoutGuide()
      family.superview.addLayoutGuide(guide)
      family.superview.semanticContentAttribute = .forceRightToLeft
      guide.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(sides) }
      XCTAssertEqual(guide.snp.layoutConstraints.map(\.constant), [4, -2])
    }
  }

  func testConstantsFollowWhenTheDirectionChanges() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in
        make.leading.trailing.equalToSuperview().inset(sides)
        make.left.equalToSuperview().inset(directionalSides)
      }
      XCTAssertEqual(
        family.rows, ["leading == super.leading + 2", "trailing == super.trailing - 4", "left == super.left + 2"])
      family.first.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(
        family.rows, ["leading == super.leading + 4", "trailing == super.trailing - 2", "left == super.left + 4"])
      family.first.semanticContentAttribute = .unspecified
      XCTAssertEqual(
        family.rows, ["leading == super.leading + 2", "trailing == super.trailing - 4", "left == super.left + 2"])
    }
  }

  /// A number set directly stays until the statement is changed again.
  func testADirectlySetConstantDoesNotFollow() {
    onMainActor {
      let family = Family()
      var kept: Constraint?
      family.first.snp.makeConstraints { kept = $0.leading.equalToSuperview().inset(sides).constraint }
      kept?.layoutConstraints[0].constant = 30
      family.first.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(family.rows, ["leading == super.leading + 30"])
      kept?.update(inset: sides)
      XCTAssertEqual(family.rows, ["leading == super.leading + 4"])
      kept?.update(offset: 5)
      family.first.semanticContentAttribute = .forceLeftToRight
      XCTAssertEqual(family.rows, ["leading == super.leading + 5"])
    }
  }

  func testUpdateConstraintsBringsInsetsThatFollow() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in make.leading.equalToSuperview().offset(9) }
      family.first.snp.updateConstraints { $0.leading.equalToSuperview().inset(sides) }
      family.first.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(family.rows, ["leading == super.leading + 4"])
    }
  }

  /// The new constant equals what was stored for the other direction, not what is in effect.
  func testAChangeBackToAStoredNumberTakesEffect() {
    onMainActor {
      let root = root(320, 100)
      let view = View().placed(in: root)
      var leading: Constraint?
      view.snp.makeConstraints { make in
        leading =
          make.leading.equalToSuperview().inset(ConstraintInsets(top: 0, left: 30, bottom: 0, right: 10)).constraint
        make.width.equalTo(100)
        make.top.height.equalToSuperview()
      }
      root.layoutIfNeeded()
      assertEqual(view.frame, 30, 0, 100, 100)
      view.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      // 320 − 10 − 100.
      assertEqual(view.frame, 210, 0, 100, 100)
      leading?.update(inset: ConstraintInsets(top: 0, left: 0, bottom: 0, right: 30))
      root.layoutIfNeeded()
      // 320 − 30 − 100.
      assertEqual(view.frame, 190, 0, 100, 100)
      leading?.update(offset: 30)
      view.semanticContentAttribute = .unspecified
      root.layoutIfNeeded()
      assertEqual(view.frame, 30, 0, 100, 100)
    }
  }

  /// Set directly to what was stored for the other direction; and to what is refused.
  func testADirectlySetConstantTakesEffect() {
    onMainActor {
      let root = root(320, 100)
      let view = View().placed(in: root)
      view.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(ConstraintInsets(top: 0, left: 30, bottom: 0, right: 10))
        make.width.equalTo(100)
        make.top.height.equalToSuperview()
      }
      root.layoutIfNeeded()
      view.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      let leading = view.snp.layoutConstraints[0]
      let reports = ReportRecorder.collect { leading.constant = .nan }
      XCTAssertEqual(reports.issues.count, 1)
      root.layoutIfNeeded()
      // Still the inset: 320 − 10 − 100.
      assertEqual(view.frame, 210, 0, 100, 100)
      leading.constant = 30
      root.layoutIfNeeded()
      // 320 − 30 − 100.
      assertEqual(view.frame, 190, 0, 100, 100)
    }
  }
}
