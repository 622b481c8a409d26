import Foundation
import LayoutDSL
import XCTest

/// One box of 200 x 200 in a root of 400 x 400. Values: Cartography's EdgeSpec, which runs on UIKit.
final class BasicEquationsTests: XCTestCase {
  typealias Attribute = AttributeConstraint.Attribute

  /// The frame of the box with one relation to the root.
  private func frame(_ attribute: Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0) -> CGRect {
    onMainActor {
      let root = makeRoot(400, 400)
      let box = Box()
      root.addSubview(box)
      size(box, 200, 200)
      relate(box, attribute, to: root, times: multiplier, plus: constant)
      root.layoutIfNeeded()
      return box.frame
    }
  }

  func test_E01_leftWithConstant() {
    // minX = 0 + constant; nothing is said vertically, so y is 0.
    assertEqual(frame(.left, plus: -100), -100, 0, 200, 200)
    assertEqual(frame(.left, plus: 100), 100, 0, 200, 200)
  }

  func test_E02_rightWithConstant() {
    // maxX = 400 + constant, minX = maxX - 200.
    assertEqual(frame(.right, plus: 100), 300, 0, 200, 200)
    assertEqual(frame(.right, plus: -100), 100, 0, 200, 200)
  }

  func test_E03_topAndBottomWithConstant() {
    assertEqual(frame(.top, plus: 100), 0, 100, 200, 200)
    // maxY = 400 - 100, minY = 300 - 200.
    assertEqual(frame(.bottom, plus: -100), 0, 100, 200, 200)
  }

  func test_E04_pairOfInequalitiesIsAnEquality() {
    onMainActor {
      let root = makeRoot(400, 400)
      let box = Box()
      root.addSubview(box)
      size(box, 200, 200)
      // A wish for 50 shows that both bind: without either one it would be met.
      relate(box, .left, .lessThanOrEqual, to: root)
      relate(box, .left, .greaterThanOrEqual, to: root)
      relate(box, .left, to: root, plus: 50, at: 500)
      relate(box, .left, to: root, plus: -50, at: 499)
      root.layoutIfNeeded()
      assertEqual(box.frame, 0, 0, 200, 200)
    }
  }

  func test_E05_centers() {
    // The root's centre is 200: midX = m * 200 + c.
    assertEqual(frame(.centerX).midX, 200)
    assertEqual(frame(.centerX, plus: 100).midX, 300)
    assertEqual(frame(.centerX, plus: -100).midX, 100)
    assertEqual(frame(.centerX, times: 2).midX, 400)
    assertEqual(frame(.centerX, times: 0.5).midX, 100)
    assertEqual(frame(.centerY).midY, 200)
    assertEqual(frame(.centerY, plus: 100).midY, 300)
    assertEqual(frame(.centerY, plus: -100).midY, 100)
    assertEqual(frame(.centerY, times: 2).midY, 400)
    assertEqual(frame(.centerY, times: 0.5).midY, 100)
  }

  func test_E06_edgesAgainstMargins() {
    onMainActor {
      let root = makeRoot(400, 400)
      root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      let first = Box()
      let second = Box()
      root.adding(first, second)
      size(first, 200, 200)
      size(second, 200, 200)
      relate(first, .top, to: root, .topMargin)
      relate(first, .left, to: root, .leftMargin)
      relate(second, .bottom, to: root, .bottomMargin)
      relate(second, .right, to: root, .rightMargin)
      root.layoutIfNeeded()
      assertEqual(first.frame, 20, 10, 200, 200)
      // maxX = 400 - 40, maxY = 400 - 30.
      assertEqual(second.frame, 160, 170, 200, 200)
    }
  }
}
