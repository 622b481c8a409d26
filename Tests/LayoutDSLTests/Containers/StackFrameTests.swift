import Foundation
import LayoutDSL
import XCTest

/// Frames of stacks, each as a row, as a column and from right to left.
///
/// Without sizes of their own the views are 40 x 20, 60 x 30, 10 x 50 and 25 x 25: 135 long, 50 across.
final class StackFrameTests: XCTestCase {
  /// 160 x 200, 80 x 100 and 40 x 50.
  private let large: [(CGFloat, CGFloat)] = [(160, 200), (80, 100), (40, 50)]

  func test_E57_fillsFreely() {
    StackCase(sizes: large).check(
      length: 280, breadth: 200, along: [(0, 160), (160, 80), (240, 40)], across: [(0, 200), (0, 200), (0, 200)])
  }

  func test_E58_fillsInProportion() {
    // 160, 80 and 40 of 280 parts of 200.
    StackCase(sizes: large, distribution: .fillProportionally, length: 200).check(
      along: [(0, 800.0 / 7), (800.0 / 7, 400.0 / 7), (1200.0 / 7, 200.0 / 7)])
  }

  func test_E59_alignsToOneSideAndCentres() {
    StackCase(sizes: large, alignment: .top).check(breadth: 200, across: [(0, 200), (0, 100), (0, 50)])
    StackCase(sizes: large, alignment: .center).check(breadth: 200, across: [(0, 200), (50, 100), (75, 50)])
  }

  func test_E60_equalCentering() {
    // Centres from 80 to 380, 150 apart: 230 - 40 = 190.
    StackCase(sizes: large, distribution: .equalCentering, length: 400).check(
      along: [(0, 160), (190, 80), (360, 40)])
  }

  func test_E61_everyDistributionFreely() {
    for (distribution, length, along) in Self.free {
      StackCase(distribution: distribution, spacing: 5).check(length: length, breadth: 50, along: along)
    }
  }

  func test_E62_everyDistributionInAGivenLength() {
    for (distribution, along) in Self.given {
      StackCase(distribution: distribution, spacing: 5, length: 400, breadth: 300).check(along: along)
    }
  }

  func test_E63_everyAlignment() {
    for (alignment, free, given) in Self.across {
      StackCase(alignment: alignment).check(breadth: 50, across: free)
      StackCase(alignment: alignment, breadth: 300).check(breadth: 300, across: given)
    }
  }

  func test_everyDistributionWithEveryAlignment() {
    for (distribution, length, along) in Self.free {
      for (alignment, across, _) in Self.across {
        StackCase(distribution: distribution, alignment: alignment, spacing: 5).check(
          length: length, breadth: 50, along: along, across: across)
      }
    }
    for (distribution, along) in Self.given {
      for (alignment, _, across) in Self.across {
        StackCase(distribution: distribution, alignment: alignment, spacing: 5, length: 400, breadth: 300).check(
          length: 400, breadth: 300, along: along, across: across)
      }
    }
  }

  func test_E64_tooShortSqueezesTheFirst() {
    // 150 in 100: 40 from the first and 10 from the second.
    StackCase(spacing: 5, length: 100).check(along: [(0, 0), (5, 50), (60, 10), (75, 25)])
  }

  func test_E65_hiddenViewsLeaveOneSpacing() {
    StackCase(spacing: 5, hidden: [1]).check(length: 85, breadth: 50, along: [(0, 40), nil, (45, 10), (60, 25)])
    StackCase(spacing: 5, hidden: [0]).check(length: 105, breadth: 50, along: [nil, (0, 60), (65, 10), (80, 25)])
    StackCase(spacing: 5, hidden: [3]).check(length: 120, breadth: 50, along: [(0, 40), (45, 60), (110, 10), nil])
  }

