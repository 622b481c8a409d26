import Foundation
import LayoutDSL
import XCTest

/// UIKit's timing: Apple documents the control points of the curves, the motion of a spring is mechanics.
final class TimingTests: XCTestCase {
  /// Both coordinates of a curve's point by its parameter; the time is one, the progress the other.
  private static func point(
    _ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat), _ parameter: CGFloat
  ) -> (CGFloat, CGFloat) {
    let rest = 1 - parameter
    let (one, two, three) = (
      3 * rest * rest * parameter, 3 * rest * parameter * parameter, parameter * parameter * parameter
    )
    return (one * first.0 + two * second.0 + three, one * first.1 + two * second.1 + three)
  }

  func test_curves() throws {
    try onMainActor {
      let curves: [(View.AnimationOptions, (CGFloat, CGFloat), (CGFloat, CGFloat))] = [
        (.curveEaseInOut, (0.42, 0), (0.58, 1)), (.curveEaseIn, (0.42, 0), (1, 1)), (.curveEaseOut, (0, 0), (0.58, 1)),
        (.curveLinear, (0, 0), (1, 1)),
      ]
      for (options, first, second) in curves {
        let stage = MovingStage()
        View.animate(withDuration: 4, delay: 0, options: options) { stage.box.alpha = 0 }
        let animation = try XCTUnwrap(stage.clock.animations.first)
        for step in 0...10 {
          let (time, progress) = Self.point(first, second, CGFloat(step) / 10)
          XCTAssertEqual(animation.progress(at: 4 * time), progress, accuracy: 1e-8)
        }
      }
      // Without options: slow at both ends, half at the half.
      let stage = MovingStage()
      View.animate(withDuration: 1) { stage.box.alpha = 0 }
      XCTAssertEqual(try XCTUnwrap(stage.clock.animations.first).progress(at: 0.5), 0.5, accuracy: 1e-9)
    }
  }

  func test_springsThatDoNotSwing() throws {
    try onMainActor {
      let stage = MovingStage()
      View.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
        stage.box.alpha = 0
      }
      let animation = try XCTUnwrap(stage.clock.animations.first)
      // A thousandth is left at the end: (1 + x) e^-x with x = 9.2334 there, so half of that at the half.
      for time in [0.25, 0.5, 1, 1.5] {
        let phase = 9.233412 * time / 2
        XCTAssertEqual(animation.progress(at: time), 1 - (1 + phase) * exp(-phase), accuracy: 1e-12)
      }
      XCTAssertEqual(animation.progress(at: 1.999), 0.999, accuracy: 1e-5)
      XCTAssertEqual(animation.progress(at: 2), 1)
    }
  }

  func test_springsThatSwing() throws {
    try onMainActor {
      let stage = MovingStage()
      View.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3) {
        stage.box.alpha = 0
      }
      let animation = try XCTUnwrap(stage.clock.animations.first)
      // x'' + 2·z·w·x' + w²·x = 0 with z = 0.5, by small steps, x being what is left.
      let frequency = -log(0.001 * 0.75.squareRoot()) / 0.5
      var (left, speed, time) = (1.0, -3.0, 0.0)
      let step = 1e-6
      var compared = 0
      while time < 0.9 {
        let middle = left + speed * step / 2
        let middleSpeed = speed + (-frequency * speed - frequency * frequency * left) * step / 2
        left += middleSpeed * step
        speed += (-frequency * middleSpeed - frequency * frequency * middle) * step
        time += step
        let tenth = (time / step).rounded().truncatingRemainder(dividingBy: 100_000)
        guard tenth == 0 else { continue }
        compared += 1
        XCTAssertEqual(animation.progress(at: time), 1 - left, accuracy: 1e-6)
      }
      XCTAssertGreaterThanOrEqual(compared, 8)
      // It swings past its end.
      XCTAssertTrue((1..<100).contains { animation.progress(at: Double($0) / 100) > 1.05 })
    }
  }

  func test_springsByDurationAndBounce() {
    onMainActor {
      let stage = MovingStage()
      View.animate(springDuration: 0.5, bounce: 0.3) { stage.box.alpha = 0 }
      View.animate(springDuration: 0.5) { stage.box.alpha = 1 }
      View.animate(springDuration: 0.5, bounce: -0.5) { stage.box.alpha = 0 }
      let (swinging, still, creeping) = (
        stage.clock.animations[0], stage.clock.animations[1], stage.clock.animations[2]
      )
      // A swing of 2 pi in 0.5 seconds, damped by 0.7: e^-(0.7·4pi·t) times cosine and sine of 4pi·sqrt(0.51)·t.
      let (decay, swing) = (0.7 * 4 * Double.pi, 4 * Double.pi * 0.51.squareRoot())
      for time in [0.1, 0.2, 0.4] {
        let expected = 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
        XCTAssertEqual(swinging.progress(at: time), expected, accuracy: 1e-12)
      }
      XCTAssertEqual(still.duration, 9.233412 / (4 * .pi), accuracy: 1e-9)
      // Over when a thousandth is left.
      for animation in [swinging, still, creeping] {
        XCTAssertEqual(animation.progress(at: animation.duration * 0.9999999), 1, accuracy: 0.00101)
        XCTAssertGreaterThan(animation.duration, 0.5)
      }
      XCTAssertGreaterThan(creeping.duration, still.duration)
      XCTAssertLessThan(creeping.progress(at: 0.3), still.progress(at: 0.3))
    }
  }
}
