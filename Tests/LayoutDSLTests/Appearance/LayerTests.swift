import Foundation
import LayoutDSL
import XCTest

final class LayerTests: XCTestCase {
  func testTheLayerOfAViewIsTheViews() {
    onMainActor {
      let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(view.layer.frame, view.frame)
      XCTAssertEqual(view.layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      XCTAssertEqual(view.layer.position, CGPoint(x: 25, y: 40))
      view.layer.opacity = 0.5
      view.layer.isHidden = true
      view.layer.backgroundColor = Color.red.cgColor
      XCTAssertEqual(view.alpha, 0.5)
      XCTAssertTrue(view.isHidden)
      XCTAssertEqual(view.backgroundColor, .red)
    }
  }

  func testSublayers() {
    onMainActor {
      let (layer, first, second) = (Layer(), ShapeLayer(), GradientLayer())
      XCTAssertNil(layer.sublayers)
      layer.addSublayer(first)
      layer.insertSublayer(second, at: 0)
      XCTAssertEqual(layer.sublayers, [second, first])
      layer.insertSublayer(second, above: first)
      XCTAssertEqual(layer.sublayers, [first, second])
      first.removeFromSuperlayer()
      XCTAssertEqual(layer.sublayers, [second])
      XCTAssertNil(first.superlayer)
      second.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      XCTAssertEqual(second.position, CGPoint(x: 20, y: 20))
      second.anchorPoint = .zero
      XCTAssertEqual(second.frame.origin, CGPoint(x: 20, y: 20))
    }
  }

  func testAnimationsAreKept() {
    onMainActor {
      let layer = Layer()
      let animation = BasicLayerAnimation(keyPath: "opacity")
      animation.toValue = 0
      layer.add(animation, forKey: "fade")
      XCTAssertEqual(layer.animationKeys(), ["fade"])
      XCTAssertTrue(layer.animation(forKey: "fade") === animation)
      layer.removeAllAnimations()
      XCTAssertNil(layer.animationKeys())
    }
  }

  func testPaths() {
    onMainActor {
      let path = BezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 11, y: 22))
      XCTAssertEqual(path.currentPoint, CGPoint(x: 11, y: 22))
      XCTAssertEqual(path.bounds, CGRect(x: 1, y: 2, width: 10, height: 20))
      let circle = BezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      XCTAssertEqual(circle.bounds, CGRect(x: 40, y: 40, width: 20, height: 20))
      let rounded = BezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 8, height: 8))
      XCTAssertEqual(rounded.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
      // A start, four lines but one, two arcs and a closing.
      XCTAssertEqual(rounded.cgPath.elements.count, 7)
    }
  }
}
