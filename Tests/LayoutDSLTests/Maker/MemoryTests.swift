import LayoutDSL
import XCTest

/// Views, statements and constraints are freed when let go.
final class MemoryTests: XCTestCase {
  func testATreeIsFreed() {
    onMainActor {
      weak var superview: View?
      weak var view: View?
      weak var guide: LayoutGuide?
      weak var constraint: Constraint?
      weak var layoutConstraint: LayoutConstraint?
      scope {
        let family = Family()
        let helper = LayoutGuide()
        family.superview.addLayoutGuide(helper)
        family.first.snp.makeConstraints { make in
          constraint = make.left.equalTo(helper).constraint
          make.right.equalTo(family.other)
          make.size.equalTo(family.first.snp.width)
        }
        helper.snp.makeConstraints { $0.edges.equalToSuperview() }
        (superview, view, guide) = (family.superview, family.first, helper)
        layoutConstraint = constraint?.layoutConstraints.first
        XCTAssertNotNil(layoutConstraint)
      }
      XCTAssertNil(superview)
      XCTAssertNil(view)
      XCTAssertNil(guide)
      XCTAssertNil(constraint)
      XCTAssertNil(layoutConstraint)
    }
  }

  /// An active constraint lives with its item, an inactive one with whoever holds it.
  func testConstraintsLiveAsLongAsTheyAreActiveOrHeld() {
    onMainActor {
      let family = Family()
      weak var constraint: Constraint?
      family.first.snp.makeConstraints { constraint = $0.left.equalTo(1).constraint }
      XCTAssertNotNil(constraint)
      family.first.snp.removeConstraints()
      XCTAssertNil(constraint)
      family.first.snp.prepareConstraints { constraint = $0.left.equalTo(1).constraint }
      XCTAssertNil(constraint)
    }
  }

  func testHeldConstraintsDoNotHoldViews() {
    onMainActor {
      var constraints: [Constraint] = []
      weak var view: View?
      scope {
        let family = Family()
        view = family.first
        constraints = family.first.snp.prepareConstraints { $0.edges.equalTo(family.other) }
        constraints[0].activate()
      }
      XCTAssertNil(view)
      XCTAssertNil(constraints[0].layoutConstraints[0].firstItem)
      XCTAssertNil(constraints[0].layoutConstraints[0].secondItem)
      XCTAssertFalse(constraints[0].isActive)
    }
  }

  func testKeptStatementsDoNotHoldViews() {
    onMainActor {
      var statement: ConstraintMakerEditable?
      weak var view: View?
      scope {
        let family = Family()
        view = family.first
        family.first.snp.makeConstraints { statement = $0.left.equalTo(family.other) }
      }
      XCTAssertNil(view)
      XCTAssertNotNil(statement)
    }
  }

  func testClosuresAreNotKept() {
    onMainActor {
      final class Witness {}
      weak var witness: Witness?
      let family = Family()
      scope {
        let strong = Witness()
        witness = strong
        family.first.snp.makeConstraints { make in
          _ = strong
          make.left.equalToSuperview { superview in
            _ = strong
            return superview.snp.left
          }
        }
        family.first.snp.updateConstraints { make in
          _ = strong
          make.left.equalToSuperview().offset(4)
        }
        family.first.snp.remakeConstraints { make in
          _ = strong
          make.left.equalToSuperview()
        }
      }
      XCTAssertNil(witness)
      XCTAssertEqual(family.rows, ["left == super.left"])
    }
  }

  func testATargetThatDiesTakesItsConstraintsAlong() {
    onMainActor {
      let family = Family()
      weak var constraint: Constraint?
      scope {
        let target = View()
        family.superview.addSubview(target)
        family.first.snp.makeConstraints { make in
          constraint = make.left.equalTo(target).constraint
          make.top.equalTo(1)
        }
        target.removeFromSuperview()
      }
      XCTAssertNil(constraint)
      XCTAssertEqual(family.rows, ["top == super.top + 1"])
      XCTAssertEqual(family.superview.constraints.count, 1)
    }
  }

  func testRemakingTenThousandTimesLeavesNothingBehind() {
    onMainActor {
      let family = Family()
      weak var early: Constraint?
      for round in 0..<10_000 {
        family.first.snp.remakeConstraints { make in
          let constraint = make.left.equalTo(family.other).offset(round).constraint
          if round == 5_000 { early = constraint }
          make.top.equalToSuperview().offset(round)
          make.size.equalTo(round)
        }
      }
      XCTAssertNil(early)
      XCTAssertEqual(
        family.rows, ["left == other.left + 9999", "top == super.top + 9999", "width == 9999", "height == 9999"])
      XCTAssertEqual(family.superview.constraints.count, 2)
      XCTAssertEqual(family.first.constraints.count, 2)
      XCTAssertEqual(family.other.constraints.count, 0)
    }
  }
}

/// Ends the lifetime of what is made in the body.
private func scope(_ body: () -> Void) { body() }
