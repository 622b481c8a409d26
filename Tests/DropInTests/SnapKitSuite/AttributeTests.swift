import SnapKit
import UIKit
import XCTest

/// What SnapKit's own tests say of attributes and constants, through SnapKit's names.
final class AttributeTests: XCTestCase {
  private typealias Row = Family.Row

  func testRawValuesAreApples() {
    let attributes: [LayoutAttribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    XCTAssertEqual(attributes.map(\.rawValue), Array(0...20))
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    XCTAssertEqual(relations.map(\.rawValue), [-1, 0, 1])
    XCTAssertEqual([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue), [0, 1])
  }

  func testEdgesByDirection() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { make in
        make.verticalEdges.equalToSuperview()
        make.horizontalEdges.equalToSuperview()
      }
      XCTAssertEqual(family.rows, [Row(.left, 0), Row(.right, 0), Row(.top, 0), Row(.bottom, 0)])
      family.v1.snp.remakeConstraints { make in
        make.directionalVerticalEdges.equalToSuperview()
        make.directionalHorizontalEdges.equalToSuperview()
      }
      XCTAssertEqual(family.rows, [Row(.top, 0), Row(.bottom, 0), Row(.leading, 0), Row(.trailing, 0)])
    }
  }

  func testOffsetsOfEdgesAndCentres() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { $0.edges.equalTo(family.container).offset(50) }
      XCTAssertEqual(family.rows, [Row(.left, 50), Row(.right, 50), Row(.top, 50), Row(.bottom, 50)])
      family.v1.snp.remakeConstraints { $0.center.equalTo(family.container).offset(50) }
      XCTAssertEqual(family.rows, [Row(.centerX, 50), Row(.centerY, 50)])
    }
  }

  func testInsets() {
    onMainActor {
      let inwards = [Row(.left, 25), Row(.right, -25), Row(.top, 25), Row(.bottom, -25)]
      let insets = UIEdgeInsets(top: 25, left: 25, bottom: 25, right: 25)
      let statements: [(ConstraintMaker, Family) -> Void] = [
        { make, family in make.edges.equalTo(family.container).inset(25.0) },
        { make, family in make.edges.equalTo(family.container).inset(insets) },
        { make, _ in make.edges.equalTo(insets) },
        { make, _ in
          make.edges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25))
        },
      ]
      for statement in statements {
        let family = Family()
        family.v1.snp.makeConstraints { statement($0, family) }
        XCTAssertEqual(family.rows, inwards)
      }
    }
  }

  func testDirectionalInsets() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { make in
        make.top.leading.bottom.trailing.equalToSuperview()
          .inset(NSDirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25))
      }
      XCTAssertEqual(family.rows, [Row(.top, 25), Row(.bottom, -25), Row(.leading, 25), Row(.trailing, -25)])
    }
  }

  func testUpdatingCapturedOnes() {
    onMainActor {
      let family = Family()
      var (top, bottom): (Constraint?, Constraint?) = (nil, nil)
      family.v1.snp.makeConstraints { make in
        top = make.top.equalTo(family.container).offset(50).constraint
        bottom = make.bottom.equalTo(family.container).offset(25).constraint
      }
      top?.update(offset: 15)
      bottom?.update(offset: 20)
      XCTAssertEqual(family.rows, [Row(.top, 15), Row(.bottom, 20)])
      top?.update(inset: 15)
      bottom?.update(inset: 20)
      XCTAssertEqual(family.rows, [Row(.top, 15), Row(.bottom, -20)])
    }
  }

  func testEdgesAgainstMargins() {
    onMainActor {
      let family = Family()
      family.v1.snp.makeConstraints { $0.edges.equalTo(family.container.snp.margins) }
      XCTAssertEqual(family.rows.map(\.first), [.left, .right, .top, .bottom])
      XCTAssertEqual(family.rows.map(\.second), [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
      family.v1.snp.remakeConstraints { $0.margins.equalTo(family.container.snp.edges) }
      XCTAssertEqual(family.rows.map(\.first), [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
      XCTAssertEqual(family.rows.map(\.second), [.left, .right, .top, .bottom])
      family.v1.snp.remakeConstraints { $0.directionalMargins.equalTo(family.container.snp.directionalEdges) }
      XCTAssertEqual(family.rows.map(\.first), [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin])
      XCTAssertEqual(family.rows.map(\.second), [.top, .bottom, .leading, .trailing])
      family.v1.snp.remakeConstraints { $0.directionalEdges.equalTo(family.container.snp.directionalEdges) }
      XCTAssertEqual(family.rows, [Row(.top, 0), Row(.bottom, 0), Row(.leading, 0), Row(.trailing, 0)])
    }
  }
}
