import LayoutDSL
import XCTest

/// The attributes of a statement and the order their constraints come in.
final class AttributeTests: XCTestCase {
  private func assert(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line,
    _ statements: @escaping Statements
  ) {
    onMainActor {
      XCTAssertEqual(Family().rows(statements), expected, file: file, line: line)
    }
  }

  /// `["left", "top"]` as rows against the same attributes of the superview.
  private func same(_ attributes: [String]) -> [String] {
    attributes.map { "\($0) == super.\($0)" }
  }

  func testComposites() {
    assert(same(["left", "top", "right", "bottom"])) { make, _ in make.edges.equalToSuperview() }
    assert(same(["left", "right"])) { make, _ in make.horizontalEdges.equalToSuperview() }
    assert(same(["top", "bottom"])) { make, _ in make.verticalEdges.equalToSuperview() }
    assert(same(["top", "bottom", "leading", "trailing"])) { make, _ in make.directionalEdges.equalToSuperview() }
    assert(same(["leading", "trailing"])) { make, _ in make.directionalHorizontalEdges.equalToSuperview() }
    assert(same(["top", "bottom"])) { make, _ in make.directionalVerticalEdges.equalToSuperview() }
    assert(same(["width", "height"])) { make, _ in make.size.equalToSuperview() }
    assert(same(["centerX", "centerY"])) { make, _ in make.center.equalToSuperview() }
    assert(same(["leftMargin", "rightMargin", "topMargin", "bottomMargin"])) { make, _ in
      make.margins.equalToSuperview()
    }
    assert(same(["topMargin", "bottomMargin", "leadingMargin", "trailingMargin"])) { make, _ in
      make.directionalMargins.equalToSuperview()
    }
    assert(same(["centerXWithinMargins", "centerYWithinMargins"])) { make, _ in
      make.centerWithinMargins.equalToSuperview()
    }
  }

  func testSingles() {
    assert(same(["left"])) { make, _ in make.left.equalToSuperview() }
    assert(same(["top"])) { make, _ in make.top.equalToSuperview() }
    assert(same(["right"])) { make, _ in make.right.equalToSuperview() }
    assert(same(["bottom"])) { make, _ in make.bottom.equalToSuperview() }
    assert(same(["leading"])) { make, _ in make.leading.equalToSuperview() }
    assert(same(["trailing"])) { make, _ in make.trailing.equalToSuperview() }
    assert(same(["width"])) { make, _ in make.width.equalToSuperview() }
    assert(same(["height"])) { make, _ in make.height.equalToSuperview() }
    assert(same(["centerX"])) { make, _ in make.centerX.equalToSuperview() }
    assert(same(["centerY"])) { make, _ in make.centerY.equalToSuperview() }
    assert(same(["lastBaseline"])) { make, _ in make.lastBaseline.equalToSuperview() }
    assert(same(["firstBaseline"])) { make, _ in make.firstBaseline.equalToSuperview() }
    assert(same(["leftMargin"])) { make, _ in make.leftMargin.equalToSuperview() }
    assert(same(["rightMargin"])) { make, _ in make.rightMargin.equalToSuperview() }
    assert(same(["topMargin"])) { make, _ in make.topMargin.equalToSuperview() }
    assert(same(["bottomMargin"])) { make, _ in make.bottomMargin.equalToSuperview() }
    assert(same(["leadingMargin"])) { make, _ in make.leadingMargin.equalToSuperview() }
    assert(same(["trailingMargin"])) { make, _ in make.trailingMargin.equalToSuperview() }
    assert(same(["centerXWithinMargins"])) { make, _ in make.centerXWithinMargins.equalToSuperview() }
    assert(same(["centerYWithinMargins"])) { make, _ in make.centerYWithinMargins.equalToSuperview() }
  }

  /// Chained in the opposite order, all twenty come out in the fixed one.
  func testEmissionOrderIsFixed() {
    assert(
      same([
        "left", "top", "right", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
        "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
        "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
      ])
    ) { make, _ in
      make.centerYWithinMargins.centerXWithinMargins.trailingMargin.leadingMargin.bottomMargin.topMargin.rightMargin
        .leftMargin.firstBaseline.lastBaseline.centerY.centerX.height.width.trailing.leading.bottom.right.top.left
        .equalToSuperview()
    }
  }

