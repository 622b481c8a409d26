import Foundation
import LayoutDSL
import XCTest

/// The constraints a stack makes, in the words of reports.
final class StackConstraintTests: XCTestCase {
  /// The constraints as text, in order; `number` boxes called a, b and so on, the second hidden if asked for.
  private func constraints(
    _ distribution: StackView.Distribution = .fill, _ alignment: StackView.Alignment = .fill, count: Int = 3,
    hidingSecond: Bool = false
  ) -> [String] {
    onMainActor {
      let stack = StackView()
      stack.snp.setLabel("stack")
      stack.spacing = 8
      stack.distribution = distribution
      stack.alignment = alignment
      for index in 0..<count {
        let box = Box(CGFloat(10 + index), 10)
        box.snp.setLabel(String("abcd".dropFirst(index).prefix(1)))
        stack.addArrangedSubview(box)
      }
      if hidingSecond { stack.arrangedSubviews[1].isHidden = true }
      stack.layoutIfNeeded()
      return stack.constraints.map { "\($0.summary)" }
        + stack.arrangedSubviews.flatMap(\.constraints).map { "\($0.summary)" }
    }
  }

  private let edges = [
    "UISV-canvas-connection: stack.leading == a.leading", "UISV-canvas-connection: stack.trailing == b.trailing",
  ]
  private let filled = [
    "UISV-canvas-connection: stack.top == a.top", "UISV-canvas-connection: stack.bottom == a.bottom",
    "UISV-alignment: a.top == b.top", "UISV-alignment: a.bottom == b.bottom",
  ]

  func testFill() {
    XCTAssertEqual(constraints(count: 2), edges + ["UISV-spacing: b.leading == a.trailing + 8"] + filled)
  }

  func testFillEqually() {
    XCTAssertEqual(
      constraints(.fillEqually, count: 2),
      edges + ["UISV-spacing: b.leading == a.trailing + 8", "UISV-fill-equally: b.width == a.width"] + filled)
  }

  func testFillProportionally() {
    // 10 and 11 of 10 + 11 + 8.
    XCTAssertEqual(
      constraints(.fillProportionally, count: 2),
      edges + [
        "UISV-spacing: b.leading == a.trailing + 8",
        "UISV-fill-proportionally: a.width == \(10.0 / 29) * stack.width @999",
        "UISV-fill-proportionally: b.width == \(11.0 / 29) * stack.width @998",
      ] + filled)
    // Hidden ones count for the priority: the third has 997.
    XCTAssertEqual(
      constraints(.fillProportionally, hidingSecond: true).filter { $0.contains("proportionally") },
      [
        "UISV-fill-proportionally: a.width == \(10.0 / 30) * stack.width @999",
        "UISV-fill-proportionally: c.width == \(12.0 / 30) * stack.width @997",
      ])
  }

  func testEqualSpacing() {
    let gap = "stack._UIOLAGapGuide"
    XCTAssertEqual(
      constraints(.equalSpacing).filter { !$0.contains("connection") && !$0.contains("alignment") },
      [
        "UISV-spacing: b.leading >= a.trailing + 8", "UISV-spacing: c.leading >= b.trailing + 8",
        "UISV-canvas-fit: stack.width == 0 @49",
        "UISV-distributing-edge: \(gap).leading == a.trailing",
        "UISV-distributing-edge: \(gap).trailing == b.leading",
        "UISV-distributing-edge: \(gap).leading == b.trailing",
        "UISV-distributing-edge: \(gap).trailing == c.leading",
        "UISV-fill-equally: \(gap).width == \(gap).width",
      ].sorted { left, right in rank(left) < rank(right) })
  }

  /// The order of addition: sizes of the stack itself are held by it, too.
  private func rank(_ text: String) -> Int {
    text.contains("spacing") ? 0 : 1
  }

  func testEqualCentering() {
    let gap = "stack._UIOLAGapGuide"
    let found = constraints(.equalCentering, count: 4).filter { $0.contains("distributing") || $0.contains("equally") }
    XCTAssertEqual(
      found,
      [
        "UISV-distributing-edge: \(gap).leading == a.centerX", "UISV-distributing-edge: \(gap).trailing == b.centerX",
        "UISV-distributing-edge: \(gap).leading == b.centerX", "UISV-distributing-edge: \(gap).trailing == c.centerX",
        "UISV-fill-equally: \(gap).width == \(gap).width @149",
        "UISV-distributing-edge: \(gap).leading == c.centerX", "UISV-distributing-edge: \(gap).trailing == d.centerX",
        "UISV-fill-equally: \(gap).width == \(gap).width @148",
      ])
  }

