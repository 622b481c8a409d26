import Foundation
import LayoutDSL
import XCTest

final class GestureTests: XCTestCase {
  func testStatesRunTheHandlers() {
    onMainActor {
      let recognizer = GestureRecognizer()
      let heard = Heard()
      recognizer.addHandler { heard.states.append($0.state) }
      for state in [GestureRecognizer.State.began, .changed, .ended] { recognizer.state = state }
      XCTAssertEqual(heard.states, [.began, .changed, .ended])
      XCTAssertEqual(recognizer.state, .possible)
      recognizer.state = .failed
      XCTAssertEqual(heard.states.count, 3)
      recognizer.state = .began
      recognizer.isEnabled = false
      XCTAssertEqual(heard.states.suffix(2), [.began, .cancelled])
      recognizer.state = .began
      XCTAssertEqual(heard.states.count, 5)
    }
  }

  func testTheDelegateDecides() {
    onMainActor {
      let (recognizer, heard, refusing) = (TapGestureRecognizer(), Heard(), Refusing())
      recognizer.addHandler { heard.states.append($0.state) }
      recognizer.delegate = refusing
      recognizer.userTap()
      XCTAssertEqual(heard.states, [])
      XCTAssertEqual(recognizer.state, .possible)
    }
  }

  func testRecognizersMoveBetweenViews() {
    onMainActor {
      let (first, second, recognizer) = (View(), View(), TapGestureRecognizer())
      XCTAssertNil(first.gestureRecognizers)
      first.addGestureRecognizer(recognizer)
      XCTAssertTrue(recognizer.view === first)
      second.addGestureRecognizer(recognizer)
      XCTAssertNil(first.gestureRecognizers)
      XCTAssertEqual(second.gestureRecognizers?.count, 1)
      second.removeGestureRecognizer(recognizer)
      XCTAssertNil(recognizer.view)
    }
  }

  func testPanning() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = View(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      root.addSubview(view)
      let (recognizer, heard) = (PanGestureRecognizer(), Heard())
      view.addGestureRecognizer(recognizer)
      recognizer.addHandler { gesture in
        heard.states.append(gesture.state)
        if let pan = gesture as? PanGestureRecognizer { heard.points.append(pan.translation(in: view)) }
      }
      recognizer.userMove(by: CGPoint(x: 3, y: 4))
      recognizer.userMove(by: CGPoint(x: 1, y: 1))
      XCTAssertEqual(recognizer.location(in: view), CGPoint(x: 4, y: 5))
      XCTAssertEqual(recognizer.location(in: root), CGPoint(x: 14, y: 25))
      recognizer.userRelease(velocity: CGPoint(x: 100, y: 0))
      XCTAssertEqual(heard.states, [.began, .changed, .changed, .ended])
      XCTAssertEqual(heard.points.last, CGPoint(x: 4, y: 5))
      XCTAssertEqual(recognizer.velocity(in: nil), CGPoint(x: 100, y: 0))
    }
  }

  /// A tap goes to the deepest view that is hit, and up from there to the first with something to do.
  func testTapsFindTheirView() {
    onMainActor {
      let root = makeRoot(200, 200)
      let card = View(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let label = View(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
      let button = Button(frame: CGRect(x: 10, y: 60, width: 40, height: 20))
      root.addSubview(card)
      card.adding(label, button)
      let heard = Heard()
      let tap = TapGestureRecognizer { heard.points.append($0.location(in: root)) }
      card.addGestureRecognizer(tap)
      button.addAction(for: .touchUpInside) { heard.texts.append("button") }
      XCTAssertTrue(label.userTap())
      // The middle of the label: 50 + 10 + 20, 50 + 10 + 10.
      XCTAssertEqual(heard.points, [CGPoint(x: 80, y: 70)])
      XCTAssertTrue(button.userTap())
      XCTAssertEqual(heard.texts, ["button"])
      button.isEnabled = false
      XCTAssertTrue(button.userTap())
      XCTAssertEqual(heard.texts, ["button"])
      XCTAssertFalse(root.userTap(at: CGPoint(x: 5, y: 5)))
      card.isUserInteractionEnabled = false
      XCTAssertFalse(label.userTap())
      XCTAssertEqual(heard.points.count, 1)
    }
  }

  func testHitting() {
    onMainActor {
      let root = makeRoot(100, 100)
      let (back, front) = (View(frame: root.bounds), View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      root.adding(back, front)
      XCTAssertTrue(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === front)
      XCTAssertTrue(root.hitTest(CGPoint(x: 70, y: 20), with: nil) === back)
      XCTAssertNil(root.hitTest(CGPoint(x: 170, y: 20), with: nil))
      front.alpha = 0
      XCTAssertTrue(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
      back.isHidden = true
      XCTAssertTrue(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === root)
    }
  }

  func testTouchesGoUp() {
    onMainActor {
      let (outer, inner) = (TouchedView(), View(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
      outer.addSubview(inner)
      let touch = Touch(at: CGPoint(x: 1, y: 2), in: inner)
      inner.touchesBegan([touch], with: InputEvent(touches: [touch]))
      touch.move(to: CGPoint(x: 3, y: 2))
      inner.touchesMoved([touch], with: nil)
      XCTAssertEqual(outer.places, [CGPoint(x: 6, y: 7), CGPoint(x: 8, y: 7)])
      XCTAssertEqual(touch.previousLocation(in: inner), CGPoint(x: 1, y: 2))
    }
  }
}

private final class Heard {
  var states: [GestureRecognizer.State] = []
  var points: [CGPoint] = []
  var texts: [String] = []
}

private final class Refusing: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { false }
}

private final class TouchedView: View {
  var places: [CGPoint] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    places += touches.map { $0.location(in: self) }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    places += touches.map { $0.location(in: self) }
  }
}
