import Foundation
import LayoutDSL
import XCTest

/// A view of (160, 120, 80, 80) in 320 x 480, which becomes 640 x 480.
final class AutoresizingTests: XCTestCase {
  /// Mask, x and width afterwards.
  ///
  /// Fixed parts keep their length, the flexible ones share the 320 more in proportion, two flexible margins keep the
  /// ratio of the centre: 200 / 320 = 0.625.
  private static let horizontal: [(mask: AutoresizingMask, x: CGFloat, width: CGFloat)] = [
    ([], 160, 80),
    (.flexibleRightMargin, 160, 80),
    // The right margin of 80 stays: 640 - 80 - 80.
    (.flexibleLeftMargin, 480, 80),
    // Both margins stay: 640 - 240.
    (.flexibleWidth, 160, 400),
    // W / 3 - 26.667 with a right margin of 80: 186.667, 640 - 80 - 186.667.
    ([.flexibleLeftMargin, .flexibleWidth], 1120.0 / 3, 560.0 / 3),
    // W / 2 - 80.
    ([.flexibleWidth, .flexibleRightMargin], 160, 240),
    // 0.625 * 640 - 40.
    ([.flexibleLeftMargin, .flexibleRightMargin], 360, 80),
    // W / 4 around 0.625 * 640.
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 160),
  ]

  private static func vertical(_ mask: AutoresizingMask) -> AutoresizingMask {
    AutoresizingMask(rawValue: mask.rawValue << 3)
  }

  func test_E49_setByHand() {
    onMainActor {
      for (mask, x, width) in Self.horizontal {
        let root = makeRoot(320, 480)
        let view = View(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
        view.autoresizingMask = mask
        root.addSubview(view)
        root.frame.size.width = 640
        assertEqual(view.frame, x, 120, width, 80)
        root.layoutIfNeeded()
        assertEqual(view.frame, x, 120, width, 80)
        root.frame.size.width = 320
        root.layoutIfNeeded()
        assertEqual(view.frame, 160, 120, 80, 80)
      }
    }
  }

  func test_E49_asConstraints() {
    onMainActor {
      for (mask, x, width) in Self.horizontal {
        // The superview's size is solved, so the view's can only come from its constraints.
        let root = makeRoot(1000, 1000)
        let outer = Box()
        let view = View(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
        root.addSubview(outer)
        relate(outer, .height, plus: 480)
        let outerWidth = relate(outer, .width, plus: 320)
        root.layoutIfNeeded()
        view.autoresizingMask = mask
        outer.addSubview(view)
        root.layoutIfNeeded()
        assertEqual(view.frame, 160, 120, 80, 80)
        outerWidth.constant = 640
        root.layoutIfNeeded()
        assertEqual(view.frame, x, 120, width, 80)
        outerWidth.constant = 320
        root.layoutIfNeeded()
        assertEqual(view.frame, 160, 120, 80, 80)
      }
    }
  }

  func test_E49_vertically() {
    onMainActor {
      for (mask, y, height) in Self.horizontal {
        let root = makeRoot(480, 320)
        let view = View(frame: CGRect(x: 120, y: 160, width: 80, height: 80))
        view.autoresizingMask = Self.vertical(mask)
        root.addSubview(view)
        root.layoutIfNeeded()
        root.frame.size.height = 640
        root.layoutIfNeeded()
        assertEqual(view.frame, 120, y, 80, height)
      }
    }
  }

  func test_masksMayDependOnASolvedSuperview() {
    onMainActor {
      let root = makeRoot(400, 100)
      let outer = Box()
      let view = View(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
      let after = Box()
      root.addSubview(outer)
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.adding(view, after)
      view.autoresizingMask = .flexibleWidth
      pin(outer, to: root)
      relate(after, .width, to: view)
      root.layoutIfNeeded()
      // Margins of 10 stay: 400 - 20.
      assertEqual(view.frame, 10, 0, 380, 100)
      assertEqual(after.frame, 0, 0, 380, 0)
    }
  }

  func test_noSizeIsNegative() {
    onMainActor {
      let root = makeRoot(320, 100)
      let view = View(frame: CGRect(x: 100, y: 0, width: 120, height: 10))
      view.autoresizingMask = .flexibleWidth
      root.addSubview(view)
      root.frame.size.width = 50
      assertEqual(view.frame, 100, 0, 0, 10)
    }
  }

  func test_autoresizingCanBeTurnedOff() {
    onMainActor {
      let root = makeRoot(320, 100)
      root.autoresizesSubviews = false
      let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
      view.autoresizingMask = .flexibleWidth
      root.addSubview(view)
      root.frame.size.width = 50
      assertEqual(view.frame, 0, 0, 320, 10)
    }
  }

  func test_masksGoOnFromWhereTheEnginePutTheView() {
    onMainActor {
      let root = makeRoot(1000, 1000)
      let outer = Box()
      let view = View(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
      root.addSubview(outer)
      let width = relate(outer, .width, plus: 100)
      root.layoutIfNeeded()
      view.autoresizingMask = .flexibleWidth
      outer.addSubview(view)
      root.layoutIfNeeded()
      width.constant = 300
      root.layoutIfNeeded()
      assertEqual(view.frame, 10, 0, 280, 10)
      // Another engine starts from there.
      outer.removeFromSuperview()
      outer.layoutIfNeeded()
      assertEqual(view.frame, 10, 0, 280, 10)
      width.constant = 400
      outer.layoutIfNeeded()
      assertEqual(outer.frame.width, 400)
      assertEqual(view.frame, 10, 0, 380, 10)
    }
  }

  func test_masksAreAboutFramesNotAlignmentRectangles() {
    onMainActor {
      for (mask, x, width) in Self.horizontal {
        let root = makeRoot(1000, 1000)
        let outer = Box()
        let view = Badge(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
        root.addSubview(outer)
        let outerWidth = relate(outer, .width, plus: 320)
        root.layoutIfNeeded()
        view.autoresizingMask = mask
        outer.addSubview(view)
        root.layoutIfNeeded()
        assertEqual(view.frame, 160, 120, 80, 80)
        outerWidth.constant = 640
        root.layoutIfNeeded()
        assertEqual(view.frame, x, 120, width, 80)
      }
    }
  }

  private final class Badge: View {
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 5) }
  }
}
