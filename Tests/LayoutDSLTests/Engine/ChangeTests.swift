import Foundation
import LayoutDSL
import XCTest

/// Active constraints change, and layouts do not depend on how they came about.
final class ChangeTests: XCTestCase {
  func test_constantAndMultiplierChangeWhileActive() {
    onMainActor {
      let root = makeRoot(400, 100)
      let view = Box()
      root.addSubview(view)
      let width = relate(view, .width, to: root, times: 0.5, plus: 10)
      root.layoutIfNeeded()
      assertEqual(view.frame.width, 210)
      width.constant = -20
      root.layoutIfNeeded()
      assertEqual(view.frame.width, 180)
      width.multiplier = 0.25
      root.layoutIfNeeded()
      assertEqual(view.frame.width, 80)
      width.isActive = false
      width.multiplier = 1
      width.isActive = true
      root.layoutIfNeeded()
      assertEqual(view.frame.width, 380)
    }
  }

  func test_priorityCrossesRequiredWithAHint() {
    onMainActor {
      let root = makeRoot(400, 100)
      let view = Box()
      root.addSubview(view)
      let recorder = ReportRecorder()
      recorder.during {
        let first = relate(view, .width, plus: 100)
        let line = UInt(#line) - 1
        relate(view, .width, plus: 160, at: 500)
        root.layoutIfNeeded()
        assertEqual(view.frame.width, 100)
        first.priority = .defaultLow
        root.layoutIfNeeded()
        assertEqual(view.frame.width, 160)
        XCTAssertEqual(recorder.hints.map(\.kind.category), [.requiredPriorityChanged])
        XCTAssertEqual(recorder.hints.first?.file, #fileID)
        XCTAssertEqual(recorder.hints.first?.line, line)
        first.priority = .defaultHigh
        XCTAssertEqual(recorder.hints.count, 1)
        first.priority = .required
        root.layoutIfNeeded()
        assertEqual(view.frame.width, 100)
        XCTAssertEqual(recorder.hints.count, 2)
        first.isActive = false
        first.priority = .defaultLow
        XCTAssertEqual(recorder.reports.count, 2)
      }
    }
  }

  func test_optionalPrioritiesChangePlaces() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      root.addSubview(view)
      relate(view, .left, .lessThanOrEqual, to: root, plus: 40)
      relate(view, .left, .greaterThanOrEqual, to: root, plus: 40, at: 500)
      let upper = relate(view, .left, .lessThanOrEqual, to: root, plus: 20, at: 499)
      for (priority, x) in [(499, 40), (501, 20), (499, 40), (500.5, 20)] as [(Float, CGFloat)] {
        upper.priority = LayoutPriority(priority)
        root.layoutIfNeeded()
        assertEqual(view.frame.minX, x)
      }
    }
  }

  func test_contentIsReadAgainWhenInvalidated() {
    onMainActor {
      let root = makeRoot(200, 100)
      let dots = Box(40, 10)
      root.addSubview(dots)
      relate(dots, .centerX, to: root)
      relate(dots, .top, to: root)
      root.layoutIfNeeded()
      // 100 - 40 / 2.
      assertEqual(dots.frame, 80, 0, 40, 10)
      for width in [70, 3, 199, 40] as [CGFloat] {
        dots.content.width = width
        root.layoutIfNeeded()
        assertEqual(dots.frame, 100 - width / 2, 0, width, 10)
      }
      dots.content.width = View.noIntrinsicMetric
      root.layoutIfNeeded()
      assertEqual(dots.frame, 100, 0, 0, 10)
      dots.content.width = 0
      relate(dots, .width, plus: 30, at: 200)
      root.layoutIfNeeded()
      // 0 is a size: hugging at 250 outweighs the wish.
      assertEqual(dots.frame, 100, 0, 0, 10)
      dots.setContentHuggingPriority(LayoutPriority(199), for: .horizontal)
      root.layoutIfNeeded()
      assertEqual(dots.frame, 85, 0, 30, 10)
      XCTAssertEqual(root.constraints.count + dots.constraints.count, 3)
    }
  }

  func test_resizingThereAndBackChangesNothing() {
    onMainActor {
      let root = makeRoot(400, 300)
      let views = (0..<6).map { place in Box(CGFloat(40 + place * 17), 10) }
      for view in views { root.addSubview(view) }
      relate(views[0], .left, to: root, plus: 8)
      for (before, after) in zip(views, views.dropFirst()) {
        relate(after, .left, to: before, .right, plus: 4)
        relate(after, .width, to: before, at: 300)
      }
      relate(views[5], .right, to: root, plus: -8)
      root.layoutIfNeeded()
      let before = views.map(\.frame)
      for width in [10, 1000, 0, 399, 401, 400] as [CGFloat] {
        root.frame.size.width = width
        root.layoutIfNeeded()
      }
      for (view, frame) in zip(views, before) {
        assertEqual(view.frame, frame.minX, frame.minY, frame.width, frame.height)
      }
      let fresh = makeRoot(400, 300)
      for view in views { XCTAssertNotNil(view.superview) }
      XCTAssertEqual(fresh.subviews, [])
    }
  }

