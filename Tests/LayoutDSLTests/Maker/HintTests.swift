import Foundation
import Gallery
import LayoutDSL
import XCTest

/// What is legal but has no effect, or surely not the one that was meant, is told once, with its place, and changes
/// nothing. The stage: a view named `view` in a root of 200 by 100 named `root`, beside `other` at (20, 10, 60, 30).
final class HintTests: XCTestCase {
  /// Makes the statements twice on fresh views of one tree, lays out, and compares hints and frame of the last view.
  ///
  /// - Parameters:
  ///   - kinds: what must be told, once in spite of the repetition.
  ///   - line: where; counted from the line of the call.
  ///   - frame: of the view, worked out by hand.
  private func check(
    _ kinds: [LayoutHint.Kind], line offset: UInt = 2, frame: CGRect, callLine: UInt = #line,
    _ statements: @escaping Statements
  ) {
    onMainActor {
      for silenced: Set<LayoutHint.Category> in [[], .all] {
        let family = Family()
        family.superview.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        family.other.frame = CGRect(x: 20, y: 10, width: 60, height: 30)
        family.superview.snp.setLabel("root")
        family.other.snp.setLabel("other")
        family.first.snp.setLabel("view")
        family.superview.silencedHints = silenced
        let recorder = ReportRecorder.collect {
          for _ in 0..<2 { family.first.snp.remakeConstraints({ statements($0, family) }, file: "Here", line: 7) }
          family.superview.layoutIfNeeded()
        }
        let expected = silenced.isEmpty ? kinds : []
        XCTAssertEqual(recorder.hints.map(\.kind), expected, line: callLine)
        for hint in recorder.hints where hint.kind.category != .missingRelation {
          XCTAssertEqual(hint.file, #fileID, line: callLine)
          XCTAssertEqual(hint.line, callLine + offset, line: callLine)
        }
        XCTAssertEqual(recorder.reports.count, expected.count, line: callLine)
        assertEqual(
          family.first.frame, frame.minX, frame.minY, frame.width, frame.height, line: callLine)
      }
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Insets on centres

  /// The centre stays: (200 - 40) / 2, (100 - 20) / 2.
  func testScalarInsetOnACentre() {
    let constraint = "view.centerX == root.centerX, view.centerY == root.centerY"
    check([.insetOnCentre(constraint: constraint, inset: 8)], frame: rect(80, 40, 40, 20)) { make, _ in
      // The line the hint is at.
      make.center.equalToSuperview().inset(8)
      make.width.equalTo(40)
      make.height.equalTo(20)
    }
  }

  /// A size of the same statement shrinks by both sides, so only the centre is named. The middle of other is at 50.
  func testScalarInsetOnACentreAmongOthers() {
    check([.insetOnCentre(constraint: "view.centerX == other.centerX", inset: 8)], frame: rect(28, 0, 44, 0)) {
      make, family in
      make.width.centerX.equalTo(family.other).inset(8)
      make.height.equalTo(0)
    }
  }

  /// An edge against a centre: it is the side of the target that counts.
  func testScalarInsetOnTheCentreOfTheTarget() {
    check([.insetOnCentre(constraint: "view.left == other.centerX", inset: 8)], frame: rect(50, 0, 9, 9)) {
      make, family in
      make.left.equalTo(family.other.snp.centerX).inset(8)
      make.size.equalTo(9)
    }
  }

  /// An update with one is told at its own line, once, and moves nothing; 0 and what differs by side are not told.
  func testUpdatingToAScalarInsetOnACentre() {
    onMainActor {
      let family = Family()
      family.superview.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      family.superview.snp.setLabel("root")
      family.first.snp.setLabel("view")
      var constraint: Constraint?
      family.first.snp.makeConstraints { make in
        constraint = make.centerY.width.equalToSuperview().constraint
        make.left.equalToSuperview()
        make.height.equalTo(20)
      }
      var line: UInt = 0
      let recorder = ReportRecorder.collect {
        for _ in 0..<2 {
          line = #line + 1
          constraint?.update(inset: 32)
        }
        constraint?.update(inset: 0)
        constraint?.update(inset: EdgeInsets(top: 8, left: 0, bottom: 2, right: 0))
        constraint?.update(inset: 32)
        family.superview.layoutIfNeeded()
      }
      let kind = LayoutHint.Kind.insetOnCentre(constraint: "view.centerY == root.centerY", inset: 32)
      XCTAssertEqual(
        recorder.reports,
        [
          .hint(LayoutHint(kind: kind, file: #fileID, line: line)),
          .hint(LayoutHint(kind: kind, file: #fileID, line: line + 4)),
        ])
      // The middle stays, 50 - 10; 32 of both sides are taken off the width.
      assertEqual(family.first.frame, 0, 40, 136, 20)
    }
  }

  /// A refused inset is an issue and no hint.
  func testUpdatingToAnInfiniteInsetOnACentre() {
    onMainActor {
      let family = Family()
      var constraint: Constraint?
      family.first.snp.makeConstraints { constraint = $0.centerY.equalToSuperview().constraint }
      let recorder = ReportRecorder.collect { constraint?.update(inset: CGFloat.infinity) }
      XCTAssertEqual(recorder.issues.count, 1)
      XCTAssertEqual(recorder.reports.count, 1)
    }
  }

  /// Insets of different sides move a centre, offsets too; 0 is nothing.
  func testWhatMovesACentreIsLeftAlone() {
    // 100 - 10 + (2 - 4) / 2 = 89, 50 + 3 - 10 = 43.
    check([], frame: rect(89, 43, 20, 20)) { make, _ in
      make.centerX.equalToSuperview().inset(sides)
      make.centerY.equalToSuperview().offset(3)
      make.size.equalTo(20)
    }
    check([], frame: rect(95, 45, 10, 10)) { make, _ in
      make.center.equalToSuperview().inset(0)
      make.size.equalTo(10)
    }
  }

  // MARK: Multipliers

  func testMultiplierOnANumber() {
    check([.multiplierOnNumber(constraint: "view.width == 150", multiplier: 0.5)], frame: rect(0, 0, 150, 10)) {
      make, _ in
      make.width.equalTo(150).multipliedBy(0.5)
      make.height.equalTo(10)
    }
    // The left of the superview is 0 there; 30 is added to half of it.
    check(
      [.multiplierOnNumber(constraint: "view.left == 0.5 * root.left + 30", multiplier: 0.5)], line: 4,
      frame: rect(30, 0, 10, 10)
    ) { make, _ in
      make.left.equalTo(30).dividedBy(2)
      make.size.equalTo(10)
    }
  }

  func testMultiplierOfOneIsLeftAlone() {
    check([], frame: rect(0, 0, 150, 150)) { make, _ in make.size.equalTo(150).multipliedBy(1) }
  }

  /// 3 · 60: the quarter is gone.
  func testSecondMultiplier() {
    check(
      [.multiplierReplaced(statement: "view.width == other.width", earlier: 0.25, later: 3)], line: 4,
      frame: rect(0, 0, 180, 10)
    ) { make, family in
      make.width.equalTo(family.other.snp.width).dividedBy(4).multipliedBy(3)
      make.height.equalTo(10)
    }
  }

  // MARK: Numbers that push outwards

  func testNumberOnEdges() {
    let constraint = "view.right == root.right + 10, view.bottom == root.bottom + 10"
    check([.numberPushesOutward(constraint: constraint, number: 10)], frame: rect(10, 10, 200, 100)) { make, _ in
      // The line the hint is at.
      make.edges.equalTo(10)
    }
  }

  /// Trailing and the margins are far sides too. The margins are 8: 200 - 8 + 4.
  func testNumberOnTrailingAndMargins() {
    check(
      [.numberPushesOutward(constraint: "view.trailing == root.trailing + 4", number: 4)], line: 4,
      frame: rect(194, 0, 10, 10)
    ) { make, _ in
      make.trailing.equalTo(4)
      make.size.equalTo(10)
    }
    // The right margin of the view is 8 inside its right side: x + 10 - 8 = 200 - 8 + 4, so x = 194.
    check(
      [.numberPushesOutward(constraint: "view.rightMargin == root.rightMargin + 4", number: 4)], line: 4,
      frame: rect(194, 0, 10, 10)
    ) { make, _ in
      make.rightMargin.equalTo(4)
      make.size.equalTo(10)
    }
  }

  func testNumberInAnInequality() {
    check(
      [.numberPushesOutward(constraint: "view.bottom >= root.bottom + 4", number: 4)], line: 4,
      frame: rect(0, 94, 10, 10)
    ) { make, _ in
      make.bottom.greaterThanOrEqualTo(4)
      make.size.equalTo(10)
    }
  }

  /// Negative numbers, insets, offsets that say which way, near sides and sizes.
  func testWhatDoesNotPushOutwardsIsLeftAlone() {
    check([], frame: rect(10, 20, 182, 77)) { make, _ in
      make.left.equalTo(10)
      make.top.equalTo(20)
      make.right.equalTo(-8)
      make.bottom.equalTo(sides)
    }
    check([], frame: rect(155, 60, 50, 40)) { make, _ in
      make.right.equalToSuperview().offset(5)
      make.bottom.equalTo(0)
      make.width.equalTo(50)
      make.height.equalTo(40)
    }
  }

  // MARK: Constants said twice

  func testOffsetAfterInset() {
    check(
      [.constantReplaced(statement: "view.right == root", earlier: .inset, later: .offset)], line: 4,
      frame: rect(195, 0, 10, 10)
    ) { make, _ in
      make.right.equalToSuperview().inset(3).offset(5)
      make.size.equalTo(10)
    }
  }

  func testInsetAfterOffset() {
    check(
      [.constantReplaced(statement: "view.right == root", earlier: .offset, later: .inset)], line: 4,
      frame: rect(187, 0, 10, 10)
    ) { make, _ in
      make.right.equalToSuperview().offset(5).inset(3)
      make.size.equalTo(10)
    }
  }

  func testOffsetAfterANumber() {
    check(
      [.constantReplaced(statement: "view.left == a value", earlier: .number, later: .offset)], line: 4,
      frame: rect(5, 0, 10, 10)
    ) { make, _ in
      make.left.equalTo(10).offset(5)
      make.size.equalTo(10)
    }
  }

  /// Each replacement of a chain, in order; what is 0 replaces nothing.
  func testSeveralConstants() {
    check(
      [
        .constantReplaced(statement: "view.width.height == other", earlier: .offset, later: .offset),
        .constantReplaced(statement: "view.width.height == other", earlier: .offset, later: .inset),
      ], line: 6, frame: rect(0, 0, 54, 24)
    ) { make, family in
      make.size.equalTo(family.other).offset(1).offset(2).inset(3)
    }
    check([], frame: rect(5, 0, 10, 10)) { make, _ in
      make.left.equalTo(0).offset(5)
      make.size.equalTo(10)
    }
  }

  // MARK: Statements without a relation

  func testStatementWithoutARelation() {
    onMainActor {
      let family = Family()
      family.first.snp.setLabel("view")
      family.superview.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      var line: UInt = 0
      let recorder = ReportRecorder.collect {
        line = #line + 1
        family.first.snp.makeConstraints { make in
          make.left.top.equalToSuperview()
          make.size.equalTo(10)
          _ = make.right.bottom
        }
        family.superview.layoutIfNeeded()
      }
      let kind = LayoutHint.Kind.missingRelation(item: "view", attributes: "right.bottom", after: line + 2)
      XCTAssertEqual(recorder.reports, [.hint(LayoutHint(kind: kind, file: #fileID, line: line))])
      assertEqual(family.first.frame, 0, 0, 10, 10)
    }
  }

  /// Each of the functions tells its place; the first statement has none before it.
  func testEveryClosureTellsItsPlace() {
    onMainActor {
      let family = Family()
      family.first.snp.setLabel("view")
      let guide = LayoutGuide()
      guide.identifier = "guide"
      family.superview.addLayoutGuide(guide)
      family.superview.snp.setLabel("root")
      let line: UInt = #line + 2
      let recorder = ReportRecorder.collect {
        family.first.snp.makeConstraints { _ = $0.left }
        family.first.snp.remakeConstraints { _ = $0.left }
        family.first.snp.prepareConstraints { _ = $0.left }
        family.first.snp.makeConstraints { $0.width.equalTo(1) }
        family.first.snp.updateConstraints { _ = $0.left }
        guide.snp.makeConstraints { _ = $0.left }
        guide.snp.remakeConstraints { _ = $0.left }
        guide.snp.prepareConstraints { _ = $0.left }
        guide.snp.makeConstraints { $0.width.equalTo(1) }
        guide.snp.updateConstraints { _ = $0.left }
      }
      XCTAssertEqual(recorder.hints.map(\.line), [0, 1, 2, 4, 5, 6, 7, 9].map { line + $0 })
      let names = Array(repeating: "view", count: 4) + Array(repeating: "root.guide", count: 4)
      XCTAssertEqual(
        recorder.hints.map(\.kind), names.map { .missingRelation(item: $0, attributes: "left", after: nil) })
    }
  }

  // MARK: Priorities

  func testRequiredPriorityChanged() {
    onMainActor {
      let family = Family()
      family.first.snp.setLabel("view")
      var width: Constraint?
      family.first.snp.makeConstraints { width = $0.width.equalTo(10).labeled("narrow").constraint }
      var line: UInt = 0
      let recorder = ReportRecorder.collect {
        for _ in 0..<3 {
          line = #line + 1
          width?.update(priority: .high)
          width?.layoutConstraints[0].priority = .required
        }
      }
      let equation = "narrow: view.width == 10"
      XCTAssertEqual(
        recorder.hints.first,
        LayoutHint(
          kind: .requiredPriorityChanged(constraint: equation, from: 1000, to: 750), file: #fileID, line: line))
      XCTAssertEqual(recorder.hints.count, 2)
    }
  }

  // MARK: Trees

  /// What was told of one tree is told of another, and only what is silenced is.
  func testHintsBelongToTheTree() {
    onMainActor {
      let recorder = ReportRecorder.collect {
        for silenced: Set<LayoutHint.Category> in [[], [], [.constantReplaced], [.multiplierOnNumber]] {
          let family = Family()
          family.superview.silencedHints = silenced
          XCTAssertEqual(family.superview.silencedHints, silenced)
          family.first.snp.makeConstraints { $0.width.equalTo(10).multipliedBy(2) }
        }
      }
      XCTAssertEqual(recorder.hints.map(\.kind.category), Array(repeating: .multiplierOnNumber, count: 3))
    }
  }

  /// The root's handler gets them where no task has one.
  func testTheRootsHandlerGetsThem() {
    onMainActor {
      let family = Family()
      var told: [LayoutReport] = []
      family.superview.reportHandler = { told.append($0) }
      family.first.snp.setLabel("view")
      family.first.snp.makeConstraints { $0.bottom.equalTo(3) }
      guard case .hint(let hint)? = told.first, told.count == 1 else { return XCTFail("\(told)") }
      XCTAssertEqual(hint.line, UInt(#line - 2))
    }
  }

  /// A statement that is left out has no hints.
  func testRefusedStatementsHaveNone() {
    onMainActor {
      let recorder = ReportRecorder.collect {
        View().snp.makeConstraints { $0.right.equalTo(8).multipliedBy(2).multipliedBy(3).offset(4) }
      }
      XCTAssertEqual(recorder.hints, [])
      XCTAssertEqual(recorder.issues.count, 1)
    }
  }

  // MARK: Ordinary code

  func testTheGalleryHasNone() {
    let reports = onMainActor { Example.all.flatMap { $0.show().reports } }
    XCTAssertEqual(reports, [])
    XCTAssertGreaterThanOrEqual(onMainActor { Example.all.count }, 13)
  }

  // MARK: Words

  func testMessages() {
    let expected: [(LayoutHint.Kind, String)] = [
      (
        .insetOnCentre(constraint: "a.centerX == b.centerX", inset: 8),
        "The inset of 8 has no effect on a.centerX == b.centerX: it is the same from both sides of a centre."
          + " An offset moves it."
      ),
      (
        .multiplierOnNumber(constraint: "a.width == 295", multiplier: 0.2),
        "The multiplier 0.2 of a.width == 295 does not multiply the number."
      ),
      (
        .numberPushesOutward(constraint: "a.right == b.right + 10", number: 10),
        "a.right == b.right + 10 reaches 10 beyond the superview. A number is no inset: the far sides need a"
          + " negative one, or equalToSuperview().inset(10)."
      ),
      (
        .multiplierReplaced(statement: "a.width == b.width", earlier: 0.25, later: 3),
        "a.width == b.width has a second multiplier. 0.25 and 3 do not multiply: 3 alone counts."
      ),
      (
        .constantReplaced(statement: "a.left == b.left", earlier: .inset, later: .offset),
        "a.left == b.left has an inset and then an offset. They do not add up: the latter alone counts."
      ),
      (
        .requiredPriorityChanged(constraint: "a.width == 10", from: 1000, to: 250),
        "The priority of a.width == 10 changes from 1000 to 250, between required and optional. It applies here;"
          + " SnapKit would ignore it."
      ),
      (.missingRelation(item: "a", attributes: "left", after: nil), "a.left is related to nothing and has no effect."),
      (
        .missingRelation(item: "a", attributes: "left", after: 12),
        "a.left is related to nothing and has no effect; it comes after the statement of line 12."
      ),
      (
        .ambiguousContentSize(scrollView: "page", axis: .horizontal),
        "Nothing says how wide the content of page is. Relate its right or trailing edge to what is inside, through"
          + " views of known widths."
      ),
      (
        .ambiguousContentSize(scrollView: "page", axis: .vertical),
        "Nothing says how high the content of page is. Relate its bottom edge to what is inside, through views of"
          + " known heights."
      ),
      (
        .noRowHeight(cell: "PersonCell"),
        "The constraints in the content view of a PersonCell come to a height of zero. Its rows are 44 high; relate the"
          + " top edge to the bottom edge through what is inside for another height."
      ),
    ]
    for (kind, message) in expected {
      XCTAssertEqual(LayoutHint(kind: kind).description, message)
      XCTAssertEqual(LayoutHint(kind: kind, file: "A/B.swift", line: 3).description, "A/B.swift:3: \(message)")
    }
    XCTAssertEqual(Set(expected.map(\.0.category)), .all)
  }
}
