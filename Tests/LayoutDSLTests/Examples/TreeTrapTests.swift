import Foundation
import LayoutDSL
import XCTest

/// What naive layouts get wrong about passes, masks, margins, safe areas and animations.
final class TreeTrapTests: XCTestCase {
  private final class Counting: View {
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  func test_trap15_viewsArePlacedByTheirSuperviewNotByThemselves() {
    onMainActor {
      let root = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let leaf = Box(10, 10)
      let inner = Box(2, 2)
      root.addSubview(leaf)
      leaf.addSubview(inner)
      let outside = relate(leaf, .left, to: root)
      let inside = relate(inner, .left, to: leaf)
      root.layoutIfNeeded()
      root.count = 0
      // A pass on the leaf for what is in it leaves the rest alone.
      inside.constant = 3
      leaf.layoutIfNeeded()
      assertEqual(inner.frame.minX, 3)
      XCTAssertEqual(root.count, 0)
      // What moves the leaf is not for the leaf to carry out.
      outside.constant = 7
      leaf.layoutSubviews()
      assertEqual(leaf.frame.minX, 0)
      // A pass on it does move it, but only as it begins at the topmost view that needs layout, which then is the root.
      leaf.layoutIfNeeded()
      assertEqual(leaf.frame.minX, 7)
      XCTAssertEqual(root.count, 1)
    }
  }

  func test_trap19_framesMakeMasksAnewAndTwoMarginsKeepTheCentre() {
    onMainActor {
      let root = makeRoot(320, 100)
      let view = View(frame: CGRect(x: 160, y: 0, width: 80, height: 10))
      view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      root.addSubview(view)
      root.layoutIfNeeded()
      root.frame.size.width = 640
      root.layoutIfNeeded()
      // The centre of 200 in 320 stays at 0.625 of the width: 400. By the ratio of the margins, 160 to 80, it would begin
      // at 373.333.
      assertEqual(view.frame, 360, 0, 80, 10)
      // A frame set by hand is what counts from then on: its centre is at 0.125 of 640.
      view.frame = CGRect(x: 40, y: 0, width: 80, height: 10)
      root.layoutIfNeeded()
      root.frame.size.width = 320
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 80, 10)
      // What depends on it follows the frame at once.
      let after = Box(5, 5)
      root.addSubview(after)
      relate(after, .left, to: view, .right)
      root.layoutIfNeeded()
      view.frame.origin.x = 100
      root.layoutIfNeeded()
      assertEqual(after.frame.minX, 180)
    }
  }

  func test_trap31_preservedMarginsCountFromTheViewsEdge() {
    onMainActor {
      let root = makeRoot(200, 200)
      root.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
      let view = View(frame: CGRect(x: 5, y: 50, width: 180, height: 145))
      view.preservesSuperviewLayoutMargins = true
      root.addSubview(view)
      // 20 - 50 is less than its own 8; 30 - 5, 40 - 5 and 50 - 15. Not 20, 30, 40, 50.
      XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 8, left: 25, bottom: 35, right: 35))
      view.frame.origin.x = 25
      XCTAssertEqual(view.layoutMargins.left, 8)
    }
  }

  func test_trap32_safeAreasAreOverlapsAndNotHandedDown() {
    onMainActor {
      let window = Window(screen: .phone)
      let panel = View(frame: CGRect(x: 0, y: 20, width: 390, height: 700))
      let inner = View(frame: CGRect(x: 0, y: 10, width: 390, height: 100))
      let inside = View(frame: CGRect(x: 0, y: 30, width: 390, height: 100))
      let outside = View(frame: CGRect(x: 0, y: -40, width: 390, height: 100))
      window.addSubview(panel)
      panel.adding(inner, inside, outside)
      // 47 less 20, less 10 more; not below 0, and not above what the superview has.
      XCTAssertEqual(panel.safeAreaInsets, EdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
      XCTAssertEqual(inner.safeAreaInsets.top, 17)
      XCTAssertEqual(inside.safeAreaInsets, .zero)
      XCTAssertEqual(outside.safeAreaInsets.top, 27)
    }
  }

  func test_trap38_framesAreFinalRightAfterThePass() throws {
    try onMainActor {
      let stage = MovingStage()
      stage.top.constant = 200
      View.animate(withDuration: 0.3) {
        stage.root.layoutIfNeeded()
        assertEqual(stage.box.frame.minY, 200)
      }
      assertEqual(stage.box.frame.minY, 200)
      // What is seen has not begun to move.
      assertEqual(stage.box.currentPresentation.frame.minY, 0)
      // Slow at both ends: half at the half.
      let animation = try XCTUnwrap(stage.clock.animations.first)
      XCTAssertEqual(try XCTUnwrap(animation.frame(of: stage.box, at: 0.15)).minY, 100, accuracy: 1e-6)
    }
  }
}
