import Foundation
import LayoutDSL
import XCTest

/// When completions are called: by the clock, or at once where there is none.
final class CompletionTests: XCTestCase {
  func test_theClockDecides() {
    onMainActor {
      let stage = MovingStage()
      let log = CallLog()
      View.animate(withDuration: 2) {
        stage.box.alpha = 0
      } completion: { isFinished in
        log.lines.append("long \(isFinished) \(stage.clock.time)")
      }
      View.animate(withDuration: 1) {
        stage.box.alpha = 0.5
      } completion: { _ in
        log.lines.append("short \(stage.clock.time)")
        // From here on, so it ends with the long one, which was asked for before.
        View.animate(withDuration: 1) {
          stage.box.alpha = 1
        } completion: { _ in
          log.lines.append("next \(stage.clock.time)")
        }
      }
      XCTAssertEqual(log.take(), [])
      stage.clock.advance(by: 0.5)
      XCTAssertEqual(log.take(), [])
      stage.clock.advance(by: 10)
      XCTAssertEqual(log.take(), ["short 1.0", "long true 2.0", "next 2.0"])
      XCTAssertEqual(stage.clock.time, 10.5)
    }
  }

  func test_withoutAClockTheyFollowAtOnce() {
    onMainActor {
      let root = makeRoot(100, 100)
      let log = CallLog()
      View.animate(withDuration: 1, animations: { root.alpha = 0.5 }) { _ in
        log.lines.append("first")
        View.animate(withDuration: 1) {
          log.lines.append("inside")
          root.alpha = 1
        } completion: { _ in
          log.lines.append("second")
        }
        log.lines.append("first is over")
      }
      log.lines.append("after")
      XCTAssertEqual(log.take(), ["first", "inside", "first is over", "second", "after"])
      XCTAssertEqual(root.currentPresentation.alpha, 1)
    }
  }

  func test_whereNothingChangesTheyFollowAtOnce() {
    onMainActor {
      let stage = MovingStage()
      var count = 0
      View.animate(withDuration: 1, animations: { stage.root.layoutIfNeeded() }) { _ in count += 1 }
      XCTAssertEqual(count, 1)
      XCTAssertEqual(stage.clock.animations, [])
      // A transition takes its time whatever changes.
      View.transition(with: stage.box, duration: 1, options: .transitionCrossDissolve, animations: nil) { _ in
        count += 1
      }
      XCTAssertEqual(count, 1)
      stage.clock.advance(by: 1)
      XCTAssertEqual(count, 2)
    }
  }

  func test_noTimeAtAllTakesTheClocksNextStep() {
    onMainActor {
      let stage = MovingStage()
      var isDone = false
      View.animate(withDuration: 0, animations: { stage.box.alpha = 0 }) { isDone = $0 }
      XCTAssertFalse(isDone)
      XCTAssertEqual(stage.box.currentPresentation.alpha, 0)
      stage.clock.advance(by: 0)
      XCTAssertTrue(isDone)
    }
  }

  func test_chainsWithoutAnEndAreReported() {
    onMainActor {
      let root = makeRoot(100, 100)
      let pulse = Pulse(root)
      let recorder = ReportRecorder()
      recorder.during { pulse.start(0.5) }
      XCTAssertEqual(recorder.kinds, [.animationLoop(completions: 1000)])
      XCTAssertEqual(pulse.count, 1001)
      // With a clock that takes time, it takes time.
      root.alpha = 1
      root.animationClock = AnimationClock()
      pulse.count = 0
      recorder.during {
        pulse.start(0.5)
        root.animationClock?.advance(by: 2)
      }
      XCTAssertEqual(pulse.count, 5)
      XCTAssertEqual(recorder.reports.count, 1)
      pulse.duration = 0
      recorder.during { root.animationClock?.advance(by: 1) }
      XCTAssertEqual(recorder.kinds.count, 2)
    }
  }

  func test_oneAnimationOfSeveralTreesIsOverWhenAllAre() {
    onMainActor {
      let (first, second, third) = (MovingStage(), MovingStage(), MovingStage())
      third.root.animationClock = first.clock
      var isDone = false
      View.animate(withDuration: 1) {
        first.box.alpha = 0
        second.box.alpha = 0
        third.box.alpha = 0
      } completion: {
        isDone = $0
      }
      XCTAssertEqual(first.clock.animations.map(\.views), [[first.box, third.box]])
      first.clock.advance(by: 1)
      XCTAssertFalse(isDone)
      second.clock.advance(by: 1)
      XCTAssertTrue(isDone)
    }
  }

  func test_timesThatAreNoneAreReported() {
    onMainActor {
      let stage = MovingStage()
      let recorder = ReportRecorder()
      recorder.during {
        stage.clock.advance(by: 1)
        stage.clock.advance(to: 0.5)
        stage.clock.advance(by: .nan)
        View.animate(withDuration: .infinity) { stage.box.alpha = 0 }
      }
      XCTAssertEqual(
        recorder.kinds,
        [
          .badTime("0.5", now: "1.0"), .badTime("nan", now: "1.0"),
          .notFinite(property: "time", value: .infinity, subject: "an animation"),
        ])
      XCTAssertEqual(stage.clock.time, 1)
      XCTAssertEqual(stage.clock.animations.map(\.duration), [0])
    }
  }

  func test_animationsDoNotKeepViewsAlive() {
    onMainActor {
      let stage = MovingStage()
      weak var gone: View?
      do {
        let view = View()
        gone = view
        stage.root.addSubview(view)
        View.animate(withDuration: 1) { view.alpha = 0 }
        view.removeFromSuperview()
      }
      XCTAssertNil(gone)
      XCTAssertEqual(stage.clock.animations.map(\.views), [[]])
      stage.clock.finish()
      XCTAssertEqual(stage.clock.time, 1)
    }
  }
}

/// Fades in and out without an end.
#if MainActorViews
  @MainActor
#endif
private final class Pulse {
  let view: View
  var count = 0
  var duration = 0.5

  init(_ view: View) {
    self.view = view
  }

  func start(_ alpha: CGFloat) {
    count += 1
    View.animate(withDuration: duration, animations: { view.alpha = alpha }) { [self] _ in start(1.5 - alpha) }
  }
}
