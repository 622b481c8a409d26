import Foundation
import LayoutDSL
import XCTest

/// Values from the tests of other engines that agree with UIKit's rules: autolayout.js and GNUstep.
final class OtherEnginesTests: XCTestCase {
  /// A row from edge to edge with a gap everywhere.
  #if MainActorViews
    @MainActor
  #endif
  private static func chain(_ boxes: [Box], in root: View, gap: CGFloat) {
    relate(boxes[0], .left, to: root, plus: gap)
    for (before, box) in zip(boxes, boxes.dropFirst()) { relate(box, .left, to: before, .right, plus: gap) }
    relate(boxes[boxes.count - 1], .right, to: root, plus: -gap)
  }

  func test_E30_twoOfOneWidth() {
    onMainActor {
      let root = makeRoot(200, 100)
      let (a, b) = (Box(), Box())
      root.adding(a, b)
      Self.chain([a, b], in: root, gap: 8)
      relate(a, .width, to: b)
      root.layoutIfNeeded()
      // (200 - 3 · 8) / 2
      XCTAssertEqual([a.frame.minX, a.frame.width, b.frame.minX, b.frame.width], [8, 88, 104, 88])
    }
  }

  func test_E31_oneTakesTheRest() {
    onMainActor {
      let root = makeRoot(500, 100)
      let (a, b) = (Box(100), Box())
      root.adding(a, b)
      Self.chain([a, b], in: root, gap: 20)
      root.layoutIfNeeded()
      // 500 - 3 · 20 - 100
      XCTAssertEqual(b.frame.width, 340)
      b.content.width = 100
      // 3 · 20 + 2 · 100
      XCTAssertEqual(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width, 260)
    }
  }

  func test_E32_headerAboveContent() {
    for (gap, inset) in [(0, 0), (8, 8)] as [(CGFloat, CGFloat)] {
      onMainActor {
        let root = makeRoot(300, 500)
        let (header, content) = (Box(), Box())
        root.adding(header, content)
        relate(header, .top, to: root)
        relate(header, .height, plus: 100)
        relate(content, .top, to: header, .bottom, plus: gap)
        relate(content, .bottom, to: root, plus: -inset)
        root.layoutIfNeeded()
        XCTAssertEqual(header.frame.height, 100)
        XCTAssertEqual(content.frame.minY, 100 + gap)
        XCTAssertEqual(content.frame.maxY, 500 - inset)
      }
    }
  }

  func test_E33_sizesFollowTheSuperview() {
    onMainActor {
      let root = makeRoot(300, 200)
      let box = Box()
      root.addSubview(box)
      relate(box, .left, to: root, plus: 20)
      relate(box, .width, to: root, plus: -50)
      relate(box, .height, to: root, plus: -25)
      root.layoutIfNeeded()
      XCTAssertEqual([box.frame.minX, box.frame.width, box.frame.height], [20, 250, 175])
      root.frame.size = CGSize(width: 400, height: 300)
      root.layoutIfNeeded()
      XCTAssertEqual([box.frame.width, box.frame.height], [350, 275])
    }
  }

  func test_E34_insetsAlongEachAxis() {
    onMainActor {
      let root = makeRoot(300, 200)
      let (across, down) = (Box(), Box())
      root.adding(across, down)
      relate(across, .left, to: root, plus: 20)
      relate(across, .right, to: root, plus: -30)
      relate(down, .top, to: root, plus: 10)
      relate(down, .bottom, to: root, plus: -20)
      root.layoutIfNeeded()
      XCTAssertEqual([across.frame.minX, across.frame.width], [20, 250])
      XCTAssertEqual([down.frame.minY, down.frame.height], [10, 170])
    }
  }

  func test_E35_unevenInsets() {
    onMainActor {
      let root = makeRoot(300, 200)
      let box = Box()
      root.addSubview(box)
      pin(box, to: root, insets: EdgeInsets(top: 15, left: 20, bottom: 10, right: 30))
      root.layoutIfNeeded()
      assertEqual(box.frame, 20, 15, 250, 175)
    }
  }
}