  func testHiding() {
    XCTAssertEqual(
      constraints(hidingSecond: true).filter { $0.contains("spacing") || $0.contains("hiding") },
      [
        "UISV-spacing: c.leading == a.trailing + 8", "UISV-hiding: b.leading == a.trailing",
        "UISV-hiding: b.width == 0",
      ])
    // Lengths are tied to the first visible view, alignment to the first arranged one.
    let first = onMainActor {
      let stack = StackView(arrangedSubviews: [Box(10, 10), Box(10, 10), Box(10, 10)])
      stack.distribution = .fillEqually
      for (view, name) in zip(stack.arrangedSubviews, ["a", "b", "c"]) { view.snp.setLabel(name) }
      stack.arrangedSubviews[0].isHidden = true
      stack.layoutIfNeeded()
      return stack.constraints.map { "\($0.summary)" }.filter { $0.contains("equally") || $0.contains("alignment") }
    }
    XCTAssertEqual(
      first,
      [
        "UISV-fill-equally: c.width == b.width", "UISV-alignment: a.top == b.top", "UISV-alignment: a.top == c.top",
        "UISV-alignment: a.bottom == b.bottom", "UISV-alignment: a.bottom == c.bottom",
      ])
  }

  func testTopAlignment() {
    let spanner = "stack.UISV-alignment-spanner"
    XCTAssertEqual(
      constraints(.fill, .top, count: 2),
      edges + [
        "UISV-spacing: b.leading == a.trailing + 8",
        "UISV-canvas-connection: stack.top == a.top", "UISV-canvas-connection: stack.bottom == \(spanner).bottom",
        "UISV-alignment: a.top == b.top",
        "UISV-spanning-boundary: \(spanner).top == a.top @999.5",
        "UISV-spanning-boundary: \(spanner).bottom >= a.bottom",
        "UISV-spanning-boundary: \(spanner).top == b.top @999.5",
        "UISV-spanning-boundary: \(spanner).bottom >= b.bottom",
        "UISV-spanning-fit: \(spanner).height == 0 @51",
        "UISV-ambiguity-suppression: a.height == 0 @25", "UISV-ambiguity-suppression: b.height == 0 @25",
      ])
  }

  func testCentreAlignment() {
    let spanner = "stack.UISV-alignment-spanner"
    XCTAssertEqual(
      constraints(.fill, .center, count: 2).filter { $0.contains(".centerY") || $0.contains(spanner) },
      [
        "UISV-canvas-connection: stack.centerY == a.centerY", "UISV-alignment: a.centerY == b.centerY",
        "UISV-canvas-connection: stack.top == \(spanner).top",
        "UISV-canvas-connection: stack.bottom == \(spanner).bottom",
        "UISV-spanning-boundary: \(spanner).top <= a.top", "UISV-spanning-boundary: \(spanner).bottom >= a.bottom",
        "UISV-spanning-boundary: \(spanner).top <= b.top", "UISV-spanning-boundary: \(spanner).bottom >= b.bottom",
        "UISV-spanning-fit: \(spanner).height == 0 @51",
      ])
  }

  func testGuidesLeaveWithWhatNeedsThem() {
    onMainActor {
      let stack = StackCase(distribution: .equalSpacing, alignment: .center).makeStack()
      stack.layoutIfNeeded()
      XCTAssertEqual(stack.layoutGuides.count, 4)
      stack.removeArrangedSubview(stack.arrangedSubviews[0])
      stack.layoutIfNeeded()
      XCTAssertEqual(stack.layoutGuides.count, 3)
      stack.distribution = .fill
      stack.alignment = .fill
      stack.layoutIfNeeded()
      XCTAssertEqual(stack.layoutGuides.count, 0)
    }
  }

  func testUsersAreToldTheirOwnConstraintIsBroken() {
    onMainActor {
      let root = makeRoot(100, 100)
      let stack = StackView(arrangedSubviews: [Box(30, 10), Box(30, 10)])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      let recorder = ReportRecorder()
      recorder.during {
        relate(stack.arrangedSubviews[0], .width, plus: 60)
        relate(stack.arrangedSubviews[1], .width, plus: 60).identifier = "too much"
        pin(stack, to: root)
        root.layoutIfNeeded()
      }
      // 120 in 100. The last of what was asked for is what pins the stack's right edge.
      XCTAssertEqual(recorder.conflicts.count, 1)
      XCTAssertEqual(recorder.conflicts.first?.broken.file, "LayoutDSLTests/LayoutHelpers.swift")
      XCTAssertTrue(recorder.conflicts.first?.contradicting.contains { $0.label == "UISV-spacing" } ?? false)
    }
  }
}
