import Foundation
import LayoutDSL
import XCTest

/// Groups of constraints, guides and what nothing is said about. Values: Cartography's and UIView-Autolayout's specs,
/// which run on UIKit.
final class GroupsAndGuidesTests: XCTestCase {
  func test_E14_boundaryOfAnInequality() {
    onMainActor {
      let root = makeRoot(400, 400)
      let first = Box()
      let second = Box()
      root.adding(first, second)
      relate(first, .top, to: root, plus: 10)
      relate(first, .left, to: root, plus: 10)
      relate(first, .right, to: root, plus: -10)
      relate(first, .height, plus: 200)
      relate(second, .centerX, to: first)
      relate(second, .top, to: first, .bottom)
      relate(second, .width, to: first)
      let height = relate(second, .height, plus: 100)
      root.layoutIfNeeded()
      assertEqual(first.frame, 10, 10, 380, 200)
      assertEqual(second.frame, 10, 210, 380, 100)
      height.isActive = false
      relate(second, .bottom, .greaterThanOrEqual, to: root)
      root.layoutIfNeeded()
      // Any height from 400 - 210 = 190 on would do.
      assertEqual(second.frame, 10, 210, 380, 190)
    }
  }

  func test_E15_oneGroupReplacesAnother() {
    onMainActor {
      let root = makeRoot(400, 400)
      let box = Box()
      root.addSubview(box)
      let small = [box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100)]
      let large = [box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 200)]
      AttributeConstraint.activate(small)
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 100, 100)
      AttributeConstraint.deactivate(small)
      AttributeConstraint.activate(large)
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 200, 200)
    }
  }

  func test_E16_guideWithEdges() {
    onMainActor {
      let root = makeRoot(400, 400)
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      pin(guide, to: root)
      root.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 0, 0, 400, 400)
    }
  }

  func test_E16_guideWithinEdgesCentered() {
    onMainActor {
      let root = makeRoot(400, 400)
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      relate(guide, .left, .greaterThanOrEqual, to: root)
      relate(guide, .top, .greaterThanOrEqual, to: root)
      relate(guide, .right, .lessThanOrEqual, to: root)
      relate(guide, .bottom, .lessThanOrEqual, to: root)
      size(guide, 200, 200)
      relate(guide, .centerX, to: root, at: 250)
      relate(guide, .centerY, to: root, at: 250)
      root.layoutIfNeeded()
      assertEqual(guide.layoutFrame, 100, 100, 200, 200)
    }
  }

  func test_E16_guideWithDirectionalEdgesAndWidth() {
    onMainActor {
      let root = makeRoot(400, 400)
      let guides = [LayoutGuide(), LayoutGuide()]
      for guide in guides {
        root.addLayoutGuide(guide)
        relate(guide, .width, to: root, times: 0.5)
      }
      relate(guides[0], .leading, to: root, plus: 10)
      relate(guides[1], .trailing, to: root, plus: -10)
      root.layoutIfNeeded()
      // Half of 400 wide; maxX = 400 - 10.
      assertEqual(guides[0].layoutFrame, 10, 0, 200, 0)
      assertEqual(guides[1].layoutFrame, 190, 0, 200, 0)
    }
  }

  func test_E17_onlyOneSize() {
    onMainActor {
      let root = makeRoot(300, 300)
      let wide = Box()
      let high = Box()
      root.adding(wide, high)
      relate(wide, .width, plus: 100)
      relate(high, .height, plus: 100)
      root.layoutIfNeeded()
      assertEqual(wide.frame, 0, 0, 100, 0)
      assertEqual(high.frame, 0, 0, 0, 100)
    }
  }

  func test_E18_boundsOnSizes() {
    onMainActor {
      let root = makeRoot(300, 300)
      let least = Box()
      let most = Box()
      let both = Box()
      root.adding(least, most, both)
      relate(least, .width, .greaterThanOrEqual, plus: 100)
      relate(least, .height, .greaterThanOrEqual, plus: 150)
      relate(most, .width, .lessThanOrEqual, plus: 100)
      relate(most, .height, .lessThanOrEqual, plus: 150)
      relate(both, .width, .greaterThanOrEqual, plus: 100)
      relate(both, .width, .lessThanOrEqual, plus: 200)
      relate(both, .height, .greaterThanOrEqual, plus: 150)
      relate(both, .height, .lessThanOrEqual, plus: 300)
      root.layoutIfNeeded()
      // What is left open is as near to 0 as the bounds let it.
      assertEqual(least.frame, 0, 0, 100, 150)
      assertEqual(most.frame, 0, 0, 0, 0)
      assertEqual(both.frame, 0, 0, 100, 150)
    }
  }

  func test_E19_topAndBottomOnly() {
    onMainActor {
      for (top, bottom, y, height) in [(10, -10, 10, 280), (-10, 10, -10, 320)]
        as [(CGFloat, CGFloat, CGFloat, CGFloat)]
      {
        let root = makeRoot(300, 300)
        let box = Box()
        root.addSubview(box)
        relate(box, .top, to: root, plus: top)
        relate(box, .bottom, to: root, plus: bottom)
        root.layoutIfNeeded()
        assertEqual(box.frame, 0, y, 0, height)
      }
    }
  }

  func test_E20_insets() {
    onMainActor {
      let root = makeRoot(300, 300)
      let box = Box()
      root.addSubview(box)
      pin(box, to: root, insets: EdgeInsets(top: 10, left: 40, bottom: 30, right: 20))
      root.layoutIfNeeded()
      // 300 - 40 - 20 = 240, 300 - 10 - 30 = 260.
      assertEqual(box.frame, 40, 10, 240, 260)
    }
  }

  func test_E21_siblingEdges() {
    onMainActor {
      let root = makeRoot(300, 300)
      let box = Box()
      let sibling = Box()
      root.adding(box, sibling)
      size(box, 100, 100)
      relate(box, .centerX, to: root)
      relate(box, .centerY, to: root)
      let top = relate(sibling, .top, to: box)
      relate(sibling, .left, to: box)
      relate(sibling, .right, to: box)
      root.layoutIfNeeded()
      assertEqual(box.frame, 100, 100, 100, 100)
      assertEqual(sibling.frame, 100, 100, 100, 0)
      top.constant = 10
      root.layoutIfNeeded()
      assertEqual(sibling.frame, 100, 110, 100, 0)
      top.constant = -10
      root.layoutIfNeeded()
      assertEqual(sibling.frame, 100, 90, 100, 0)
    }
  }

  func test_E22_equalWidthsWithGaps() {
    onMainActor {
      for edge in [10, 0] as [CGFloat] {
        let root = makeRoot(410, 300)
        let boxes = [Box(), Box(), Box(), Box()]
        for box in boxes { root.addSubview(box) }
        relate(boxes[0], .left, to: root, plus: edge)
        for (before, after) in zip(boxes, boxes.dropFirst()) {
          relate(after, .left, to: before, .right, plus: 10)
          relate(after, .width, to: before)
        }
        relate(boxes[3], .right, to: root, plus: -edge)
        root.layoutIfNeeded()
        // (410 - 5 * 10) / 4 = 90; without the gaps at the edges (410 - 3 * 10) / 4 = 95.
        let width: CGFloat = edge == 10 ? 90 : 95
        for (place, box) in boxes.enumerated() {
          assertEqual(box.frame, edge + CGFloat(place) * (width + 10), 0, width, 0)
        }
      }
    }
  }

  func test_E23_centersAtFractions() {
    onMainActor {
      let root = makeRoot(400, 100)
      let factors: [CGFloat] = [0.4, 0.8, 1.2, 1.6]
      let boxes = factors.map { _ in Box() }
      for (box, factor) in zip(boxes, factors) {
        root.addSubview(box)
        size(box, 20, 20)
        relate(box, .centerX, to: root, times: factor)
      }
      root.layoutIfNeeded()
      // factor * 200.
      for (box, middle) in zip(boxes, [80, 160, 240, 320] as [CGFloat]) { assertEqual(box.frame.midX, middle) }
    }
  }
}
