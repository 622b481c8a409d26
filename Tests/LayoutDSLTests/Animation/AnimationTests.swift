import Foundation
import LayoutDSL
import XCTest

/// What changes in an animation is final at once; what is seen in between is recorded, and a clock says what time it is.
final class AnimationTests: XCTestCase {
  func test_modelFramesAreFinalAndSeenOnesGoInAStraightLine() throws {
    try onMainActor {
      let stage = MovingStage()
      stage.top.constant = 100
      View.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.root.layoutIfNeeded() }
      assertEqual(stage.box.frame, 0, 100, 50, 20)
      let animation = try XCTUnwrap(stage.clock.animations.first)
      XCTAssertEqual(animation.views, [stage.box])
      for (time, y) in [(0, 0), (0.5, 25), (1, 50), (1.5, 75), (2, 100), (3, 100), (-1, 0)] as [(Double, CGFloat)] {
        assertEqual(try XCTUnwrap(animation.frame(of: stage.box, at: time)), 0, y, 50, 20)
      }
      XCTAssertNil(animation.frame(of: stage.root, at: 1))
      assertEqual(stage.box.currentPresentation.frame, 0, 0, 50, 20)
      stage.clock.advance(by: 0.5)
      assertEqual(stage.box.currentPresentation.frame, 0, 25, 50, 20)
      stage.clock.advance(to: 2)
      XCTAssertEqual(stage.clock.animations, [])
      assertEqual(stage.box.currentPresentation.frame, 0, 100, 50, 20)
      // The recording answers afterwards, too.
      assertEqual(try XCTUnwrap(animation.frame(of: stage.box, at: 1)), 0, 50, 50, 20)
    }
  }

  func test_whatWasPendingBeforeIsPartOfIt() throws {
    try onMainActor {
      let stage = MovingStage()
      stage.top.constant = 10
      // Flushed before: not animated.
      stage.root.layoutIfNeeded()
      stage.top.constant = 30
      View.animate(withDuration: 1, animations: { stage.root.layoutIfNeeded() })
      let animation = try XCTUnwrap(stage.clock.animations.first)
      assertEqual(try XCTUnwrap(animation.frame(of: stage.box, at: 0)), 0, 10, 50, 20)
    }
  }

  func test_alphaTransformAndColour() throws {
    try onMainActor {
      let stage = MovingStage()
      stage.box.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
      View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.alpha = 0.5
        stage.box.transform = CGAffineTransform(scaleX: 3, y: 1)
        stage.box.backgroundColor = Color(red: 0, green: 0, blue: 1, alpha: 1)
      }
      let animation = try XCTUnwrap(stage.clock.animations.first)
      XCTAssertEqual(try XCTUnwrap(animation.alpha(of: stage.box, at: 0.5)), 0.75, accuracy: 1e-12)
      XCTAssertEqual(try XCTUnwrap(animation.transform(of: stage.box, at: 0.5)).a, 2, accuracy: 1e-12)
      let seen = try XCTUnwrap(animation.presentation(of: stage.box, at: 0.25))
      XCTAssertEqual(seen.backgroundColor, Color(red: 0.75, green: 0, blue: 0.25, alpha: 1))
      // Half as wide again, around (25, 10).
      assertEqual(seen.frame, -12.5, 0, 75, 20)
      XCTAssertEqual(stage.box.alpha, 0.5)
      assertEqual(stage.box.frame, -50, 0, 150, 20)
    }
  }

  func test_turnsGoTheShorterWay() throws {
    try onMainActor {
      let stage = MovingStage()
      stage.box.transform = CGAffineTransform(rotationAngle: -.pi * 3 / 4)
      View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.transform = CGAffineTransform(rotationAngle: .pi * 3 / 4)
      }
      let animation = try XCTUnwrap(stage.clock.animations.first)
      // From -135 to 135 degrees by way of 180.
      let half = try XCTUnwrap(animation.transform(of: stage.box, at: 0.5))
      XCTAssertEqual(half.a, -1, accuracy: 1e-12)
      XCTAssertEqual(half.b, 0, accuracy: 1e-12)
      XCTAssertEqual(half.d, -1, accuracy: 1e-12)
    }
  }

  func test_mirrorImagesAreSquashedOnTheWay() throws {
    try onMainActor {
      let stage = MovingStage()
      View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.transform = CGAffineTransform(scaleX: -1, y: 1)
      }
      let animation = try XCTUnwrap(stage.clock.animations.first)
      let quarter = try XCTUnwrap(animation.transform(of: stage.box, at: 0.25))
      XCTAssertEqual(quarter.a, 0.5, accuracy: 1e-12)
      XCTAssertEqual(quarter.d, 1, accuracy: 1e-12)
    }
  }

  func test_delays() throws {
    try onMainActor {
      let stage = MovingStage()
      var isDone = false
      stage.top.constant = 100
      View.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        stage.root.layoutIfNeeded()
      } completion: {
        isDone = $0
      }
      let animation = try XCTUnwrap(stage.clock.animations.first)
      XCTAssertEqual(animation.delay, 0.5)
      XCTAssertEqual(animation.endTime, 1.5)
      stage.clock.advance(to: 0.5)
      assertEqual(stage.box.currentPresentation.frame.minY, 0)
      stage.clock.advance(to: 1)
      assertEqual(stage.box.currentPresentation.frame.minY, 50)
      XCTAssertFalse(isDone)
      stage.clock.advance(to: 1.5)
      XCTAssertTrue(isDone)
    }
  }

  func test_overlappingAnimationsAddUp() {
    onMainActor {
      let stage = MovingStage()
      stage.move(to: 100, for: 2)
      stage.clock.advance(by: 1)
      // At 50, then back to 0 within 2: half of the first and all of the second are left, -50 + 100.
      stage.move(to: 0, for: 2)
      assertEqual(stage.box.currentPresentation.frame.minY, 50)
      stage.clock.advance(by: 1)
      // The first is over, half of the second is left.
      assertEqual(stage.box.currentPresentation.frame.minY, 50)
      // At 1.5 of both a quarter of the first, -25, and three quarters of the second, 75.
      assertEqual(stage.box.presentation(atClockTime: 1.5).frame.minY, 75)
    }
  }

  func test_innerAnimationsTakeAsLongAsOuterOnes() {
    onMainActor {
      let stage = MovingStage()
      View.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        XCTAssertEqual(View.inheritedAnimationDuration, 3)
        View.animate(withDuration: 1) { stage.box.alpha = 0 }
        View.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
          stage.box.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        stage.root.alpha = 0.5
        View.performWithoutAnimation { stage.root.backgroundColor = .red }
      }
      XCTAssertEqual(stage.clock.animations.map(\.duration), [3, 1, 3])
      XCTAssertEqual(stage.clock.animations.map(\.views), [[stage.box], [stage.box], [stage.root]])
      XCTAssertEqual(stage.clock.animations[0].progress(at: 0.75), 0.25, accuracy: 1e-9)
      // Slow at both ends: less than a quarter.
      XCTAssertLessThan(stage.clock.animations[1].progress(at: 0.25), 0.2)
      XCTAssertEqual(stage.clock.animations[2].presentation(of: stage.root, at: 1)?.backgroundColor, .red)
      XCTAssertEqual(View.inheritedAnimationDuration, 0)
    }
  }

  func test_eachAnimatesWhatItChangedItself() {
    onMainActor {
      let stage = MovingStage()
      View.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        stage.box.alpha = 0.5
        stage.box.transform = CGAffineTransform(scaleX: 2, y: 1)
        let short: View.AnimationOptions = [.overrideInheritedDuration, .curveLinear]
        View.animate(withDuration: 2, delay: 0, options: short) { stage.box.alpha = 0 }
        View.performWithoutAnimation { stage.box.transform = CGAffineTransform(scaleX: 3, y: 1) }
      }
      // From 1: half of it within 4, the other half within 2.
      for (time, alpha) in [(0, 1), (1, 0.625), (2, 0.25), (4, 0)] as [(Double, CGFloat)] {
        XCTAssertEqual(stage.box.presentation(atClockTime: time).alpha, alpha, accuracy: 1e-12)
      }
      // One of the two by which it is wider was not animated.
      for (time, scale) in [(0, 2), (2, 2.5), (4, 3)] as [(Double, CGFloat)] {
        XCTAssertEqual(stage.box.presentation(atClockTime: time).transform.a, scale, accuracy: 1e-12)
      }
    }
  }

  /// Nothing inside is animated, however it is asked for; what comes after it is.
  func test_animationsWithoutAnimation() {
    onMainActor {
      for isInside in [false, true] {
        let stage = MovingStage()
        var ends: [String] = []
        let actions = {
          View.performWithoutAnimation {
            View.animate(withDuration: 1, delay: 0.5, options: .layoutSubviews) {
              stage.box.alpha = 0
              stage.top.constant = 30
              View.animate(withDuration: 1) {
                stage.root.alpha = 0.5
              } completion: {
                ends.append("inner \($0)")
              }
            } completion: {
              ends.append("outer \($0)")
            }
          }
        }
        if isInside { View.animate(withDuration: 2, animations: actions) } else { actions() }
        XCTAssertEqual(stage.clock.animations, [])
        XCTAssertEqual(Set(ends), ["inner true", "outer true"])
        XCTAssertEqual(stage.box.currentPresentation.alpha, 0)
        XCTAssertEqual(stage.root.currentPresentation.alpha, 0.5)
        assertEqual(stage.box.currentPresentation.frame.minY, 30)
        stage.move(to: 0, for: 1)
        XCTAssertEqual(stage.clock.animations.map(\.views), [[stage.box]])
      }
    }
  }

  func test_laysOutWhatChangedIfAsked() {
    onMainActor {
      let stage = MovingStage()
      View.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
        stage.root.frame.size.width = 200
        stage.top.constant = 8
      }
      XCTAssertEqual(stage.clock.animations.map(\.views), [[stage.root, stage.box]])
      assertEqual(stage.box.frame.minY, 8)
    }
  }

  func test_repeatingAndReversing() throws {
    try onMainActor {
      let stage = MovingStage()
      stage.move(to: 100, for: 1, [.autoreverse])
      var animation = try XCTUnwrap(stage.clock.animations.first)
      for (time, part) in [(0.5, 0.5), (1, 1), (1.5, 0.5), (1.75, 0.25), (2, 1)] as [(Double, CGFloat)] {
        XCTAssertEqual(animation.progress(at: time), part, accuracy: 1e-9, "\(time)")
      }
      stage.clock.finish()
      XCTAssertEqual(stage.clock.time, 2)
      stage.move(to: 0, for: 1, [.repeat])
      animation = try XCTUnwrap(stage.clock.animations.first)
      XCTAssertEqual(animation.progress(at: 7.25), 0.25, accuracy: 1e-9)
      XCTAssertEqual(animation.endTime, .infinity)
      stage.clock.finish()
      XCTAssertEqual(stage.clock.animations, [animation])
      stage.move(to: 50, for: 1, [.repeat, .autoreverse])
      animation = try XCTUnwrap(stage.clock.animations.last)
      XCTAssertEqual(animation.progress(at: 3.25), 0.75, accuracy: 1e-9)
    }
  }

  func test_keyframes() {
    onMainActor {
      let stage = MovingStage()
      var isDone = false
      View.animateKeyframes(withDuration: 4, delay: 1) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.box.alpha = 0 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { stage.box.alpha = 0.8 }
      } completion: { _ in
        isDone = true
      }
      // From 1 to 0 between 1 and 3 seconds, to 0.8 between 3 and 4.
      let expected: [(Double, CGFloat)] = [(0, 1), (1, 1), (2, 0.5), (3, 0), (3.5, 0.4), (4, 0.8), (4.5, 0.8)]
      for (time, alpha) in expected {
        XCTAssertEqual(stage.box.presentation(atClockTime: time).alpha, alpha, accuracy: 1e-12, "\(time)")
      }
      stage.clock.advance(to: 4.9)
      XCTAssertFalse(isDone)
      stage.clock.advance(to: 5)
      XCTAssertTrue(isDone)
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.box.alpha = 0.3 }
      XCTAssertEqual(stage.box.currentPresentation.alpha, 0.3)
    }
  }

  func test_hiddenArrangedViewsCollapseOverTime() throws {
    try onMainActor {
      let root = makeRoot(100, 200)
      let clock = AnimationClock()
      root.animationClock = clock
      let (first, second) = (Box(50, 40), Box(50, 20))
      let stack = StackView(arrangedSubviews: [first, second])
      stack.axis = .vertical
      stack.alignment = .leading
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      root.layoutIfNeeded()
      View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        first.isHidden = true
        root.layoutIfNeeded()
      }
      let animation = try XCTUnwrap(clock.animations.first)
      assertEqual(second.frame.minY, 0)
      assertEqual(try XCTUnwrap(animation.frame(of: second, at: 0.5)), 0, 20, 50, 20)
      assertEqual(try XCTUnwrap(animation.frame(of: first, at: 0.5)), 0, 0, 50, 20)
    }
  }
}
