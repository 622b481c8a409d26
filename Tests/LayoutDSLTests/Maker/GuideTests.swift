import LayoutDSL
import XCTest

/// Layout guides as receivers and targets, and the edges of bars.
final class GuideTests: XCTestCase {
  private final class BarEdge: LayoutGuide, LayoutSupport {}

  func testGuidesAsReceivers() {
    onMainActor {
      let family = Family()
      let guide = LayoutGuide()
      family.superview.addLayoutGuide(guide)
      guide.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(3)
        make.top.equalTo(4)
        make.width.equalTo(family.first)
        make.height.equalTo(5)
      }
      XCTAssertEqual(guide.snp.layoutConstraints.map(\.firstAttribute), [.left, .top, .width, .height])
      XCTAssertEqual(
        guide.snp.layoutConstraints.map { $0.secondItem.map { ObjectIdentifier($0) } },
        [ObjectIdentifier(family.superview), ObjectIdentifier(family.superview), ObjectIdentifier(family.first), nil])
      // A guide stands for its owner, so its size is installed there too.
      XCTAssertEqual(family.superview.constraints.count, 4)
      guide.snp.updateConstraints { $0.left.equalToSuperview().offset(30) }
      XCTAssertEqual(guide.snp.layoutConstraints.map(\.constant), [30, 4, 0, 5])
      guide.snp.remakeConstraints { $0.edges.equalToSuperview() }
      XCTAssertEqual(family.superview.constraints.count, 4)
      guide.snp.removeConstraints()
      XCTAssertEqual(family.superview.constraints.count, 0)
      let prepared = guide.snp.prepareConstraints { $0.edges.equalTo(family.other) }
      XCTAssertEqual(prepared.map(\.layoutConstraints.count), [4])
      XCTAssertEqual(family.superview.constraints.count, 0)
    }
  }

  func testMakingConstraintsOfAGuideLeavesItsOwnersMaskAlone() {
    onMainActor {
      let family = Family()
      let guide = LayoutGuide()
      family.first.addLayoutGuide(guide)
      guide.snp.makeConstraints { $0.edges.equalToSuperview() }
      XCTAssertTrue(family.first.translatesAutoresizingMaskIntoConstraints)
    }
  }

  func testGuidesAsTargets() {
    onMainActor {
      let family = Family()
      let guide = LayoutGuide()
      family.superview.addLayoutGuide(guide)
      family.first.snp.makeConstraints { make in
        make.edges.equalTo(guide).inset(sides)
        make.top.equalTo(guide.snp.bottom)
      }
      XCTAssertEqual(family.first.snp.layoutConstraints.map(\.constant), [2, 1, -4, -3, 0])
      XCTAssertTrue(family.first.snp.layoutConstraints.allSatisfy { $0.secondItem === guide })
      XCTAssertEqual(family.superview.constraints.count, 5)
    }
  }

  func testRemovingAGuideDropsAndForgetsItsConstraints() {
    onMainActor {
      let family = Family()
      let guide = LayoutGuide()
      family.superview.addLayoutGuide(guide)
      guide.snp.makeConstraints { $0.edges.equalToSuperview() }
      family.first.snp.makeConstraints { make in
        make.top.equalTo(guide)
        make.width.equalTo(6)
      }
      family.superview.removeLayoutGuide(guide)
      XCTAssertEqual(guide.snp.layoutConstraints, [])
      XCTAssertEqual(family.rows, ["width == 6"])
      XCTAssertEqual(family.superview.constraints.count, 0)
    }
  }

  func testBarEdgesAsTargets() {
    onMainActor {
      let family = Family()
      let bar: any ConstraintLayoutSupport = BarEdge()
      family.superview.addLayoutGuide(bar)
      family.first.snp.makeConstraints { make in
        make.top.equalTo(bar.snp.bottom)
        make.bottom.equalTo(bar.snp.top)
        make.height.equalTo(bar.snp.height)
      }
      let constraints = family.first.snp.layoutConstraints
      XCTAssertEqual(constraints.map(\.secondAttribute), [.bottom, .top, .height])
      XCTAssertTrue(constraints.allSatisfy { $0.secondItem === bar })
      XCTAssertTrue(bar.snp.target === bar)
    }
  }

  func testLabels() {
    onMainActor {
      let view = View()
      let guide = LayoutGuide()
      XCTAssertNil(view.snp.label())
      view.snp.setLabel("title")
      guide.snp.setLabel("column")
      XCTAssertEqual(view.snp.label(), "title")
      XCTAssertEqual(guide.snp.label(), "column")
      view.snp.setLabel(nil)
      XCTAssertNil(view.snp.label())
      XCTAssertTrue(view.snp.target === view)
      XCTAssertTrue(guide.snp.target === guide)
    }
  }

  func testContentPriorities() {
    onMainActor {
      let view = View()
      XCTAssertEqual(view.snp.contentHuggingHorizontalPriority, 250)
      XCTAssertEqual(view.snp.contentHuggingVerticalPriority, 250)
      XCTAssertEqual(view.snp.contentCompressionResistanceHorizontalPriority, 750)
      XCTAssertEqual(view.snp.contentCompressionResistanceVerticalPriority, 750)
      view.snp.contentHuggingHorizontalPriority = 1
      view.snp.contentHuggingVerticalPriority = 2
      view.snp.contentCompressionResistanceHorizontalPriority = 3
      view.snp.contentCompressionResistanceVerticalPriority = 999.5
      XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 1)
      XCTAssertEqual(view.contentHuggingPriority(for: .vertical).rawValue, 2)
      XCTAssertEqual(view.contentCompressionResistancePriority(for: .horizontal).rawValue, 3)
      XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 999.5)
      XCTAssertEqual(view.snp.contentCompressionResistanceVerticalPriority, 999.5)
    }
  }
}