  func test_E66_betweenMargins() {
    // 150 + 5 + 11 long, 50 + 3 + 7 across.
    StackCase(spacing: 5, margins: (5, 11, 3, 7)).check(
      length: 166, breadth: 60, along: [(5, 40), (50, 60), (115, 10), (130, 25)],
      across: [(3, 50), (3, 50), (3, 50), (3, 50)])
  }

  func test_E67_equallyLongIsAsLongAsTheLongest() {
    StackCase(sizes: [(100, 10), (80, 10), (60, 10)], distribution: .fillEqually, spacing: 25).check(
      length: 350, along: [(0, 100), (125, 100), (250, 100)])
  }

  func test_E68_theLastTakesWhatProportionsLeave() {
    // 24 of 1 and 23 gaps of 1: each is 1 / 47 of 300, and 300 - 23 * (300 / 47) - 23 is left, at 23 * (347 / 47).
    let share: CGFloat = 300.0 / 47
    var along: StackCase.Places = (0..<23).map { (CGFloat($0) * (share + 1), share) }
    along.append((23 * (share + 1), 277 - 23 * share))
    StackCase(
      sizes: Array(repeating: (1, 1), count: 24), distribution: .fillProportionally, spacing: 1, length: 300
    ).check(along: along)
    assertEqual(277 - 23 * share, 130.2, accuracy: 0.05)
  }

  func test_E69_proportionsOfTwoAndOfOne() {
    StackCase(sizes: [(25, 10), (75, 10)], distribution: .fillProportionally, length: 200).check(
      along: [(0, 50), (50, 150)])
    StackCase(sizes: [(25, 10)], distribution: .fillProportionally, length: 200).check(along: [(0, 200)])
  }

  func testProportionsBetweenMarginsAreOfTheWholeLength() {
    // 25 and 75 of 100 parts of 200; the second wish yields to the margins: 200 - 20 - 50.
    StackCase(
      sizes: [(25, 10), (75, 10)], distribution: .fillProportionally, length: 200, margins: (10, 10, 0, 0)
    ).check(along: [(10, 50), (60, 130)])
    StackCase(sizes: [(25, 10)], distribution: .fillProportionally, length: 200, margins: (10, 10, 0, 0)).check(
      along: [(10, 180)])
  }

  func testProportionsWithoutLengths() {
    let none = View.noIntrinsicMetric
    // One without a length has none; where nobody has one all are equal.
    StackCase(sizes: [(30, 10), (none, 10), (60, 10)], distribution: .fillProportionally, length: 180).check(
      along: [(0, 60), (60, 0), (60, 120)])
    StackCase(sizes: [(none, 10), (none, 10)], distribution: .fillProportionally, length: 180).check(
      along: [(0, 90), (90, 90)])
  }

  func test_E76_customSpacing() {
    // 10, 20, 30 and 40 with 10 between them: at 0, 20, 50 and 90.
    let column = StackCase(sizes: [(10, 5), (20, 5), (30, 5), (40, 5)], spacing: 10)
    column.check(length: 130, along: [(0, 10), (20, 20), (50, 30), (90, 40)])
    var changed = column
    changed.custom = [0: 20]
    changed.check(length: 140, along: [(0, 10), (30, 20), (60, 30), (100, 40)])
    changed.custom = [0: 20, 1: 0]
    changed.check(length: 130, along: [(0, 10), (30, 20), (50, 30), (90, 40)])
    changed.custom = [0: StackView.spacingUseDefault, 1: 0]
    changed.check(length: 120, along: [(0, 10), (20, 20), (40, 30), (80, 40)])
    changed.custom = [2: StackView.spacingUseSystem]
    changed.check(length: 128, along: [(0, 10), (20, 20), (50, 30), (88, 40)])
  }

  func testCustomSpacingOfTheVisibleBeforeHiddenOnes() {
    // After the first 20, of the hidden one nothing: 10 + 20.
    let hiding = StackCase(
      sizes: [(10, 5), (20, 5), (30, 5)], spacing: 10, hidden: [1], custom: [0: 20, 1: 50])
    hiding.check(length: 60, along: [(0, 10), nil, (30, 30)])
  }

