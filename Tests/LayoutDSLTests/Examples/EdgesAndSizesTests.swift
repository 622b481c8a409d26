import Foundation
import LayoutDSL
import XCTest

/// Edges and sizes in a root of 400 x 400. Values: Cartography's specs, which run on UIKit.
final class EdgesAndSizesTests: XCTestCase {
  private func frame(_ insets: EdgeInsets) -> CGRect {
    onMainActor {
      let root = makeRoot(400, 400)
      let box = Box()
      root.addSubview(box)
      pin(box, to: root, insets: insets)
      root.layoutIfNeeded()
      return box.frame
    }
  }

  func test_E07_edgesEqual() {
    assertEqual(frame(.zero), 0, 0, 400, 400)
  }

  func test_E08_edgesInset() {
    // 400 - 2 * 20 = 360, 400 - 2 * 30 = 340.
    assertEqual(frame(EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)), 20, 20, 360, 360)
    assertEqual(frame(EdgeInsets(top: 30, left: 20, bottom: 30, right: 20)), 20, 30, 360, 340)
    assertEqual(frame(EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)), 20, 0, 360, 400)
    assertEqual(frame(EdgeInsets(top: 30, left: 0, bottom: 30, right: 0)), 0, 30, 400, 340)
  }

  func test_E09_unevenInsetsAndTheSameAsMargins() {
    let insets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    // 400 - 20 - 40 = 340, 400 - 10 - 30 = 360.
    assertEqual(frame(insets), 20, 10, 340, 360)
    onMainActor {
      let root = makeRoot(400, 400)
      root.layoutMargins = insets
      let box = Box()
      root.addSubview(box)
      relate(box, .top, to: root, .topMargin)
      relate(box, .left, to: root, .leftMargin)
      relate(box, .bottom, to: root, .bottomMargin)
      relate(box, .right, to: root, .rightMargin)
      root.layoutIfNeeded()
      assertEqual(box.frame, 20, 10, 340, 360)
    }
  }

  func test_E10_widths() {
    func width(times multiplier: CGFloat = 1, plus constant: CGFloat = 0) -> CGFloat {
      onMainActor {
        let root = makeRoot(400, 400)
        let box = Box()
        root.addSubview(box)
        relate(box, .width, to: root, times: multiplier, plus: constant)
        root.layoutIfNeeded()
        return box.frame.width
      }
    }
    // m * 400 + c.
    assertEqual(width(), 400)
    assertEqual(width(plus: 100), 500)
    assertEqual(width(plus: -100), 300)
    assertEqual(width(times: 2), 800)
    assertEqual(width(times: 0.5), 200)
    assertEqual(width(times: 0.5, plus: 100), 300)
  }

  func test_E11_centerWithinOwnMargins() {
    onMainActor {
      let root = makeRoot(400, 400)
      let box = Box()
      box.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      root.addSubview(box)
      size(box, 200, 200)
      relate(box, .centerXWithinMargins, to: root, .centerX)
      relate(box, .centerYWithinMargins, to: root, .centerY)
      root.layoutIfNeeded()
      // The middle of its margins is ((20 - 40) / 2, (10 - 30) / 2) = (-10, -10) off its own: its own is at 210.
      assertEqual(box.frame, 110, 110, 200, 200)
    }
  }

  func test_E12_distributedLeftToRightAndTopToBottom() {
    onMainActor {
      for isHorizontal in [true, false] {
        let root = makeRoot(400, 400)
        let boxes = [Box(), Box(), Box()]
        for box in boxes {
          root.addSubview(box)
          size(box, 100, 100)
        }
        relate(boxes[0], isHorizontal ? .left : .top, to: root)
        for (before, after) in zip(boxes, boxes.dropFirst()) {
          relate(after, isHorizontal ? .left : .top, to: before, isHorizontal ? .right : .bottom, plus: 10)
        }
        root.layoutIfNeeded()
        // 0, 0 + 100 + 10, 110 + 100 + 10.
        for (box, start) in zip(boxes, [0, 110, 220] as [CGFloat]) {
          assertEqual(box.frame, isHorizontal ? start : 0, isHorizontal ? 0 : start, 100, 100)
        }
      }
    }
  }

  func test_E13_equalWidths() {
    onMainActor {
      let root = makeRoot(400, 400)
      let boxes = [Box(), Box(), Box()]
      for box in boxes { root.addSubview(box) }
      for box in boxes.dropFirst() { relate(box, .width, to: boxes[0]) }
      relate(boxes[0], .width, plus: 50)
      root.layoutIfNeeded()
      for box in boxes { assertEqual(box.frame.width, 50) }
    }
  }
}
