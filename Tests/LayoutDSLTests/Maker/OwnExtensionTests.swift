import Foundation
import LayoutDSL
import XCTest

/// Apps extend the DSL's types under SnapKit's names.
final class OwnExtensionTests: XCTestCase {
  func testExtendedMaker() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.aspectRatio(2, of: family.first)
        make.pinnedToTop(of: family.other)
      }
      XCTAssertEqual(
        family.rows,
        ["width == height * 2", "top == other.top", "leading == other.leading", "trailing == other.trailing"])
    }
  }

  func testExtendedChain() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.left.right.equalToSuperview().standardGap()
        make.left.atLeast(family.other)
        family.statements(make, on: family.other.snp.bottom)
      }
      XCTAssertEqual(
        family.rows,
        ["left == super.left + 8", "right == super.right - 8", "left >= other.left @750", "top == other.bottom"])
    }
  }

  func testExtendedTargets() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.bottom.equalTo(family.other.snp.belowMiddle)
        make.right.equalTo(family.other.snp.anyTarget(0))
        make.width.equalTo(family.other.snp.anyTarget(40))
      }
      XCTAssertEqual(family.rows, ["bottom == other.centerY", "right == other.right", "width == 40"])
    }
  }

  func testExtendedViewDSL() {
    onMainActor {
      let family = Family()
      family.first.snp.fill()
      XCTAssertEqual(
        family.rows, ["left == super.left", "top == super.top", "right == super.right", "bottom == super.bottom"])
    }
  }

  /// A type says what it means as a target or constant.
  func testOwnTargetTypes() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(Spacing.wide)
        make.edges.equalTo(family.other).inset(Spacing.narrow)
        make.width.equalTo(Spacing.wide)
        make.top.equalTo(Below(view: family.other))
        make.height.equalTo(family.other).multipliedBy(Spacing.narrow)
        make.height.lessThanOrEqualTo(3).priority(Spacing.wide)
      }
      XCTAssertEqual(
        family.rows,
        [
          "left == super.left + 32", "left == other.left + 8", "top == other.top + 8", "right == other.right - 8",
          "bottom == other.bottom - 8", "width == 32", "top == other.bottom", "height == other.height * 8",
          "height <= 3 @32",
        ])
    }
  }

  /// The three protocols of `snp` can be adopted.
  func testOwnDSL() {
    onMainActor {
      let family = Family()
      let content = ContentDSL(view: family.other)
      family.first.snp.makeConstraints { make in
        make.top.equalTo(content.top)
        make.size.equalTo(content.size)
        make.firstBaseline.equalTo(content.lastBaseline)
      }
      XCTAssertEqual(
        family.rows,
        ["top == other.top", "width == other.width", "height == other.height", "firstBaseline == other.lastBaseline"])
      content.setLabel("content")
      XCTAssertEqual(family.other.snp.label(), "content")
      XCTAssertEqual(content.label(), "content")
    }
  }

  /// A target that is neither view nor guide is refused.
  func testOwnDSLWithAStrangeTarget() {
    onMainActor {
      final class Strange: LayoutConstraintItem {}
      let strange = Strange()
      let family = Family()
      let line: UInt = #line + 3
      let reports = ReportRecorder.collect {
        family.first.snp.makeConstraints { make in
          make.top.equalTo(StrangeDSL(target: strange).bottom)
          make.width.equalTo(4)
        }
      }
      XCTAssertEqual(family.rows, ["width == 4"])
      XCTAssertEqual(reports.issues.count, 1)
      XCTAssertEqual(reports.issues.first?.line, line)
      guard case .invalidTarget? = reports.issues.first?.kind else { return XCTFail("\(reports.reports)") }
      StrangeDSL(target: strange).setLabel("lost")
      XCTAssertNil(StrangeDSL(target: strange).label())
    }
  }
}

private enum Spacing: CGFloat, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintRelatableTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  case narrow = 8
  case wide = 32

  nonisolated var constraintConstantTargetValue: ConstraintConstantTargetValue { .number(rawValue) }
  nonisolated var constraintMultiplierTargetValue: CGFloat { rawValue }
  nonisolated var constraintPriorityTargetValue: Float { Float(rawValue) }
}

private struct Below: ConstraintRelatableTarget {
  let constraintRelatableTargetValue: ConstraintRelatableTargetValue

  #if MainActorViews
    @MainActor
  #endif
  init(view: View) { constraintRelatableTargetValue = .attributes(view.snp.bottom) }
}

private struct ContentDSL: ConstraintAttributesDSL {
  let view: View
  var target: AnyObject? { view }
}

private struct StrangeDSL: ConstraintBasicAttributesDSL {
  let target: AnyObject?
}

#if MainActorViews
  @MainActor
#endif
extension Family {
  fileprivate func statements(_ make: ConstraintMaker, on item: ConstraintItem) {
    make.top.equalTo(item)
  }
}

extension ConstraintMaker {
  fileprivate func aspectRatio(_ ratio: CGFloat, of view: ConstraintView) {
    width.equalTo(view.snp.height).multipliedBy(ratio)
  }

  @discardableResult
  fileprivate func pinnedToTop(of view: ConstraintView) -> ConstraintMakerEditable {
    precondition(item !== view)
    return leading.trailing.top.equalTo(view)
  }
}

extension ConstraintMakerEditable {
  @discardableResult
  fileprivate func standardGap() -> ConstraintMakerEditable { inset(8) }
}

extension ConstraintMakerRelatable {
  @discardableResult
  fileprivate func atLeast(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerFinalizable {
    greaterThanOrEqualTo(other, file, line: line).priority(.high)
  }
}

extension ConstraintBasicAttributesDSL {
  fileprivate var belowMiddle: ConstraintItem { centerY }
}

extension ConstraintViewDSL {
  fileprivate func anyTarget(_ width: Int) -> ConstraintRelatableTarget {
    width > 0 ? width as ConstraintRelatableTarget : right
  }

  fileprivate func fill() {
    makeConstraints { $0.edges.equalToSuperview() }
  }
}
