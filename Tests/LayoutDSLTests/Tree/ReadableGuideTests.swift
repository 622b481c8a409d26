import Foundation
import LayoutDSL
import XCTest

final class ReadableGuideTests: XCTestCase {
  func test_E54_readableWidth() {
    onMainActor {
      let wide = makeRoot(2000, 100)
      wide.layoutIfNeeded()
      // 672 wide, centred at 1000; above and below the margins of 8.
      assertEqual(wide.readableContentGuide.layoutFrame, 664, 8, 672, 84)
      // (1024 - 672) / 2.
      assertEqual(makeRoot(1024, 100).readableContentGuide.layoutFrame, 176, 8, 672, 84)
      // Narrower than that: the margins.
      assertEqual(makeRoot(390, 100).readableContentGuide.layoutFrame, 8, 8, 374, 84)
    }
  }

  func test_constraintsFollowTheWidth() {
    onMainActor {
      let root = makeRoot(1024, 100)
      let text = Box(View.noIntrinsicMetric, 20)
      root.addSubview(text)
      relate(text, .left, to: root.readableContentGuide)
      relate(text, .right, to: root.readableContentGuide)
      root.layoutIfNeeded()
      assertEqual(text.frame, 176, 0, 672, 20)
      root.frame.size.width = 700
      root.layoutIfNeeded()
      // 700 - 16 is more than 672: 14 at each side.
      assertEqual(text.frame, 14, 0, 672, 20)
      root.layoutMargins = EdgeInsets(top: 0, left: 100, bottom: 0, right: 50)
      root.layoutIfNeeded()
      assertEqual(text.frame, 100, 0, 550, 20)
      root.frame.size.width = 1022
      root.layoutIfNeeded()
      // 872 between the margins, 200 more than readable: 100 at each side.
      assertEqual(text.frame, 200, 0, 672, 20)
    }
  }
}
