import Foundation
import LayoutDSL
import XCTest

/// A layout is a function of what is in the tree and in which order it was added, whatever passes ran in between.
final class HistoryTests: XCTestCase {
  /// A tree that is changed at random, the same way for the same seed.
  #if MainActorViews
    @MainActor
  #endif
  private final class RandomTree {
    typealias Attribute = AttributeConstraint.Attribute

    let root = makeRoot(300, 200)
    private(set) var views: [Box] = []
    private var constraints: [AttributeConstraint] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
    }

    private func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }

    /// Few levels, so that many wishes are equal.
    private func priority() -> Float {
      [1000, 1000, 749, 500, 500, 300].randomElement(using: &random) ?? 1000
    }

    /// Makes one change.
    func step() {
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<3: addView()
      case 3..<9: addConstraint()
      case 9: constraints.randomElement(using: &random)?.isActive.toggle()
      case 10: constraints.randomElement(using: &random)?.constant = number(-50...150)
      case 11: constraints.randomElement(using: &random)?.priority = LayoutPriority(priority())
      case 12: constraints.randomElement(using: &random)?.multiplier = number(1...4) / 2
      case 13: root.frame.size = CGSize(width: number(0...400), height: number(0...400))
      case 14: views.randomElement(using: &random)?.content = CGSize(width: number(0...90), height: number(0...90))
      default: moveView()
      }
    }

    private func addView() {
      let view = Box(number(0...90), number(0...90))
      let parent = Bool.random(using: &random) ? views.randomElement(using: &random) : nil
      (parent ?? root).addSubview(view)
      views.append(view)
    }

    private func moveView() {
      guard let view = views.randomElement(using: &random) else { return }
      view.removeFromSuperview()
      root.addSubview(view)
    }

    private func addConstraint() {
      guard let view = views.randomElement(using: &random) else { return }
      let families: [[Attribute]] = [[.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height]]
      let family = families.randomElement(using: &random) ?? []
      guard let first = family.randomElement(using: &random), let second = family.randomElement(using: &random) else {
        return
      }
      let relation: AttributeConstraint.Relation =
        [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      let others = views.filter { $0 !== view }
      let other: View? = Bool.random(using: &random) ? others.randomElement(using: &random) : view.superview
      constraints.append(
        relate(view, first, relation, to: other ?? root, second, plus: number(-50...100), at: priority()))
    }
  }

  func test_passesInBetweenChangeNothing() {
    onMainActor {
      for seed in 0..<100 as Range<UInt64> {
        let often = RandomTree(seed: seed)
        let once = RandomTree(seed: seed)
        let recorder = ReportRecorder()
        recorder.during {
          for _ in 0..<120 {
            often.step()
            often.root.layoutIfNeeded()
            once.step()
          }
          once.root.layoutIfNeeded()
        }
        XCTAssertFalse(recorder.reports.contains { "\($0)".contains("solver") }, "seed \(seed)")
        for (place, (left, right)) in zip(often.views, once.views).enumerated() {
          let (one, two) = (left.frame, right.frame)
          let difference = [one.minX - two.minX, one.minY - two.minY, one.width - two.width, one.height - two.height]
          guard difference.allSatisfy({ abs($0) <= 1e-6 }) else {
            XCTFail("seed \(seed), view \(place): \(one) after many passes, \(two) after one")
            break
          }
        }
      }
    }
  }
}
