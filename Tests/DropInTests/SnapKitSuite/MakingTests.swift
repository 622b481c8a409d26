import SnapKit
import UIKit
import XCTest

/// What SnapKit's own tests say of making, changing and removing constraints, through SnapKit's names.
final class MakingTests: XCTestCase {
  func testMakingAddsToTheCommonAncestor() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { (make) -> Void in
        make.top.equalTo(family.v2.snp.top).offset(50)
        make.left.equalTo(family.v2.snp.top).offset(50)
      }
      XCTAssertEqual(family.made.count, 2)
      family.v2.snp.makeConstraints { (make) -> Void in
        make.edges.equalTo(family.v1)
      }
      XCTAssertEqual(family.made.count, 6)
    }
  }

  func testGuidesOnBothSides() {
    onMainActor {
      let family = Family()
      let guide = UILayoutGuide()
      family.container.addLayoutGuide(guide)
      family.v1.snp.makeConstraints { make in
        make.top.equalTo(guide).offset(50)
        make.left.equalTo(guide.snp.top).offset(50)
      }
      XCTAssertEqual(family.made.count, 2)
      guide.snp.makeConstraints { $0.edges.equalTo(family.v1) }
      XCTAssertEqual(family.made.count, 6)
    }
  }

  func testNumbersImplyTheSuperview() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { make in
        make.top.equalTo(50.0)
        make.left.equalTo(50.0)
      }
      XCTAssertEqual(family.made.map { $0.secondItem as? UIView }, [family.container, family.container])
      family.v2.snp.makeConstraints { $0.edges.equalTo(family.v1) }
      XCTAssertEqual(family.made.count, 6)
    }
  }

  func testUpdatingReplacesTheConstant() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { make in
        make.top.equalTo(family.v2.snp.bottom).offset(50)
        make.left.equalTo(50)
      }
      family.v1.snp.updateConstraints { $0.top.equalTo(family.v2.snp.bottom).offset(15) }
      XCTAssertEqual(family.made.map(\.constant), [15, 50])
    }
  }

  func testRemakingAndRemoving() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { make in
        make.top.equalTo(family.v2.snp.bottom).offset(50)
        make.left.equalTo(50)
      }
      family.v1.snp.remakeConstraints { $0.edges.equalTo(family.v2) }
      XCTAssertEqual(family.made.map(\.firstAttribute), [.left, .top, .right, .bottom])
      XCTAssertFalse("\(family.made)".isEmpty)
      family.v1.snp.removeConstraints()
      XCTAssertEqual(family.made.count, 0)
    }
  }

  func testPreparedOnesAreSwitchedByHand() {
    onMainActor {
      let family = Family()
      let constraints = family.v1.snp.prepareConstraints { $0.edges.equalTo(family.v2) }
      XCTAssertEqual(family.made.count, 0)
      for _ in 0..<2 {
        constraints.forEach { $0.activate() }
        XCTAssertEqual(family.made.count, 4)
        constraints.forEach { $0.deactivate() }
        XCTAssertEqual(family.made.count, 0)
      }
    }
  }

  func testCapturedOnesAreSwitchedByHand() {
    onMainActor {
      let family = Family()
      var (left, right): (Constraint?, Constraint?) = (nil, nil)
      family.v1.snp.prepareConstraints { make in
        left = make.left.equalTo(family.v2.snp.left).offset(50).constraint
        right = make.right.equalTo(family.v2.snp.right).constraint
      }
      XCTAssertEqual(family.made.count, 0)
      left?.isActive = true
      XCTAssertEqual(family.made.count, 1)
      right?.isActive = true
      XCTAssertEqual(family.made.count, 2)
      left?.isActive = false
      right?.deactivate()
      XCTAssertEqual(family.made.count, 0)
      left?.activate()
      right?.activate()
      XCTAssertEqual(family.made.count, 2)
    }
  }

  func testSizesAreTheViewsOwn() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { make in
        make.size.equalTo(CGSize(width: 50, height: 50))
        make.left.top.equalTo(family.container)
      }
      XCTAssertEqual(family.made(on: family.v1).map(\.constant), [50, 50])
      XCTAssertEqual(family.made(on: family.v1).map(\.secondAttribute), [.notAnAttribute, .notAnAttribute])
      XCTAssertEqual(family.made.count, 2)
    }
  }

  func testLabelsAndPriorities() {
    onMainActor {
      let family = Family()
      family.v1.snp.setLabel("first")
      XCTAssertEqual(family.v1.snp.label(), "first")
      let priorities: [(ConstraintPriority, Float)] = [(.required, 1000), (.low, 250), (.low.advanced(by: 1), 251)]
      for (priority, value) in priorities {
        family.v1.snp.remakeConstraints { $0.left.equalTo(1000).priority(priority).labeled("near") }
        XCTAssertEqual(family.made.map(\.priority.rawValue), [value])
        XCTAssertEqual(family.made.map(\.identifier), ["near"])
      }
      XCTAssertEqual(ConstraintPriority.high.advanced(by: 1).value, 751)
    }
  }

  func testBarEdgesOfAController() {
    onMainActor {
      let (controller, view) = (UIViewController(), UIView())
      controller.view = UIView()
      controller.view.addSubview(view)
      view.snp.makeConstraints { make in
        make.top.equalTo(controller.topLayoutGuide.snp.bottom)
        make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
      }
      let made = controller.view.constraints.compactMap { $0 as? LayoutConstraint }.filter(\.isActive)
      XCTAssertEqual(made.map(\.secondAttribute), [.bottom, .top])
    }
  }
}
