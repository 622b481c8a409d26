import Foundation
import LayoutDSL
import XCTest

/// Alignment across a stack where it depends on more than intrinsic sizes.
final class StackAlignmentTests: XCTestCase {
  /// A column of boxes without content whose widths are wished for; their x, width and the stack's width.
  private func column(_ alignment: StackView.Alignment) -> (x: [CGFloat], widths: [CGFloat], stack: CGFloat) {
    onMainActor {
      let root = makeRoot(1000, 1000)
      let boxes = [Box(), Box(), Box()]
      let stack = StackView(arrangedSubviews: boxes)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.axis = .vertical
      stack.alignment = alignment
      root.addSubview(stack)
      relate(stack, .left, to: root)
      relate(stack, .top, to: root)
      for (box, wish) in zip(boxes, [(200, 300), (500, 300), (600, 330)] as [(CGFloat, Float)]) {
        relate(box, .width, plus: wish.0, at: wish.1)
        relate(box, .height, plus: 10)
      }
      root.layoutIfNeeded()
      return (boxes.map(\.frame.minX), boxes.map(\.frame.width), stack.frame.width)
    }
  }

  func test_E72_wishesForSizesAcross() {
    // As wide as the firmest wish: one at 330 counts more than two at 300.
    let filled = column(.fill)
    XCTAssertEqual(filled.widths, [600, 600, 600])
    XCTAssertEqual(filled.stack, 600)
    // Otherwise each as it wishes.
    XCTAssertEqual(column(.leading).widths, [200, 500, 600])
    XCTAssertEqual(column(.leading).x, [0, 0, 0])
    XCTAssertEqual(column(.trailing).x, [400, 100, 0])
    XCTAssertEqual(column(.center).x, [200, 50, 0])
    XCTAssertEqual(column(.center).stack, 600)
  }

  func test_E73_wishesAlongTheAxis() {
    onMainActor {
      let root = makeRoot(400, 400)
      let boxes = [Box(), Box(), Box()]
      let stack = StackView(arrangedSubviews: boxes)
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      pin(stack, to: root)
      for (box, height) in zip(boxes, [50, 60, 100] as [CGFloat]) { relate(box, .height, plus: height, at: 250) }
      root.layoutIfNeeded()
      // 190 more than they want goes to the first: 240.
      XCTAssertEqual(boxes.map(\.frame.minY), [0, 240, 300])
      stack.distribution = .fillEqually
      stack.spacing = 50
      root.layoutIfNeeded()
      // (400 - 100) / 3.
      XCTAssertEqual(boxes.map(\.frame.minY), [0, 150, 300])
      stack.spacing = 0
      root.layoutIfNeeded()
      for (box, y) in zip(boxes, [0, 400.0 / 3, 800.0 / 3] as [CGFloat]) { assertEqual(box.frame.minY, y) }
    }
  }

  func testViewsWithoutContentAreNotStretchedAcross() {
    onMainActor {
      let root = makeRoot(400, 400)
      let box = Box()
      let stack = StackView(arrangedSubviews: [box, Box(30, 40)])
      stack.alignment = .center
      root.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      pin(stack, to: root)
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame.height, 0)
      XCTAssertEqual(box.frame.midY, 200)
    }
  }

  func testHiddenViewsCountAcross() {
    // The hidden one is 50 across and stays so.
    StackCase(hidden: [2]).check(breadth: 50, across: [(0, 50), (0, 50), (0, 50), (0, 50)])
    StackCase(alignment: .trailing, hidden: [2]).check(breadth: 50, across: [(30, 20), (20, 30), (0, 50), (25, 25)])
  }

  func testBaselinesOfViewsWithoutText() {
    // The first baseline of a plain view is its top, the last its bottom.
    StackCase(alignment: .firstBaseline).check(
      breadth: 50, across: [(0, 20), (0, 30), (0, 50), (0, 25)], turns: [.row, .mirrored])
    StackCase(alignment: .lastBaseline).check(
      breadth: 50, across: [(30, 20), (20, 30), (0, 50), (25, 25)], turns: [.row, .mirrored])
  }

  func testAColumnHasNoBaselinesToAlign() {
    StackCase(alignment: .lastBaseline).check(
      breadth: 50, across: [(0, 50), (0, 50), (0, 50), (0, 50)], turns: [.column])
  }
}