  func test_asWideAsPossibleUpToALimit() {
    onMainActor {
      let root = makeRoot(400, 100)
      let view = Box()
      root.addSubview(view)
      relate(view, .left, .greaterThanOrEqual, to: root, plus: 32)
      relate(view, .right, .lessThanOrEqual, to: root, plus: -32)
      relate(view, .width, .lessThanOrEqual, plus: 576)
      relate(view, .centerX, to: root)
      relate(view, .width, to: root, at: 700)
      for (width, x, viewWidth) in [(400, 32, 336), (1024, 224, 576), (400, 32, 336)] as [(CGFloat, CGFloat, CGFloat)] {
        root.frame.size.width = width
        root.layoutIfNeeded()
        // 400 - 64; (1024 - 576) / 2.
        assertEqual(view.frame, x, 0, viewWidth, 0)
      }
    }
  }

  func test_layoutIsTheSameWhateverPassesRanInBetween() {
    onMainActor {
      /// Six boxes in a row whose widths cannot all be met, with a pass after each step or only at the end.
      #if MainActorViews
        @MainActor
      #endif
      func frames(passes: Bool) -> [CGRect] {
        let root = makeRoot(200, 100)
        var views: [Box] = []
        for place in 0..<6 {
          let view = Box(CGFloat(50 - place), 10)
          root.addSubview(view)
          if passes { root.layoutIfNeeded() }
          relate(view, .left, to: views.last ?? root, views.isEmpty ? .left : .right)
          if passes { root.layoutIfNeeded() }
          views.append(view)
        }
        relate(views[5], .right, to: root)
        root.layoutIfNeeded()
        return views.map(\.frame)
      }
      let once = frames(passes: false)
      // 50 + 49 + 48 + 47 + 46 + 45 = 285 in 200: the first gives up 50, the second 35.
      XCTAssertEqual(once.map(\.width), [0, 14, 48, 47, 46, 45])
      XCTAssertEqual(frames(passes: true), once)
    }
  }

  func test_treeOfTwoThousandViews() {
    onMainActor {
      let root = makeRoot(390, 844)
      let cells = (0..<500).map { _ in Box() }
      for (place, cell) in cells.enumerated() {
        root.addSubview(cell)
        relate(cell, .left, to: root, plus: 10)
        relate(cell, .right, to: root, plus: -10)
        relate(cell, .top, to: place == 0 ? root : cells[place - 1], place == 0 ? .top : .bottom, plus: 4)
        let boxes = [Box(30, 20), Box(40, 20), Box(50, 20)]
        for box in boxes { cell.addSubview(box) }
        relate(boxes[0], .left, to: cell, plus: 5)
        relate(boxes[1], .left, to: boxes[0], .right, plus: 5)
        relate(boxes[2], .left, to: boxes[1], .right, plus: 5)
        relate(boxes[2], .right, to: cell, plus: -5)
        for box in boxes {
          relate(box, .top, to: cell, plus: 3)
          relate(box, .bottom, to: cell, plus: -3)
        }
      }
      let recorder = ReportRecorder()
      recorder.during { root.layoutIfNeeded() }
      XCTAssertEqual(recorder.reports, [])
      for width in [390, 800] as [CGFloat] {
        root.frame.size.width = width
        root.layoutIfNeeded()
        for (place, cell) in cells.enumerated() {
          // 26 high and 4 apart; the first box takes what 40 + 50 + 4 * 5 leave.
          assertEqual(cell.frame, 10, 4 + CGFloat(place) * 30, width - 20, 26)
          assertEqual(cell.subviews[0].frame, 5, 3, width - 130, 20)
          assertEqual(cell.subviews[2].frame, width - 75, 3, 50, 20)
        }
      }
    }
  }

  func test_aNewMultiplierMakesAConstraintTheLatest() {
    onMainActor {
      for passBefore in [true, false] {
        let root = makeRoot(400, 100)
        let view = Box()
        root.addSubview(view)
        let first = relate(view, .width, to: root, times: 0.5)
        let second = relate(view, .width, plus: 200)
        let recorder = ReportRecorder()
        recorder.during {
          if passBefore { root.layoutIfNeeded() }
          second.constant = 150
          first.multiplier = 0.25
          root.layoutIfNeeded()
          // 150 and 100 contradict each other, and the second is the earlier now.
          assertEqual(view.frame.width, 150)
          XCTAssertEqual(recorder.conflicts.map(\.broken.equation), [first.reportEquation])
        }
      }
    }
  }
}
