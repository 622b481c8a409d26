import Foundation
import LayoutDSL
import XCTest

/// Stacks in stacks, directions, baselines and text.
final class StackNestingTests: XCTestCase {
  func testStacksInStacks() {
    onMainActor {
      let root = makeRoot(300, 200)
      let inner = StackView(arrangedSubviews: [Box(50, 20), Box(30, 25)])
      inner.axis = .vertical
      inner.spacing = 5
      let outer = StackView(arrangedSubviews: [Box(40, 10), inner])
      outer.spacing = 10
      outer.alignment = .center
      outer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(outer)
      relate(outer, .left, to: root)
      relate(outer, .top, to: root)
      root.layoutIfNeeded()
      // 20 + 5 + 25 high and 50 wide inside; 40 + 10 + 50 outside.
      XCTAssertEqual(outer.frame.size, CGSize(width: 100, height: 50))
      assertEqual(inner.frame, 50, 0, 50, 50)
      assertEqual(inner.arrangedSubviews[1].frame, 0, 25, 50, 25)
      inner.arrangedSubviews[0].isHidden = true
      root.layoutIfNeeded()
      XCTAssertEqual(outer.frame.height, 25)
    }
  }

  func testProportionsOfStacksInStacks() {
    onMainActor {
      let root = makeRoot(200, 100)
      let inner = StackView(arrangedSubviews: [Box(20, 10), Box(30, 10)])
      let outer = StackView(arrangedSubviews: [Box(50, 10), inner])
      outer.distribution = .fillProportionally
      outer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(outer)
      pin(outer, to: root)
      root.layoutIfNeeded()
      XCTAssertEqual(inner.frame.width, 100)
      // 150 and 50 now: three quarters of 200.
      if let box = inner.arrangedSubviews[0] as? Box { box.content.width = 120 }
      root.layoutIfNeeded()
      XCTAssertEqual(inner.frame.width, 150)
    }
  }

  func testOwnDirectionCountsAndNotThatOfItsViews() {
    onMainActor {
      let root = makeRoot(100, 10)
      let (first, second) = (Box(20, 10), Box(30, 10))
      let stack = StackView(arrangedSubviews: [first, second])
      stack.distribution = .equalSpacing
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      pin(stack, to: root)
      second.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      XCTAssertEqual([first.frame.minX, second.frame.minX], [0, 70])
      stack.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      XCTAssertEqual([first.frame.minX, second.frame.minX], [80, 0])
    }
  }

  func testBaselinesOfStacks() {
    onMainActor {
      let (small, tall, last) = (Box(10, 20), Box(10, 50), Box(10, 30))
      let stack = StackView(arrangedSubviews: [small, tall, last])
      let baselines = { [stack.forFirstBaselineLayout, stack.forLastBaselineLayout] }
      stack.layoutIfNeeded()
      XCTAssertEqual(baselines(), [small, last])
      stack.alignment = .top
      XCTAssertEqual(baselines(), [small, tall])
      stack.alignment = .firstBaseline
      XCTAssertEqual(baselines(), [small, tall])
      stack.alignment = .bottom
      XCTAssertEqual(baselines(), [tall, last])
      stack.alignment = .lastBaseline
      XCTAssertEqual(baselines(), [tall, last])
      stack.alignment = .center
      XCTAssertEqual(baselines(), [tall, tall])
      stack.axis = .vertical
      XCTAssertEqual(baselines(), [small, last])
      small.isHidden = true
      XCTAssertEqual(baselines(), [tall, last])
    }
  }

  func testBaselineOfAStackFollowsItsViews() {
    onMainActor {
      let root = makeRoot(200, 200)
      let (upper, lower) = (Box(10, 20), Box(10, 30))
      let stack = StackView(arrangedSubviews: [upper, lower])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      let line = Box(10, 1)
      root.adding(stack, line)
      relate(stack, .left, to: root)
      relate(stack, .top, to: root, plus: 5)
      relate(line, .top, to: stack, .lastBaseline)
      relate(line, .left, to: root)
      root.layoutIfNeeded()
      XCTAssertEqual(line.frame.minY, 55)
      lower.isHidden = true
      root.layoutIfNeeded()
      XCTAssertEqual(line.frame.minY, 25)
    }
  }

  func testBaselineRelativeArrangement() {
    onMainActor {
      // Without text the baselines are the edges, so nothing changes; in a row nothing does either.
      let stack = StackCase(spacing: 5).makeStack(.column)
      stack.isBaselineRelativeArrangement = true
      stack.layoutIfNeeded()
      XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minY), [0, 45, 110, 125])
      let equations = stack.constraints.filter { $0.identifier == "UISV-spacing" }
      XCTAssertEqual(equations.map(\.firstAttribute), [.firstBaseline, .firstBaseline, .firstBaseline])
      XCTAssertEqual(equations.map(\.secondAttribute), [.lastBaseline, .lastBaseline, .lastBaseline])
      stack.axis = .horizontal
      stack.layoutIfNeeded()
      XCTAssertEqual(
        stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.firstAttribute),
        [.leading, .leading, .leading])
    }
  }

  func test_E77_textOfSeveralLinesBesideASwitch() {
    for (hugging, widths) in [(750, [167.5, 167.5]), (760, [286, 49])] as [(Float, [CGFloat])] {
      onMainActor {
        let root = makeRoot(343, 100)
        let (label, toggle) = (Box(400, 20), Box(49, 31))
        label.isMultiline = true
        label.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        toggle.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
        let stack = StackView(arrangedSubviews: [label, toggle])
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        pin(stack, to: root)
        root.layoutIfNeeded()
        // Half of 343 less half of 8 at 759; or 343 - 8 - 49.
        XCTAssertEqual([label.frame.width, toggle.frame.width], widths)
        let width = stack.constraints.first { $0.identifier == "UISV-text-width-disambiguation" }
        XCTAssertEqual(width?.priority, LayoutPriority(759))
      }
    }
  }

  func testGapsAreWholePixels() {
    onMainActor {
      let window = Window(size: CGSize(width: 300, height: 100), scale: 2)
      let stack = StackView(arrangedSubviews: [Box(10, 10), Box(10, 10), Box(10, 10)])
      stack.spacing = 5.3
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      relate(stack, .left, to: window)
      relate(stack, .top, to: window)
      window.layoutIfNeeded()
      // 5.3 points are 10.6 pixels, 11 when whole.
      XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 15.5, 31])
    }
  }
}
