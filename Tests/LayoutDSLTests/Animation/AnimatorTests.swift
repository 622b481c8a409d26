import Foundation
import LayoutDSL
import XCTest

final class AnimatorTests: XCTestCase {
  func test_startedAnimatorsEndByTheClock() {
    onMainActor {
      let stage = MovingStage()
      let log = CallLog()
      let animator = ViewPropertyAnimator(duration: 2, curve: .linear) { stage.box.alpha = 0 }
      animator.addAnimations { stage.box.transform = CGAffineTransform(scaleX: 3, y: 1) }
      animator.addCompletion { log.lines.append("\($0)") }
      XCTAssertEqual(stage.box.alpha, 1)
      XCTAssertEqual(animator.state, .inactive)
      animator.startAnimation(afterDelay: 1)
      XCTAssertEqual(stage.box.alpha, 0)
      XCTAssertTrue(animator.isRunning)
      XCTAssertEqual(stage.clock.animations.count, 1)
      stage.clock.advance(to: 2)
      XCTAssertEqual(stage.box.currentPresentation.alpha, 0.5, accuracy: 1e-12)
      XCTAssertEqual(stage.box.currentPresentation.transform.a, 2, accuracy: 1e-12)
      XCTAssertEqual(log.take(), [])
      stage.clock.advance(to: 3)
      XCTAssertEqual(log.take(), ["end"])
      XCTAssertEqual(animator.state, .inactive)
    }
  }

  func test_withoutAClockTheyEndAtOnce() {
    onMainActor {
      let root = makeRoot(10, 10)
      var end: ViewPropertyAnimator.Position?
      let animator = ViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        root.alpha = 0
      } completion: {
        end = $0
      }
      XCTAssertEqual(end, .end)
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(animator.duration, 1)
    }
  }

  func test_stoppingKeepsWhatIsSeen() {
    onMainActor {
      let stage = MovingStage()
      let log = CallLog()
      let animator = ViewPropertyAnimator(duration: 2, curve: .linear) { stage.box.alpha = 0 }
      animator.addCompletion { log.lines.append("\($0)") }
      animator.startAnimation()
      stage.clock.advance(to: 0.5)
      animator.stopAnimation(true)
      XCTAssertEqual(stage.box.alpha, 0.75, accuracy: 1e-12)
      XCTAssertEqual(stage.clock.animations, [])
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(log.take(), [])
      for (position, alpha) in [(.end, 0), (.start, 0.75), (.current, 0.375)]
        as [(ViewPropertyAnimator.Position, CGFloat)]
      {
        stage.box.alpha = 0.75
        animator.startAnimation()
        stage.clock.advance(by: 1)
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        animator.finishAnimation(at: position)
        XCTAssertEqual(stage.box.alpha, alpha, accuracy: 1e-12)
        XCTAssertEqual(log.take(), ["\(position)"])
      }
    }
  }

  func test_whatIsAddedWhileItRunsTakesAsLong() {
    onMainActor {
      let stage = MovingStage()
      let animator = ViewPropertyAnimator(duration: 2, dampingRatio: 1) { stage.box.alpha = 0 }
      animator.startAnimation()
      stage.clock.advance(by: 1)
      animator.addAnimations { stage.box.transform = CGAffineTransform(scaleX: 2, y: 2) }
      XCTAssertEqual(stage.clock.animations.map(\.endTime), [2, 3])
    }
  }
}
