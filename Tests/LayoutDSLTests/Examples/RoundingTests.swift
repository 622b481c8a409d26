import Foundation
import LayoutDSL
import XCTest

/// Frames below a window go to its pixels, edge by edge; the exact rectangle stays readable.
final class RoundingTests: XCTestCase {
  /// Where an edge at `value` ends up.
  private func edge(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    onMainActor {
      let window = Window(size: CGSize(width: 2000, height: 2000), scale: scale)
      let box = Box(10, 10)
      window.addSubview(box)
      relate(box, .left, to: window, plus: value)
      window.layoutIfNeeded()
      assertEqual(box.exactFrame.minX, value)
      return box.frame.minX
    }
  }

  func test_E78_edgesGoToTheNearestPixel() {
    // floor(value * scale + 0.5) / scale: 1901 / 2, 1900 / 2; 101, 100; 61 / 3.
    assertEqual(edge(950.25, scale: 2), 950.5)
    assertEqual(edge(950.2, scale: 2), 950)
    assertEqual(edge(100.5, scale: 1), 101)
    assertEqual(edge(100.49, scale: 1), 100)
    assertEqual(edge(20.34, scale: 3), 61.0 / 3)
    assertEqual(edge(-0.5, scale: 1), 0)
    assertEqual(edge(-0.51, scale: 1), -1)
  }

  /// 43 pixels of a third around 40: the edges are at 98.5 and 141.5 pixels, which a computer misses by a little, and go to 99
  /// and 142.
  func test_aHalfThatIsMissedByARoundingError() {
    onMainActor {
      for height in [43, 41, 35, 27] as [CGFloat] {
        let window = Window(size: CGSize(width: 100, height: 80), scale: 3)
        let box = Box(10, height / 3)
        window.addSubview(box)
        relate(box, .centerY, to: window)
        relate(box, .left, to: window)
        window.layoutIfNeeded()
        // (80 - height / 3) / 2 are 120 - height / 2 pixels, a half more than a whole number.
        assertEqual(box.frame, 0, (120.5 - height / 2) / 3, 10, height / 3)
      }
    }
  }

  func test_E79_thirdsOfAHundred() {
    onMainActor {
      let window = Window(size: CGSize(width: 100, height: 50), scale: 2)
      let boxes = [Box(), Box(), Box()]
      for box in boxes { window.addSubview(box) }
      relate(boxes[0], .left, to: window)
      for (before, after) in zip(boxes, boxes.dropFirst()) {
        relate(after, .left, to: before, .right)
        relate(after, .width, to: before)
      }
      relate(boxes[2], .right, to: window)
      window.layoutIfNeeded()
      // Edges at 33.33, 66.67 and 100 go to 33.5, 66.5 and 100.
      assertEqual(boxes[0].frame, 0, 0, 33.5, 0)
      assertEqual(boxes[1].frame, 33.5, 0, 33, 0)
      assertEqual(boxes[2].frame, 66.5, 0, 33.5, 0)
      for (place, box) in boxes.enumerated() {
        assertEqual(box.exactFrame, CGFloat(place) * 100 / 3, 0, 100.0 / 3, 0)
      }
    }
  }

  func test_roundingIsInTheSuperviewsCoordinates() {
    onMainActor {
      let window = Window(size: CGSize(width: 100, height: 50), scale: 1)
      let outer = Box()
      let inner = Box(10, 10)
      let guide = LayoutGuide()
      window.addSubview(outer)
      outer.addSubview(inner)
      outer.addLayoutGuide(guide)
      pin(outer, to: window, insets: EdgeInsets(top: 0, left: 10.4, bottom: 0, right: 0))
      relate(inner, .left, to: outer, plus: 0.4)
      relate(guide, .left, to: outer, plus: 0.7)
      relate(guide, .width, plus: 10)
      window.layoutIfNeeded()
      assertEqual(outer.frame, 10, 0, 90, 50)
      assertEqual(outer.exactFrame, 10.4, 0, 89.6, 50)
      // 10.4 + 0.4 would be 11 in the window, but 0.4 is 0 in the superview.
      assertEqual(inner.frame, 0, 0, 10, 10)
      // 0.7 and 10.7.
      assertEqual(guide.layoutFrame, 1, 0, 10, 0)
    }
  }

  func test_framesSetByHandAreNotRounded() {
    onMainActor {
      let window = Window(size: CGSize(width: 100, height: 50), scale: 1)
      let view = View(frame: CGRect(x: 1.3, y: 2.3, width: 3.3, height: 4.3))
      let after = Box(10, 10)
      window.adding(view, after)
      relate(after, .left, to: view, .right)
      window.layoutIfNeeded()
      assertEqual(view.frame, 1.3, 2.3, 3.3, 4.3)
      // 1.3 + 3.3.
      assertEqual(after.exactFrame, 4.6, 0, 10, 10)
      assertEqual(after.frame, 5, 0, 10, 10)
    }
  }

  func test_plainRootsAreExact() {
    onMainActor {
      let root = makeRoot(100, 50)
      let view = Box()
      root.addSubview(view)
      relate(view, .width, to: root, times: 1.0 / 3)
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 100.0 / 3, 0)
      XCTAssertEqual(view.frame, view.exactFrame)
    }
  }
}
