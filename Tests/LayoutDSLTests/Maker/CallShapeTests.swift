import Foundation
import LayoutDSL
import XCTest

/// The ways apps write SnapKit code: they compile, and mean what they say.
final class CallShapeTests: XCTestCase {
  private enum Metric {
    static let gap: CGFloat = 12
    static let bar = 44
  }

  func testClosureSpellings() {
    onMainActor {
      let family = Family()
      let view = family.first
      view.snp.makeConstraints { make in make.left.equalToSuperview() }
      view.snp.makeConstraints { $0.top.equalToSuperview() }
      view.snp.makeConstraints { maker in
        maker.right.equalToSuperview()
      }
      view.snp.makeConstraints { (make) -> Void in
        make.bottom.equalToSuperview()
      }
      view.snp.makeConstraints { (make) in make.width.equalTo(1) }
      view.snp.makeConstraints { (make: ConstraintMaker) -> Void in make.height.equalTo(2) }
      view.snp.makeConstraints({ make in make.centerX.equalTo(3) })
      view.snp.makeConstraints({ $0.centerY.equalTo(4) })
      view.snp.makeConstraints { [weak view] make in
        make.leading.equalTo(view?.superview ?? family.other)
      }
      let named: (ConstraintMaker) -> Void = { $0.trailing.equalToSuperview() }
      view.snp.makeConstraints(named)
      view.snp.makeConstraints(statements)
      XCTAssertEqual(
        family.rows,
        [
          "left == super.left", "top == super.top", "right == super.right", "bottom == super.bottom", "width == 1",
          "height == 2", "centerX == super.left + 3", "centerY == super.top + 4", "leading == super.leading",
          "trailing == super.trailing", "width == 5", "height == 6",
        ])
    }
  }

  func testSeveralStatementsOnOneLine() {
    onMainActor {
      let family = Family()
      // swift-format-ignore
      family.first.snp.makeConstraints { make in make.top.equalTo(1); make.left.equalTo(2); make.size.equalTo(3) }
      XCTAssertEqual(family.rows, ["top == super.top + 1", "left == super.left + 2", "width == 3", "height == 3"])
    }
  }

  func testControlFlowInClosures() {
    onMainActor {
      for (wide, mode) in [(true, 0), (false, 1), (false, 2)] {
        let family = Family()
        let title: View? = wide ? family.other : nil
        family.first.snp.makeConstraints { make in
          if wide {
            make.width.equalTo(100)
          } else {
            make.width.equalTo(50)
          }
          let height = CGFloat(mode) * 10
          switch mode {
          case 0: make.height.equalTo(height + 1)
          case 1: make.height.lessThanOrEqualTo(height)
          default: break
          }
          guard let title else { return }
          make.top.equalTo(title.snp.bottom).offset(8)
          for _ in 0..<2 { make.left.equalTo(title) }
        }
        let expected =
          switch mode {
          case 0:
            ["width == 100", "height == 1", "top == other.bottom + 8", "left == other.left", "left == other.left"]
          case 1: ["width == 50", "height <= 10"]
          default: ["width == 50"]
          }
        XCTAssertEqual(family.rows, expected)
      }
    }
  }

  func testArguments() {
    onMainActor {
      let family = Family()
      let isOn = true
      let width: CGFloat = 30
      let count = 3
      family.first.snp.makeConstraints { make in
        make.left.equalTo(family.other.snp.right).offset(isOn ? 8 : 0)
        make.right.equalTo(family.other).offset(-width / 2)
        make.top.equalToSuperview().inset(Metric.gap)
        make.height.equalTo(Metric.bar)
        make.bottom.equalTo(family.other.snp.top).offset(-8)
        make.width.equalTo(isOn ? width * 2 : 10)
        make.width.equalTo(half(of: Metric.bar))
        make.centerX.equalTo(isOn ? family.other.snp.centerX : family.superview.snp.centerX)
        make.centerY.equalTo(family.superview.snp.centerY).multipliedBy(CGFloat(count) / 2)
        make.height.equalTo(family.first.snp.width).multipliedBy(9.0 / 16.0)
        make.size.equalTo(CGSize(width: width, height: width))
        make.leading.trailing.equalTo(family.superview.safeAreaLayoutGuide).inset(16)
      }
      let rows = family.rows
      XCTAssertEqual(
        Array(rows.prefix(12)),
        [
          "left == other.right + 8", "right == other.right - 15", "top == super.top + 12", "height == 44",
          "bottom == other.top - 8", "width == 60", "width == 22", "centerX == other.centerX",
          "centerY == super.centerY * 1.5", "height == width * 0.5625", "width == 30", "height == 30",
        ])
      XCTAssertEqual(
        Array(rows.dropFirst(12)), ["leading == stranger.leading + 16", "trailing == stranger.trailing - 16"])
    }
  }

