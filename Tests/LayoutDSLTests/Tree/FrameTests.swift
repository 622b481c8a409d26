import Foundation
import LayoutDSL
import XCTest

final class FrameTests: XCTestCase {
  func test_boundsAndCenterFollowTheFrame() {
    onMainActor {
      let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      // 10 + 30 / 2, 20 + 40 / 2.
      XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
      view.center = CGPoint(x: 50, y: 50)
      XCTAssertEqual(view.frame, CGRect(x: 35, y: 30, width: 30, height: 40))
      // The centre stays at 50: 50 - 100 / 2 and 50 - 20 / 2.
      view.bounds = CGRect(x: 3, y: 4, width: 100, height: 20)
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 40, width: 100, height: 20))
      XCTAssertEqual(view.bounds, CGRect(x: 3, y: 4, width: 100, height: 20))
    }
  }

  func test_negativeSizesAreTurned() {
    onMainActor {
      let view = View(frame: CGRect(x: 10, y: 10, width: -4, height: 5))
      XCTAssertEqual(view.frame, CGRect(x: 6, y: 10, width: 4, height: 5))
    }
  }

  func test_framesThatAreNoNumbersAreIgnored() {
    onMainActor {
      let recorder = ReportRecorder()
      let view = recorder.during {
        let view = View(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.frame = CGRect(x: CGFloat.infinity, y: 0, width: 3, height: 4)
        view.center = CGPoint(x: 0, y: -CGFloat.infinity)
        return view
      }
      XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(
        recorder.kinds,
        [
          .notFinite(property: "frame's width", value: .notANumber, subject: "View"),
          .notFinite(property: "frame's x", value: .infinity, subject: "View"),
          .notFinite(property: "frame's y", value: .negativeInfinity, subject: "View"),
        ])
    }
  }

  func test_overridesOfBoundsSeeWhatTheEngineSets() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = SizeWatcher()
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      pin(view, to: root, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      root.layoutIfNeeded()
      // 100 - 2 - 4 by 100 - 1 - 3.
      XCTAssertEqual(view.sizes, [CGSize(width: 94, height: 96)])
      root.frame.size.width = 50
      root.layoutIfNeeded()
      XCTAssertEqual(view.sizes.last, CGSize(width: 44, height: 96))
    }
  }

  private final class SizeWatcher: View {
    var sizes: [CGSize] = []

    override var bounds: CGRect {
      didSet {
        if bounds.size != oldValue.size { sizes.append(bounds.size) }
      }
    }
  }

  func test_framesOfViewsInConstraintsAreOverwritten() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box(20, 10)
      root.addSubview(view)
      relate(view, .left, to: root, plus: 5)
      root.layoutIfNeeded()
      view.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
      assertEqual(view.frame, 50, 50, 50, 50)
      root.layoutIfNeeded()
      assertEqual(view.frame, 5, 0, 20, 10)
    }
  }

  func test_framesOfViewsNothingIsSaidAboutStay() {
    onMainActor {
      let root = makeRoot(100, 100)
      let view = Box()
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let other = Box()
      root.adding(view, other)
      relate(other, .left, to: root, plus: 9)
      root.layoutIfNeeded()
      assertEqual(view.frame, 1, 2, 3, 4)
      // Once something is said, what is left open is 0.
      let constraint = relate(view, .width, plus: 30)
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 30, 0)
      constraint.isActive = false
      root.layoutIfNeeded()
      assertEqual(view.frame, 0, 0, 30, 0)
    }
  }

  func test_frameOfAViewThatTranslatesItsMaskIsFixed() {
    onMainActor {
      let root = makeRoot(200, 100)
      let fixed = View(frame: CGRect(x: 30, y: 10, width: 40, height: 20))
      let view = Box(10, 10)
      root.adding(fixed, view)
      relate(view, .left, to: fixed, .right, plus: 5)
      relate(view, .centerY, to: fixed)
      root.layoutIfNeeded()
      // 30 + 40 + 5; 10 + 20 / 2 - 10 / 2.
      assertEqual(view.frame, 75, 15, 10, 10)
      fixed.frame = CGRect(x: 0, y: 50, width: 100, height: 30)
      root.layoutIfNeeded()
      assertEqual(fixed.frame, 0, 50, 100, 30)
      assertEqual(view.frame, 105, 60, 10, 10)
    }
  }

  func test_rootLaidOutByConstraintsTakesTheirSize() {
    onMainActor {
      let root = View(frame: CGRect(x: 5, y: 6, width: 300, height: 200))
      root.translatesAutoresizingMaskIntoConstraints = false
      root.layoutIfNeeded()
      assertEqual(root.frame, 5, 6, 300, 200)
      relate(root, .width, plus: 120)
      root.layoutIfNeeded()
      // Nothing says anything about the height, so it stays.
      assertEqual(root.frame, 5, 6, 120, 200)
      let content = Box(50, 40)
      root.addSubview(content)
      relate(content, .top, to: root, plus: 10)
      relate(content, .bottom, to: root, plus: -10)
      root.layoutIfNeeded()
      // The content hugs at 250: 10 + 40 + 10.
      assertEqual(root.frame, 5, 6, 120, 60)
      assertEqual(content.frame, 0, 10, 50, 40)
    }
  }

  func test_alignmentRectanglesAreWhatConstraintsSee() {
    onMainActor {
      let root = makeRoot(200, 200)
      let view = Badge()
      view.translatesAutoresizingMaskIntoConstraints = false
      let inner = Box(10, 10)
      let after = Box(10, 10)
      root.adding(view, after)
      view.addSubview(inner)
      relate(view, .left, to: root, plus: 20)
      relate(view, .top, to: root, plus: 20)
      relate(after, .left, to: view, .right)
      relate(inner, .left, to: view)
      relate(inner, .bottom, to: root, plus: -100)
      root.layoutIfNeeded()
      // Alignment rectangle (20, 20, 50, 30); the frame reaches 1, 2, 3 and 4 further up, left, down and right.
      assertEqual(view.frame, 18, 19, 56, 34)
      assertEqual(after.frame, 70, 0, 10, 10)
      // In the badge's own coordinates its alignment left is 2; the bottom is at 100 - 19 of the badge.
      assertEqual(inner.frame, 2, 71, 10, 10)
      let rect = CGRect(x: 1, y: 1, width: 9, height: 9)
      XCTAssertEqual(view.alignmentRect(forFrame: view.frame(forAlignmentRect: rect)), rect)
    }
  }

  func test_marginsAreTakenFromTheFrame() {
    onMainActor {
      let root = makeRoot(200, 200)
      let view = Badge()
      view.translatesAutoresizingMaskIntoConstraints = false
      let inner = Box()
      root.addSubview(view)
      view.addSubview(inner)
      pin(inner, to: view.layoutMarginsGuide)
      root.layoutIfNeeded()
      // The frame is 56 by 34, less 8 on each side.
      assertEqual(view.bounds, 0, 0, 56, 34)
      assertEqual(inner.frame, 8, 8, 40, 18)
    }
  }

  func test_alignmentInsetsAreReadAgainWithTheContent() {
    onMainActor {
      let root = makeRoot(200, 200)
      let view = Shadowed()
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      relate(view, .left, to: root, plus: 20)
      relate(view, .width, plus: 50)
      root.layoutIfNeeded()
      assertEqual(view.frame, 20, 0, 50, 0)
      view.shadow = 3
      view.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      assertEqual(view.frame, 17, -3, 56, 6)
    }
  }

  private final class Shadowed: View {
    var shadow: CGFloat = 0

    override var alignmentRectInsets: EdgeInsets {
      EdgeInsets(top: shadow, left: shadow, bottom: shadow, right: shadow)
    }
  }

  func test_aConstraintWithItsGuideSaysSomethingAboutAView() {
    onMainActor {
      let root = makeRoot(200, 200)
      let panel = Box()
      panel.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
      let inner = Box(10, 10)
      root.addSubview(panel)
      panel.addSubview(inner)
      root.layoutIfNeeded()
      assertEqual(panel.frame, 30, 30, 50, 50)
      relate(inner, .right, to: panel.safeAreaLayoutGuide)
      root.layoutIfNeeded()
      // Everything is 0 but what the 10 of the inner view need; the panel was there first and gives way.
      assertEqual(panel.frame, 0, 0, 10, 0)
      assertEqual(inner.frame, 0, 0, 10, 10)
    }
  }

  private final class Badge: View {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }
}
