import Foundation
import LayoutDSL
import XCTest

/// What rewrites of Auto Layout get wrong about the tree around the constraints, one test a trap.
final class TreeTrapTests: XCTestCase {
  /// A view is placed by its superview: a pass that is asked for at the bottom begins at the topmost that needs one.
  func test_trap15_aViewIsPlacedFromAbove() {
    onMainActor {
      let root = makeRoot(100, 100)
      let (outer, leaf) = (Box(), Box(10, 10))
      root.addSubview(outer)
      outer.addSubview(leaf)
      let place = relate(outer, .left, to: root, plus: 10)
      relate(leaf, .left, to: outer, plus: 5)
      root.layoutIfNeeded()
      place.constant = 30
      XCTAssertEqual(outer.frame.minX, 10, "not before a pass")
      leaf.layoutIfNeeded()
      XCTAssertEqual([outer.frame.minX, leaf.frame.minX], [30, 5])
    }
  }

  /// Both margins flexible: the centre stays at 200 of 320, 0.625 of the width: 400 of 640. A frame set by hand counts anew.
  func test_trap19_masksKeepTheRatioOfTheCentre() {
    onMainActor {
      let root = makeRoot(320, 480)
      let view = View(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
      view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      root.addSubview(view)
      root.layoutIfNeeded()
      root.frame.size.width = 640
      root.layoutIfNeeded()
      assertEqual(view.frame, 360, 120, 80, 80)
      view.frame.origin.x = 280
      root.layoutIfNeeded()
      root.frame.size.width = 320
      root.layoutIfNeeded()
      // The centre is at 320 of 640 now.
      assertEqual(view.frame.midX, 160)
    }
  }

  /// Per side what is left of the superview's margin at the view's edge, 20 - 5, 30 - 50, 40 - 15 and 50 - 15, but at least its
  /// own 8.
  func test_trap31_preservedMarginsAreWhatIsLeftOfThem() {
    onMainActor {
      let root = makeRoot(200, 200)
      root.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
      let view = View(frame: CGRect(x: 50, y: 5, width: 135, height: 180))
      root.addSubview(view)
      view.preservesSuperviewLayoutMargins = true
      XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 15, left: 8, bottom: 25, right: 35))
    }
  }

  /// 80 at the bottom; a child that ends 30 above it has 50 of that, one that ends 90 above none.
  func test_trap32_safeAreaIsWhatOverlaps() {
    onMainActor {
      let window = Window(size: CGSize(width: 300, height: 600), scale: 1)
      window.safeArea = EdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
      let near = View(frame: CGRect(x: 0, y: 0, width: 300, height: 570))
      let far = View(frame: CGRect(x: 0, y: 0, width: 300, height: 510))
      let beyond = View(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
      window.adding(near, far, beyond)
      window.layoutIfNeeded()
      XCTAssertEqual([near, far, beyond].map(\.safeAreaInsets.bottom), [50, 0, 80])
    }
  }
}
