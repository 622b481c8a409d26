import Foundation
import LayoutDSL
import XCTest

final class AnchorTests: XCTestCase {
  typealias Attribute = AttributeConstraint.Attribute

  func test_anchorsOfAViewStandForTheirAttributes() {
    onMainActor {
      let view = View()
      let other = View()
      let root = View()
      root.adding(view, other)
      let horizontal: [(LayoutXAxisAnchor, LayoutXAxisAnchor, Attribute)] = [
        (view.leadingAnchor, other.leadingAnchor, .leading),
        (view.trailingAnchor, other.trailingAnchor, .trailing),
        (view.leftAnchor, other.leftAnchor, .left),
        (view.rightAnchor, other.rightAnchor, .right),
        (view.centerXAnchor, other.centerXAnchor, .centerX),
      ]
      for (first, second, attribute) in horizontal {
        Self.check(first.constraint(equalTo: second, constant: 3), view, attribute, .equal, other, attribute, 1, 3)
        Self.check(
          first.constraint(greaterThanOrEqualTo: second), view, attribute, .greaterThanOrEqual, other, attribute, 1, 0)
      }
      let vertical: [(LayoutYAxisAnchor, LayoutYAxisAnchor, Attribute)] = [
        (view.topAnchor, other.topAnchor, .top),
        (view.bottomAnchor, other.bottomAnchor, .bottom),
        (view.centerYAnchor, other.centerYAnchor, .centerY),
        (view.firstBaselineAnchor, other.firstBaselineAnchor, .firstBaseline),
        (view.lastBaselineAnchor, other.lastBaselineAnchor, .lastBaseline),
      ]
      for (first, second, attribute) in vertical {
        Self.check(first.constraint(equalTo: second), view, attribute, .equal, other, attribute, 1, 0)
        Self.check(
          first.constraint(lessThanOrEqualTo: second, constant: -4), view, attribute, .lessThanOrEqual, other,
          attribute, 1, -4)
      }
    }
  }

  func test_dimensionAnchors() {
    onMainActor {
      let view = View()
      let other = View()
      Self.check(view.widthAnchor.constraint(equalToConstant: 5), view, .width, .equal, nil, .notAnAttribute, 1, 5)
      Self.check(
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 6), view, .height, .greaterThanOrEqual, nil,
        .notAnAttribute, 1, 6)
      Self.check(
        view.heightAnchor.constraint(lessThanOrEqualToConstant: 7), view, .height, .lessThanOrEqual, nil,
        .notAnAttribute, 1, 7)
      Self.check(
        view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2), view, .width, .equal, other, .height,
        2, 0)
      Self.check(
        view.widthAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 3), view, .width,
        .greaterThanOrEqual, other, .width, 2, 3)
      Self.check(
        view.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 0.5, constant: 1), view, .width,
        .lessThanOrEqual, other, .width, 0.5, 1)
    }
  }

  func test_guideAnchors() {
    onMainActor {
      let root = View()
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      Self.check(guide.topAnchor.constraint(equalTo: root.bottomAnchor), guide, .top, .equal, root, .bottom, 1, 0)
      Self.check(
        guide.leadingAnchor.constraint(equalTo: root.centerXAnchor), guide, .leading, .equal, root, .centerX, 1, 0)
      Self.check(guide.widthAnchor.constraint(equalTo: root.heightAnchor), guide, .width, .equal, root, .height, 1, 0)
    }
  }

  func test_systemSpacing() {
    onMainActor {
      let view = View()
      let other = View()
      // 8 points times the multiplier.
      Self.check(
        view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1.5), view, .leading,
        .equal, other, .trailing, 1, 12)
      Self.check(
        view.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
        view, .leading, .greaterThanOrEqual, other, .trailing, 1, 8)
      Self.check(
        view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2), view, .top,
        .lessThanOrEqual, other, .bottom, 1, 16)
    }
  }

  func test_distancesBetweenAnchors() {
    onMainActor {
      let root = makeRoot(300, 100)
      let boxes = [Box(40, 10), Box(60, 10), Box(50, 10)]
      for box in boxes { root.addSubview(box) }
      relate(boxes[0], .left, to: root)
      relate(boxes[2], .right, to: root)
      let before = boxes[0].trailingAnchor.anchorWithOffset(to: boxes[1].leadingAnchor)
      let after = boxes[1].trailingAnchor.anchorWithOffset(to: boxes[2].leadingAnchor)
      let twice = after.constraint(equalTo: before, multiplier: 2)
      twice.isActive = true
      root.layoutIfNeeded()
      // The gaps share 300 - 40 - 60 - 50 = 150 as 1 to 2.
      assertEqual(boxes[1].frame, 90, 0, 60, 10)
      assertEqual(boxes[2].frame, 250, 0, 50, 10)
      twice.isActive = false
      before.constraint(equalToConstant: 30).isActive = true
      root.layoutIfNeeded()
      assertEqual(boxes[1].frame, 70, 0, 60, 10)
      XCTAssertTrue(boxes[1].isDescendant(of: root))
      boxes[1].removeFromSuperview()
      XCTAssertEqual(root.constraints.count, 2)
    }
  }

  func test_constraintsKnowWhereTheyWereWritten() {
    onMainActor {
      let view = View()
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      let line = UInt(#line) - 1
      XCTAssertEqual(constraint.sourceFile, #fileID)
      XCTAssertEqual(constraint.sourceLine, line)
    }
  }

  #if MainActorViews
    @MainActor
  #endif
  private static func check(
    _ constraint: AttributeConstraint, _ first: AnyObject, _ firstAttribute: Attribute,
    _ relation: AttributeConstraint.Relation, _ second: AnyObject?, _ secondAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat, line: UInt = #line
  ) {
    XCTAssertIdentical(constraint.firstItem, first, line: line)
    XCTAssertEqual(constraint.firstAttribute, firstAttribute, line: line)
    XCTAssertEqual(constraint.relation, relation, line: line)
    XCTAssertIdentical(constraint.secondItem, second, line: line)
    XCTAssertEqual(constraint.secondAttribute, secondAttribute, line: line)
    XCTAssertEqual(constraint.multiplier, multiplier, line: line)
    XCTAssertEqual(constraint.constant, constant, line: line)
    XCTAssertEqual(constraint.priority, .required, line: line)
    XCTAssertFalse(constraint.isActive, line: line)
  }
}