  func testCompositesContinueAChain() {
    assert(same(["left", "top", "right", "bottom", "width", "height"])) { make, _ in
      make.width.edges.height.equalToSuperview()
    }
    assert(same(["width", "height", "centerX", "centerY"])) { make, _ in make.center.size.equalToSuperview() }
    assert(same(["left", "top", "right", "bottom"])) { make, _ in
      make.left.verticalEdges.horizontalEdges.equalToSuperview()
    }
    assert(same(["top", "bottom", "leading", "trailing"])) { make, _ in
      make.leading.directionalVerticalEdges.directionalHorizontalEdges.directionalEdges.equalToSuperview()
    }
    assert(
      same([
        "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
        "centerXWithinMargins", "centerYWithinMargins",
      ])
    ) { make, _ in make.centerWithinMargins.directionalMargins.margins.equalToSuperview() }
  }

  func testDuplicatesCollapse() {
    assert(["left == other.left", "top == other.top", "bottom == other.bottom"]) { make, family in
      make.bottom.top.left.top.equalTo(family.other)
    }
    assert(["height == 7"]) { make, _ in make.height.height.equalTo(7) }
  }

  /// Chaining changes the statement; each attribute read from the maker begins one.
  func testStatementsKeepTheirOrder() {
    assert(["height == 1", "left == super.left", "width == 2", "top == super.top"]) { make, _ in
      make.height.equalTo(1)
      make.left.equalToSuperview()
      make.width.equalTo(2)
      make.top.equalToSuperview()
    }
  }

  /// `snp` offers every attribute as a target too.
  func testEveryAttributeAsTarget() {
    onMainActor {
      let view = View()
      let snp = view.snp
      let items: [(ConstraintItem, String)] = [
        (snp.left, "left"), (snp.top, "top"), (snp.right, "right"), (snp.bottom, "bottom"), (snp.leading, "leading"),
        (snp.trailing, "trailing"), (snp.width, "width"), (snp.height, "height"), (snp.centerX, "centerX"),
        (snp.centerY, "centerY"), (snp.lastBaseline, "lastBaseline"), (snp.firstBaseline, "firstBaseline"),
        (snp.leftMargin, "leftMargin"), (snp.rightMargin, "rightMargin"), (snp.topMargin, "topMargin"),
        (snp.bottomMargin, "bottomMargin"), (snp.leadingMargin, "leadingMargin"),
        (snp.trailingMargin, "trailingMargin"), (snp.centerXWithinMargins, "centerXWithinMargins"),
        (snp.centerYWithinMargins, "centerYWithinMargins"), (snp.edges, "left.top.right.bottom"),
        (snp.horizontalEdges, "left.right"), (snp.verticalEdges, "top.bottom"),
        (snp.directionalEdges, "top.bottom.leading.trailing"),
        (snp.directionalHorizontalEdges, "leading.trailing"), (snp.directionalVerticalEdges, "top.bottom"),
        (snp.size, "width.height"), (snp.center, "centerX.centerY"),
        (snp.margins, "leftMargin.rightMargin.topMargin.bottomMargin"),
        (snp.directionalMargins, "topMargin.bottomMargin.leadingMargin.trailingMargin"),
        (snp.centerWithinMargins, "centerXWithinMargins.centerYWithinMargins"),
      ]
      for (item, names) in items {
        XCTAssertEqual(item.attributes.names, names)
        XCTAssertTrue(item.target === view)
      }
    }
  }

  func testEqualityOfItems() {
    onMainActor {
      let view = View()
      let other = View()
      XCTAssertTrue(view.snp.edges == view.snp.edges)
      XCTAssertTrue(view.snp.verticalEdges == view.snp.directionalVerticalEdges)
      XCTAssertFalse(view.snp.edges == view.snp.margins)
      XCTAssertFalse(view.snp.edges == other.snp.edges)
      let lost = View().snp.edges
      let alsoLost = View().snp.edges
      XCTAssertTrue(lost == lost)
      XCTAssertFalse(lost == alsoLost)
    }
  }
}
