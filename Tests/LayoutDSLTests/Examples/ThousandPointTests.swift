import Foundation
import LayoutDSL
import XCTest

/// Views in a container of 1000 x 1000. Values: PureLayout's tests, which run on UIKit.
final class ThousandPointTests: XCTestCase {
  func test_E24_insetsOfAllSides() {
    onMainActor {
      let root = makeRoot(1000, 1000)
      let box = Box()
      root.addSubview(box)
      pin(box, to: root, insets: EdgeInsets(top: 10, left: 5, bottom: -10, right: 0))
      root.layoutIfNeeded()
      // 1000 - 5 wide, 1000 - 10 + 10 high.
      assertEqual(box.frame, 5, 10, 995, 1000)
    }
  }

  func test_E25_leadingTrailingAndBeyondTheBottom() {
    onMainActor {
      let root = makeRoot(1000, 1000)
      let box = Box()
      root.addSubview(box)
      relate(box, .trailing, to: root)
      relate(box, .bottom, to: root, plus: 52)
      relate(box, .leading, to: root, plus: 500)
      relate(box, .top, to: root)
      root.layoutIfNeeded()
      assertEqual(box.frame, 500, 0, 500, 1052)
    }
  }

  func test_E26_centred() {
    for (width, height, x, y) in [(100, 100, 450, 450), (80, 124, 460, 438)] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      onMainActor {
        let root = makeRoot(1000, 1000)
        let box = Box()
        root.addSubview(box)
        size(box, width, height)
        relate(box, .centerX, to: root)
        relate(box, .centerY, to: root)
        root.layoutIfNeeded()
        assertEqual(box.frame, x, y, width, height)
      }
    }
  }

  func test_E27_lastBaselinesOfPlainViews() {
    onMainActor {
      let root = makeRoot(1000, 1000)
      let box = Box()
      root.addSubview(box)
      size(box, 400, 100)
      relate(box, .lastBaseline, to: root)
      relate(box, .left, to: root)
      root.layoutIfNeeded()
      assertEqual(box.frame.maxY, 1000)
    }
  }

  /// The places and the width of equally wide views with a gap between them and at both ends.
  private func row(of count: Int, gap: CGFloat) -> [CGRect] {
    onMainActor {
      let root = makeRoot(1000, 1000)
      let boxes = (0..<count).map { _ in Box() }
      for box in boxes {
        root.addSubview(box)
        relate(box, .top, to: root)
        relate(box, .height, plus: 10)
      }
      relate(boxes[0], .left, to: root, plus: gap)
      for (before, box) in zip(boxes, boxes.dropFirst()) {
        relate(box, .left, to: before, .right, plus: gap)
        relate(box, .width, to: before)
      }
      relate(boxes[count - 1], .right, to: root, plus: -gap)
      root.layoutIfNeeded()
      return boxes.map(\.frame)
    }
  }

  func test_E28_fixedGaps() {
    // (1000 - 5 · 20) / 4 = 225, (1000 + 5 · 30) / 4 = 287.5, 1000 / 4.
    let cases: [(CGFloat, CGFloat, [CGFloat])] = [
      (20, 225, [20, 265, 510, 755]), (-30, 287.5, [-30, 227.5, 485, 742.5]), (0, 250, [0, 250, 500, 750]),
    ]
    for (gap, width, places) in cases {
      let frames = row(of: 4, gap: gap)
      for (frame, x) in zip(frames, places) { assertEqual(frame, x, 0, width, 10) }
    }
    assertEqual(row(of: 1, gap: 20)[0], 20, 0, 960, 10)
  }

  func test_E29_equalGapsByGuides() {
    // (1000 - 4 · width) / 5.
    for (width, gap) in [(20, 184), (0, 200), (250, 0)] as [(CGFloat, CGFloat)] {
      onMainActor {
        let root = makeRoot(1000, 1000)
        var last: LayoutConstraintItem = root
        var first: LayoutGuide?
        var boxes: [Box] = []
        for place in 0...4 {
          let guide = LayoutGuide()
          root.addLayoutGuide(guide)
          relate(guide, .left, to: last, place == 0 ? .left : .right)
          if let first { relate(guide, .width, to: first) }
          first = first ?? guide
          last = guide
          guard place < 4 else { continue }
          let box = Box()
          root.addSubview(box)
          relate(box, .left, to: guide, .right)
          relate(box, .width, plus: width)
          boxes.append(box)
          last = box
        }
        relate(last, .right, to: root)
        root.layoutIfNeeded()
        for (index, box) in boxes.enumerated() {
          assertEqual(box.frame.minX, gap + CGFloat(index) * (gap + width))
          assertEqual(box.frame.width, width)
        }
        XCTAssertEqual(first?.layoutFrame.width ?? -1, gap, accuracy: 1e-9)
      }
    }
  }
}