  func testSpacingOfTheSystemAndByDefault() {
    StackCase(sizes: [(10, 5), (20, 5)], spacing: StackView.spacingUseSystem).check(along: [(0, 10), (18, 20)])
    StackCase(sizes: [(10, 5), (20, 5)], spacing: StackView.spacingUseDefault).check(along: [(0, 10), (10, 20)])
    StackCase(sizes: [(10, 5), (20, 5)], spacing: -4).check(length: 26, along: [(0, 10), (6, 20)])
  }

  func testEqualSpacingKeepsAMinimum() {
    // The gaps are at least 5 and 30, and equal: 30 each, 135 + 90 in all.
    StackCase(distribution: .equalSpacing, spacing: 5, custom: [1: 30]).check(
      length: 225, along: [(0, 40), (70, 60), (160, 10), (200, 25)])
  }

  func testSpacingWinsOverEqualCentering() {
    // Centres of 60, 20, 20 in 110 with 5 between: 30 and 100 leave 35 for each, but 60 + 5 is where the second may begin.
    StackCase(sizes: [(60, 5), (20, 5), (20, 5)], distribution: .equalCentering, spacing: 5, length: 110).check(
      along: [(0, 60), (65, 20), (90, 20)])
  }

  // MARK: What the standard views give

  private static let free: [(StackView.Distribution, CGFloat, StackCase.Places)] = [
    (.fill, 150, [(0, 40), (45, 60), (110, 10), (125, 25)]),
    // 4 * 60 + 15.
    (.fillEqually, 255, [(0, 60), (65, 60), (130, 60), (195, 60)]),
    (.fillProportionally, 150, [(0, 40), (45, 60), (110, 10), (125, 25)]),
    (.equalSpacing, 150, [(0, 40), (45, 60), (110, 10), (125, 25)]),
    // The first two centres are 20 + 5 + 30 apart, so all are: 20 + 3 * 55 + 12.5.
    (.equalCentering, 197.5, [(0, 40), (45, 60), (125, 10), (172.5, 25)]),
  ]

  private static let given: [(StackView.Distribution, StackCase.Places)] = [
    // 400 - 15 - 95.
    (.fill, [(0, 290), (295, 60), (360, 10), (375, 25)]),
    // (400 - 15) / 4.
    (.fillEqually, [(0, 96.25), (101.25, 96.25), (202.5, 96.25), (303.75, 96.25)]),
    // 40, 60 and 10 of 150 parts of 400, and what is left.
    (
      .fillProportionally,
      [(0, 320.0 / 3), (335.0 / 3, 160), (830.0 / 3, 80.0 / 3), (925.0 / 3, 275.0 / 3)]
    ),
    // Gaps of (400 - 135) / 3.
    (.equalSpacing, [(0, 40), (385.0 / 3, 60), (830.0 / 3, 10), (375, 25)]),
    // Centres from 20 to 387.5, 122.5 apart.
    (.equalCentering, [(0, 40), (112.5, 60), (260, 10), (375, 25)]),
  ]

  private static let across: [(StackView.Alignment, free: StackCase.Places, given: StackCase.Places)] = [
    (.fill, [(0, 50), (0, 50), (0, 50), (0, 50)], [(0, 300), (0, 300), (0, 300), (0, 300)]),
    (.leading, [(0, 20), (0, 30), (0, 50), (0, 25)], [(0, 20), (0, 30), (0, 50), (0, 25)]),
    (.center, [(15, 20), (10, 30), (0, 50), (12.5, 25)], [(140, 20), (135, 30), (125, 50), (137.5, 25)]),
    (.trailing, [(30, 20), (20, 30), (0, 50), (25, 25)], [(280, 20), (270, 30), (250, 50), (275, 25)]),
  ]
}
