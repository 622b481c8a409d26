import Foundation
import LayoutDSL
import XCTest

/// A transform changes what is seen of a view and nothing else.
final class TransformTests: XCTestCase {
  func test_layoutDoesNotKnowOfTransforms() {
    onMainActor {
      let root = makeRoot(300, 300)
      let (box, after) = (Box(100, 40), Box(10, 10))
      root.adding(box, after)
      relate(box, .left, to: root, plus: 20)
      let top = relate(box, .top, to: root, plus: 30)
      relate(after, .left, to: box, .right, plus: 5)
      box.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      root.layoutIfNeeded()
      // Solved: (20, 30, 100, 40). Seen around its centre (70, 50): 200 x 20.
      XCTAssertEqual(box.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
      XCTAssertEqual(box.center, CGPoint(x: 70, y: 50))
      assertEqual(box.frame, -30, 40, 200, 20)
      assertEqual(box.exactFrame, 20, 30, 100, 40)
      assertEqual(after.frame.minX, 125)
      // The next layout moves the centre; the transform stays.
      top.constant = 50
      root.layoutIfNeeded()
      assertEqual(box.frame, -30, 60, 200, 20)
      box.transform = .identity
      assertEqual(box.frame, 20, 50, 100, 40)
      // Nothing asks for a pass.
      box.transform = CGAffineTransform(translationX: 7, y: 0)
      assertEqual(box.frame, 27, 50, 100, 40)
      root.layoutIfNeeded()
      assertEqual(box.frame, 27, 50, 100, 40)
    }
  }

  func test_framesUnderATurn() {
    onMainActor {
      let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      // 40 x 100 around (60, 40).
      assertEqual(view.frame, 40, -10, 40, 100)
      XCTAssertEqual(view.center, CGPoint(x: 60, y: 40))
    }
  }

  func test_settingAFrameUnderATransform() {
    onMainActor {
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.transform = CGAffineTransform(scaleX: 2, y: 4).concatenating(CGAffineTransform(translationX: 5, y: 0))
      view.frame = CGRect(x: 100, y: 100, width: 40, height: 80)
      assertEqual(view.frame, 100, 100, 40, 80)
      XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 20))
      // The middle of what is seen, (120, 140), less the move.
      XCTAssertEqual(view.center, CGPoint(x: 115, y: 140))
      view.center = CGPoint(x: 15, y: 40)
      assertEqual(view.frame, 0, 0, 40, 80)
      view.bounds.size = CGSize(width: 10, height: 10)
      XCTAssertEqual(view.center, CGPoint(x: 15, y: 40))
      assertEqual(view.frame, 10, 20, 20, 40)
    }
  }

  func test_masksUnderATransform() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = View(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      view.autoresizingMask = .flexibleWidth
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      root.addSubview(view)
      root.frame.size.width = 200
      XCTAssertEqual(view.bounds.size, CGSize(width: 180, height: 20))
      root.layoutIfNeeded()
      XCTAssertEqual(view.bounds.size, CGSize(width: 180, height: 20))
      XCTAssertEqual(view.center, CGPoint(x: 100, y: 20))
    }
  }

  func test_badTransformsAreReported() {
    onMainActor {
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let recorder = ReportRecorder()
      recorder.during { view.transform = CGAffineTransform(scaleX: .nan, y: 1) }
      XCTAssertEqual(
        recorder.kinds, [.notFinite(property: "transform", value: .notANumber, subject: "View")])
      XCTAssertEqual(view.transform, .identity)
    }
  }

  func test_pointsBetweenViews() {
    onMainActor {
      let root = makeRoot(300, 300)
      let outer = View(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
      let inner = View(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
      let other = View(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
      root.adding(outer, other)
      outer.addSubview(inner)
      let point = CGPoint(x: 1, y: 2)
      XCTAssertEqual(inner.convert(point, to: outer), CGPoint(x: 11, y: 22))
      XCTAssertEqual(inner.convert(point, to: nil), CGPoint(x: 111, y: 72))
      XCTAssertEqual(inner.convert(point, to: other), CGPoint(x: 111, y: -128))
      XCTAssertEqual(other.convert(point, from: inner), CGPoint(x: 111, y: -128))
      XCTAssertEqual(inner.convert(CGPoint(x: 111, y: 72), from: nil), point)
      XCTAssertEqual(inner.convert(inner.bounds, to: root), CGRect(x: 110, y: 70, width: 30, height: 30))
      XCTAssertEqual(
        root.convert(CGRect(x: 110, y: 70, width: 30, height: 30), to: inner), inner.bounds)
      outer.bounds.origin = CGPoint(x: 5, y: 0)
      XCTAssertEqual(inner.convert(point, to: nil), CGPoint(x: 106, y: 72))
      outer.bounds.origin = .zero
      // Twice as large around (150, 100): the corner of the inner view at (-40, -30) from there is at (-80, -60).
      outer.transform = CGAffineTransform(scaleX: 2, y: 2)
      XCTAssertEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 70, y: 40))
      XCTAssertEqual(inner.convert(inner.bounds, to: root), CGRect(x: 70, y: 40, width: 60, height: 60))
      XCTAssertEqual(root.convert(CGPoint(x: 70, y: 40), to: inner), .zero)
    }
  }

  private final class Round: View {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  func test_cornersFromBoundsInLayoutSubviews() {
    onMainActor {
      let root = makeRoot(200, 200)
      let avatar = Round()
      avatar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(avatar)
      size(avatar, 60, 48)
      root.layoutIfNeeded()
      XCTAssertEqual(avatar.layer.cornerRadius, 24)
      let height = avatar.constraints[1]
      height.constant = 80
      root.layoutIfNeeded()
      XCTAssertEqual(avatar.layer.cornerRadius, 40)
    }
  }
}
