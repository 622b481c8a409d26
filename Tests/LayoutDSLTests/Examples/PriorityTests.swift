import Foundation
import LayoutDSL
import XCTest

/// Priorities, hugging and compression resistance. Where the sum of violations leaves a choice, what was added earlier
/// yields first.
final class PriorityTests: XCTestCase {
  typealias Wish = (relation: AttributeConstraint.Relation, value: CGFloat, priority: Float)

  /// The width of a view with wishes for it, in that order.
  private func width(_ wishes: Wish..., content: CGFloat = View.noIntrinsicMetric) -> CGFloat {
    onMainActor {
      let root = makeRoot(1000, 100)
      let box = Box(content)
      root.addSubview(box)
      for wish in wishes { relate(box, .width, wish.relation, plus: wish.value, at: wish.priority) }
      root.layoutIfNeeded()
      return box.frame.width
    }
  }

  /// Two views side by side with no gap, filling a width; their widths.
  private func pair(
    in total: CGFloat, _ first: CGFloat, _ second: CGFloat, leading: CGFloat = 0, gap: CGFloat = 0,
    trailing: CGFloat = 0, hugging: (Float, Float) = (250, 250), compression: (Float, Float) = (750, 750)
  ) -> (CGFloat, CGFloat) {
    onMainActor {
      let root = makeRoot(total, 100)
      let left = Box(first)
      let right = Box(second)
      root.adding(left, right)
      left.setContentHuggingPriority(LayoutPriority(hugging.0), for: .horizontal)
      right.setContentHuggingPriority(LayoutPriority(hugging.1), for: .horizontal)
      left.setContentCompressionResistancePriority(LayoutPriority(compression.0), for: .horizontal)
      right.setContentCompressionResistancePriority(LayoutPriority(compression.1), for: .horizontal)
      relate(left, .leading, to: root, plus: leading)
      relate(right, .leading, to: left, .trailing, plus: gap)
      relate(right, .trailing, to: root, plus: -trailing)
      root.layoutIfNeeded()
      return (left.frame.width, right.frame.width)
    }
  }

  func test_E36_requiredOverWish() {
    assertEqual(width((.equal, 200, 1000), (.equal, 100, 750)), 200)
    assertEqual(width((.equal, 100, 750), (.equal, 200, 1000)), 200)
  }

  func test_E37_wishUpToALimit() {
    // |w - 150| with w <= 100 is least at 100.
    assertEqual(width((.lessThanOrEqual, 100, 1000), (.equal, 150, 999)), 100)
  }

  func test_E38_oneStrongerAgainstThreeWeaker() {
    assertEqual(width((.equal, 300, 500), (.equal, 300, 500), (.equal, 300, 500), (.equal, 100, 501)), 100)
  }

  func test_E39_medianOfEqualWishes() {
    // |w - 100| + |w - 100| + |w - 300| is 200 at 100 and grows on both sides.
    assertEqual(width((.equal, 100, 500), (.equal, 100, 500), (.equal, 300, 500)), 100)
    assertEqual(width((.equal, 300, 500), (.equal, 100, 500), (.equal, 100, 500)), 100)
  }

  func test_E40_equalWishAgainstLowerBound() {
    // Anything from 24 to 30 costs 6: the earlier wish yields.
    assertEqual(width((.equal, 24, 500), (.greaterThanOrEqual, 30, 500)), 30)
    assertEqual(width((.greaterThanOrEqual, 30, 500), (.equal, 24, 500)), 24)
    // WWDC 2012, session 228.
    assertEqual(width((.equal, 24, 500), (.greaterThanOrEqual, 30, 525)), 30)
    assertEqual(width((.greaterThanOrEqual, 30, 525), (.equal, 24, 500)), 30)
  }

  func test_E41_wishesAgainstContent() {
    // Content 100: no larger at 250, no smaller at 750.
    assertEqual(width((.equal, 40, 500), content: 100), 100)
    assertEqual(width((.equal, 240, 500), content: 100), 240)
    assertEqual(width((.equal, 240, 200), content: 100), 100)
    assertEqual(width((.equal, 40, 751), content: 100), 40)
  }

  func test_E42_compressionResistance() {
    // 200 + 150 in 300: 50 too many, taken from the weaker, and from the earlier of equals.
    let (first, second) = pair(in: 300, 200, 150, compression: (750, 751))
    assertEqual(first, 150)
    assertEqual(second, 150)
    let (third, fourth) = pair(in: 300, 200, 150)
    assertEqual(third, 150)
    assertEqual(fourth, 150)
    let (fifth, sixth) = pair(in: 300, 200, 150, compression: (751, 750))
    assertEqual(fifth, 200)
    assertEqual(sixth, 100)
  }

  func test_E43_hugging() {
    // 71 + 97 in 300: 300 - 97 = 203 for the one that hugs less.
    let (first, second) = pair(in: 300, 71, 97, hugging: (250, 251))
    assertEqual(first, 203)
    assertEqual(second, 97)
  }

  func test_E44_equalHuggingStretchesTheFirst() {
    // Seen in UIKit: 428 - 20 - 10 - 20 - 97.333 = 280.667.
    let (first, second) = pair(in: 428, 71, 97.333, leading: 20, gap: 10, trailing: 20)
    assertEqual(first, 280.667)
    assertEqual(second, 97.333)
  }

  func test_E45_mutualMultiples() {
    onMainActor {
      let root = makeRoot(400, 400)
      let first = Box()
      let second = Box()
      root.adding(first, second)
      let recorder = ReportRecorder()
      recorder.during {
        relate(first, .width, to: second, times: 2)
        relate(second, .width, to: first, times: 3)
        root.layoutIfNeeded()
      }
      // a = 2b and b = 3a: a = 6a.
      assertEqual(first.frame.width, 0)
      assertEqual(second.frame.width, 0)
      XCTAssertEqual(recorder.reports, [])
    }
  }

  func test_E46_chain() {
    onMainActor {
      let root = makeRoot(400, 400)
      let first = Box()
      let second = Box()
      root.adding(first, second)
      relate(first, .left, to: root, plus: 8)
      relate(first, .width, plus: 100)
      relate(second, .left, to: first, .right, plus: 20)
      root.layoutIfNeeded()
      // WWDC 2018, session 220: 8 + 100 + 20.
      assertEqual(second.frame.minX, 128)
    }
  }

  func test_E48_weakLowerBound() {
    assertEqual(width((.greaterThanOrEqual, 20, 49), (.equal, 0, 50)), 0)
  }
}
