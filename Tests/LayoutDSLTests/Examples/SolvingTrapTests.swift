import Foundation
import LayoutDSL
import XCTest

/// What rewrites of Auto Layout get wrong about solving, one test a trap. Numbers by hand, see each.
final class SolvingTrapTests: XCTestCase {
  /// Any number of weaker wishes gives way to a single stronger one, as there are no weights to add up.
  func test_trap01_levelsAreNotWeights() {
    onMainActor {
      let root = makeRoot(1000, 100)
      let box = Box()
      root.addSubview(box)
      relate(box, .width, plus: 100, at: 501)
      for _ in 0..<200 { relate(box, .width, plus: 900, at: 500) }
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame.width, 100)
    }
  }

  func test_trap02_prioritiesHaveFractions() {
    onMainActor {
      let root = makeRoot(1000, 100)
      let box = Box()
      root.addSubview(box)
      relate(box, .width, plus: 100, at: 500.25)
      relate(box, .width, plus: 200, at: 500.5)
      relate(box, .height, plus: 10, at: 0.002)
      relate(box, .height, plus: 20, at: 0.001)
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame.size, CGSize(width: 200, height: 10))
    }
  }

  /// 100, 100 and 300: the sum of distances is least at 100, their squares would be at 166.7.
  func test_trap03_tiesAreNotAveraged() {
    onMainActor {
      let root = makeRoot(1000, 100)
      let box = Box()
      root.addSubview(box)
      for width in [300, 100, 100] as [CGFloat] { relate(box, .width, plus: width, at: 500) }
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame.width, 100)
    }
  }

  func test_trap04_noSizeIsNegative() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let root = makeRoot(1000, 100)
        let (outer, inner) = (Box(), Box())
        root.addSubview(outer)
        outer.addSubview(inner)
        relate(outer, .width, plus: 0)
        relate(inner, .left, to: outer, plus: 5)
        relate(inner, .right, to: outer, plus: -5)
        root.layoutIfNeeded()
        XCTAssertGreaterThanOrEqual(inner.frame.width, 0)
      }
    }
    // The inner one would be -10 wide.
    XCTAssertEqual(recorder.conflicts.map(\.shortfall), [10])
  }

  func test_trap05_whatIsOpenIsZero() {
    onMainActor {
      let root = makeRoot(300, 300)
      let box = Box()
      root.addSubview(box)
      let place = relate(box, .left, to: root, plus: 70)
      let width = relate(box, .width, plus: 100)
      root.layoutIfNeeded()
      assertEqual(box.frame, 70, 0, 100, 0)
      place.isActive = false
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 100, 0)
      width.isActive = false
      relate(box, .height, plus: 20)
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 0, 20)
    }
  }

  /// Between a wish to be smaller at 500 and one to be larger at 500 the content is an upper bound at 250 and a lower one at 750.
  func test_trap06_contentIsTwoBounds() {
    for (wish, priority, width) in [(40, 500, 100), (40, 751, 40), (240, 500, 240), (240, 200, 100)]
      as [(CGFloat, Float, CGFloat)]
    {
      onMainActor {
        let root = makeRoot(1000, 100)
        let box = Box(100, 10)
        root.addSubview(box)
        relate(box, .width, plus: wish, at: priority)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, width)
      }
    }
  }

  func test_trap07_noContentAndNothingAsContent() {
    for (content, width) in [(View.noIntrinsicMetric, 50), (0, 0)] as [(CGFloat, CGFloat)] {
      onMainActor {
        let root = makeRoot(1000, 100)
        let box = Box(content, 10)
        root.addSubview(box)
        // Weaker than hugging at 250, so it counts only where there is no content to hug.
        relate(box, .width, plus: 50, at: 240)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, width)
      }
    }
  }

  /// A switch is 49 wide for constraints, its frame 51; a slider's frame reaches 2 beyond both ends.
  func test_trap08_framesAreNotWhatConstraintsSee() {
    onMainActor {
      let root = makeRoot(375, 100)
      let (toggle, slider, next) = (Switch(), Slider(), Box(10, 10))
      root.adding(toggle, slider, next)
      toggle.snp.makeConstraints { make in make.left.top.equalToSuperview() }
      next.snp.makeConstraints { make in make.left.equalTo(toggle.snp.right) }
      slider.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(16)
        make.top.equalTo(50)
      }
      root.layoutIfNeeded()
      assertEqual(toggle.frame, 0, 0, 51, 31)
      XCTAssertEqual(next.frame.minX, 49)
      assertEqual(slider.frame, 14, 50, 347, 31)
    }
  }

  /// In a superview at 100: half of its right edge is half of its width.
  func test_trap09_multipliersCountInTheSuperview() {
    onMainActor {
      let root = makeRoot(1000, 100)
      let (outer, inner) = (Box(), Box(10, 10))
      root.addSubview(outer)
      outer.addSubview(inner)
      relate(outer, .left, to: root, plus: 100)
      relate(outer, .width, plus: 200)
      relate(inner, .left, to: outer, .right, times: 0.5)
      root.layoutIfNeeded()
      XCTAssertEqual(inner.frame.minX, 100)
    }
  }

  func test_trap13_leavingDropsConstraintsForGood() {
    onMainActor {
      let root = makeRoot(100, 100)
      let (box, inner) = (Box(10, 10), Box(5, 5))
      root.addSubview(box)
      box.addSubview(inner)
      let outside = relate(box, .left, to: root, plus: 20)
      let inside = relate(inner, .left, to: box, plus: 3)
      box.removeFromSuperview()
      root.addSubview(box)
      root.layoutIfNeeded()
      XCTAssertEqual([outside.isActive, inside.isActive], [false, true])
      XCTAssertEqual([box.frame.minX, inner.frame.minX], [0, 3])
    }
  }

  /// Thirds of 100 at two pixels a point: edges at 33.333 and 66.667 go to 33.5 and 66.5, and the exact values stay.
  func test_trap14_edgesAreRoundedNotSizesAndNotInTheEngine() {
    onMainActor {
      let window = Window(size: CGSize(width: 100, height: 10), scale: 2)
      let boxes = [Box(), Box(), Box()]
      for (index, box) in boxes.enumerated() {
        window.addSubview(box)
        relate(box, .width, to: window, times: 1.0 / 3)
        relate(box, .left, to: index == 0 ? window : boxes[index - 1], index == 0 ? .left : .right)
      }
      window.layoutIfNeeded()
      XCTAssertEqual(boxes.map(\.frame.width), [33.5, 33, 33.5])
      assertEqual(boxes[2].exactFrame.minX, 200.0 / 3)
    }
  }

  func test_trap17_hidingMattersInStacksOnly() {
    onMainActor {
      let root = makeRoot(100, 100)
      let (upper, lower) = (Box(10, 30), Box(10, 10))
      root.adding(upper, lower)
      relate(upper, .top, to: root)
      relate(lower, .top, to: upper, .bottom)
      upper.isHidden = true
      root.layoutIfNeeded()
      XCTAssertEqual(lower.frame.minY, 30)
      let stack = StackView(arrangedSubviews: [Box(10, 30), Box(10, 10)])
      stack.axis = .vertical
      stack.arrangedSubviews[0].isHidden = true
      XCTAssertEqual(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height, 10)
    }
  }
}