  func testKeptConstraints() {
    onMainActor {
      let family = Family()
      var optional: Constraint?
      var implicit: Constraint!
      var several: [Constraint] = []
      family.first.snp.makeConstraints { make in
        optional = make.height.equalTo(0).constraint
        implicit = make.top.equalTo(family.other).offset(3).priority(.high).constraint
        several.append(make.left.equalToSuperview().inset(2).constraint)
        several.append(make.width.equalTo(9).multipliedBy(1).labeled("width").constraint)
      }
      optional?.update(offset: 12)
      implicit.update(priority: 3)
      several.forEach { $0.deactivate() }
      XCTAssertEqual(family.rows, ["height == 12", "top == other.top + 3 @3"])
      several.forEach { $0.isActive = true }
      XCTAssertEqual(family.rows, ["height == 12", "top == other.top + 3 @3", "left == super.left + 2", "width == 9"])
    }
  }

  func testReceivers() {
    onMainActor {
      /// Constrains itself in its own methods.
      final class Card: View {
        let content = View()

        func setUp() {
          addSubview(content)
          content.snp.makeConstraints { make in make.edges.equalTo(self) }
          snp.makeConstraints { $0.width.equalTo(200) }
          self.snp.makeConstraints { $0.height.equalTo(content.snp.width) }
          content.superview?.snp.updateConstraints { $0.width.equalTo(300) }
        }
      }
      let card = Card()
      card.setUp()
      XCTAssertEqual(card.snp.layoutConstraints.map(\.constant), [300, 0])
      XCTAssertEqual(card.content.snp.layoutConstraints.count, 4)
      [View(), View()].forEach { view in
        card.addSubview(view)
        view.snp.makeConstraints { $0.center.equalTo(view.superview!) }
        XCTAssertEqual(view.snp.layoutConstraints.count, 2)
      }
    }
  }

  /// Left-hand sides as apps write them, in any order.
  func testHeads() {
    onMainActor {
      let heads: [(ConstraintMaker) -> ConstraintMakerExtendable] = [
        { $0.leading.trailing }, { $0.width.height }, { $0.top.bottom }, { $0.left.right },
        { $0.leading.trailing.bottom }, { $0.height.width }, { $0.top.leading.trailing }, { $0.bottom.top },
        { $0.trailing.leading }, { $0.centerX.bottom.leading.top.trailing }, { $0.center.width },
        { $0.leading.verticalEdges }, { $0.height.height }, { $0.center.size }, { $0.centerX.centerY },
      ]
      let counts = [2, 2, 2, 2, 3, 2, 3, 2, 2, 5, 3, 3, 1, 4, 2]
      for (head, count) in zip(heads, counts) {
        let family = Family()
        family.first.snp.makeConstraints { head($0).equalToSuperview() }
        XCTAssertEqual(family.rows.count, count)
      }
    }
  }

  /// File and line can be handed through helpers in SnapKit's parameter order.
  func testFileAndLineAreParameters() {
    onMainActor {
      let family = Family()
      family.first.snp.makeConstraints { make in
        make.left.equalTo(family.other, "Screen.swift", 1)
        make.left.equalToSuperview("Screen.swift", 2)
        make.left.equalToSuperview({ $0.snp.right }, "Screen.swift", line: 3)
        make.left.lessThanOrEqualTo(family.other, "Screen.swift", 4)
        make.left.lessThanOrEqualToSuperview("Screen.swift", 5)
        make.left.lessThanOrEqualToSuperview({ $0.snp.right }, "Screen.swift", line: 6)
        make.left.greaterThanOrEqualTo(family.other, "Screen.swift", line: 7)
        make.left.greaterThanOrEqualToSuperview("Screen.swift", line: 8)
        make.left.greaterThanOrEqualToSuperview({ $0.snp.right }, "Screen.swift", line: 9)
      }
      let constraints = family.first.snp.layoutConstraints
      XCTAssertEqual(constraints.map(\.sourceFile), Array(repeating: "Screen.swift", count: 9))
      XCTAssertEqual(constraints.map(\.sourceLine), Array(1...9))
    }
  }
}

#if MainActorViews
  @MainActor
#endif
private func statements(_ make: ConstraintMaker) {
  make.width.equalTo(5)
  make.height.equalTo(6)
}

private func half(of value: Int) -> Int { value / 2 }
