import LayoutDSL
import XCTest

/// Right-hand sides: which second attribute each first one gets.
final class TargetTests: XCTestCase {
  private func assert(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line,
    _ statements: @escaping Statements
  ) {
    onMainActor {
      XCTAssertEqual(Family().rows(statements), expected, file: file, line: line)
    }
  }

  func testWholeViewStandsForTheSameAttributes() {
    assert(["top == other.top", "width == other.width", "centerX == other.centerX"]) { make, family in
      make.top.width.centerX.equalTo(family.other)
    }
  }

  func testSuperviewOverAClosure() {
    assert(["left == super.left", "top == super.top", "right == super.right", "bottom == super.bottom"]) { make, _ in
      make.edges.equalToSuperview { $0 }
    }
    assert(["left == super.leftMargin", "top <= super.topMargin", "width >= super.height"]) { make, _ in
      make.left.equalToSuperview { $0.snp.leftMargin }
      make.top.lessThanOrEqualToSuperview { $0.snp.topMargin }
      make.width.greaterThanOrEqualToSuperview { $0.snp.height }
    }
  }

  func testSuperviewOverAKeyPath() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.edges.equalToSuperview(\.safeAreaLayoutGuide)
        make.top.lessThanOrEqualToSuperview(\.layoutMarginsGuide)
        make.top.greaterThanOrEqualToSuperview(\.safeAreaLayoutGuide)
      }
      let seconds = family.first.snp.layoutConstraints.map { $0.secondItem }
      XCTAssertEqual(seconds.count, 6)
      for index in [0, 1, 2, 3, 5] { XCTAssertTrue(seconds[index] === family.superview.safeAreaLayoutGuide) }
      XCTAssertTrue(seconds[4] === family.superview.layoutMarginsGuide)
    }
  }

  func testAConstantFromTheClosureIsAValueAlone() {
    assert(["width == 40", "left == super.left + 4"]) { make, _ in
      make.width.equalToSuperview { _ in 40 }
      make.left.equalToSuperview { _ in 4 }
    }
  }

  func testOneTargetAttributeServesAll() {
    assert(["left == other.top", "top == other.top", "right == other.top", "bottom == other.top"]) { make, family in
      make.edges.equalTo(family.other.snp.top)
    }
    assert(["width == other.width", "height == other.width"]) { make, family in
      make.size.equalTo(family.other.snp.width)
    }
    assert(["top == other.bottom"]) { make, family in make.top.equalTo(family.other.snp.bottom) }
  }

  func testSameAttributesPairOneByOne() {
    assert(["left == other.left", "right == other.right"]) { make, family in
      make.left.right.equalTo(family.other.snp.horizontalEdges)
    }
    assert(["top == other.top", "bottom == other.bottom"]) { make, family in
      make.verticalEdges.equalTo(family.other.snp.directionalVerticalEdges)
    }
    assert(["width == other.width", "height == other.height"]) { make, family in
      make.height.width.equalTo(family.other.snp.size)
    }
    assert([
      "topMargin == super.topMargin", "bottomMargin == super.bottomMargin", "leadingMargin == super.leadingMargin",
      "trailingMargin == super.trailingMargin",
    ]) { make, family in make.directionalMargins.equalTo(family.superview.snp.directionalMargins) }
  }

  func testEdgesAndMarginsPairSideBySide() {
    assert([
      "left == super.leftMargin", "top == super.topMargin", "right == super.rightMargin",
      "bottom == super.bottomMargin",
    ]) { make, family in make.edges.equalTo(family.superview.snp.margins) }
    assert([
      "leftMargin == super.left", "rightMargin == super.right", "topMargin == super.top",
      "bottomMargin == super.bottom",
    ]) { make, family in make.margins.equalTo(family.superview.snp.edges) }
    assert([
      "top == super.topMargin", "bottom == super.bottomMargin", "leading == super.leadingMargin",
      "trailing == super.trailingMargin",
    ]) { make, family in make.directionalEdges.equalTo(family.superview.snp.directionalMargins) }
    assert([
      "topMargin == super.top", "bottomMargin == super.bottom", "leadingMargin == super.leading",
      "trailingMargin == super.trailing",
    ]) { make, family in make.directionalMargins.equalTo(family.superview.snp.directionalEdges) }
  }

  func testInsetsBetweenEdgesAndMargins() {
    assert([
      "left == super.leftMargin + 2", "top == super.topMargin + 1", "right == super.rightMargin - 4",
      "bottom == super.bottomMargin - 3",
    ]) { make, family in make.edges.equalTo(family.superview.snp.margins).inset(sides) }
  }

  func testAnItemCanRelateToItself() {
    assert(["height == width * 0.5"]) { make, family in
      make.height.equalTo(family.first.snp.width).multipliedBy(0.5)
    }
  }

  /// What several attributes cannot be paired with is refused; the other statements take effect.
  func testIncompatibleTargets() {
    onMainActor {
      let incompatible: [(statement: String, target: String, body: Statements)] = [
        ("top", "left.top.right.bottom", { make, family in make.top.equalTo(family.other.snp.edges) }),
        (
          "left.top.right.bottom", "top.bottom.leading.trailing",
          { make, family in make.edges.equalTo(family.other.snp.directionalEdges) }
        ),
        (
          "left.right", "leftMargin.rightMargin.topMargin.bottomMargin",
          { make, family in make.horizontalEdges.equalTo(family.other.snp.margins) }
        ),
        (
          "width.height", "left.top.right.bottom",
          { make, family in make.size.lessThanOrEqualTo(family.other.snp.edges) }
        ),
        (
          "left.top.right.bottom", "topMargin.bottomMargin.leadingMargin.trailingMargin",
          { make, family in make.edges.greaterThanOrEqualTo(family.other.snp.directionalMargins) }
        ),
      ]
      for (statement, target, body) in incompatible {
        let family = Family()
        let reports = ReportRecorder.collect {
          let rows = family.rows { make, family in
            make.width.equalTo(1)
            body(make, family)
            make.height.equalTo(2)
          }
          XCTAssertEqual(rows, ["width == 1", "height == 2"])
        }
        guard case .incompatibleTargets(let saidStatement, let saidTarget)? = reports.issues.first?.kind else {
          XCTFail("\(statement) against \(target): \(reports.reports)")
          continue
        }
        XCTAssertEqual(reports.issues.count, 1)
        XCTAssertTrue(saidStatement.hasSuffix(".\(statement)"), saidStatement)
        XCTAssertTrue(saidTarget.hasSuffix(".\(target)"), saidTarget)
      }
    }
  }
}
