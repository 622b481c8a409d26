import Foundation
import LayoutDSL
import XCTest

final class AffineTransformTests: XCTestCase {
  private static let point = CGPoint(x: 3, y: 5)

  private func assertEqual(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat, line: UInt = #line) {
    XCTAssertEqual(point.x, x, accuracy: 1e-12, line: line)
    XCTAssertEqual(point.y, y, accuracy: 1e-12, line: line)
  }

  func test_points() {
    assertEqual(Self.point.applying(.identity), 3, 5)
    assertEqual(Self.point.applying(CGAffineTransform(scaleX: 2, y: -1)), 6, -5)
    assertEqual(Self.point.applying(CGAffineTransform(translationX: 10, y: 20)), 13, 25)
    // A quarter turn takes x to y: (3, 5) to (-5, 3).
    assertEqual(Self.point.applying(CGAffineTransform(rotationAngle: .pi / 2)), -5, 3)
  }

  func test_orderOfComposing() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let stretch = CGAffineTransform(scaleX: 2, y: 2)
    // Moved, then stretched: (13, 5) doubled. Stretched, then moved: (6, 10) and 10.
    assertEqual(Self.point.applying(move.concatenating(stretch)), 26, 10)
    assertEqual(Self.point.applying(stretch.concatenating(move)), 16, 10)
    // What is added comes first.
    assertEqual(Self.point.applying(move.scaledBy(x: 2, y: 2)), 16, 10)
    assertEqual(Self.point.applying(stretch.translatedBy(x: 10, y: 0)), 26, 10)
    assertEqual(Self.point.applying(move.rotated(by: .pi / 2)), 5, 3)
  }

  func test_inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 7, ty: -2)
    assertEqual(Self.point.applying(transform).applying(transform.inverted()), 3, 5)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    XCTAssertEqual(flat.inverted(), flat)
    XCTAssertTrue(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0).isIdentity)
  }

  func test_sizesAndRectangles() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let size = CGSize(width: 10, height: 20).applying(CGAffineTransform(scaleX: 3, y: 0.5))
    XCTAssertEqual(size, CGSize(width: 30, height: 10))
    // Corners (1, 2), (11, 2), (1, 22), (11, 22) go to x from -22 to -2 and y from 1 to 11.
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20).applying(turn)
    XCTAssertEqual(rect.minX, -22, accuracy: 1e-12)
    XCTAssertEqual(rect.minY, 1, accuracy: 1e-12)
    XCTAssertEqual(rect.width, 20, accuracy: 1e-12)
    XCTAssertEqual(rect.height, 10, accuracy: 1e-12)
  }
}
