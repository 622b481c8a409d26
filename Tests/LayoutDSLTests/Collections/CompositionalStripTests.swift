import Foundation
import LayoutDSL
import XCTest

/// Sections that scroll across the others. Cards of 120 with 10 between begin at 16, 146, 276 and so on.
final class CompositionalStripTests: XCTestCase {
  func testCardsInAStrip() {
    onMainActor {
      let stage = CompositionalStage([5, 1], cards(.continuous))
      XCTAssertEqual(stage.frames(), [frame(16, 5, 120, 80), frame(146, 5, 120, 80), frame(276, 5, 120, 80)])
      // 5 + 80 + 7, and 5 of the next section.
      XCTAssertEqual(stage.frames(1), [frame(16, 97, 120, 80)])
      XCTAssertEqual(stage.view.contentSize, CGSize(width: 300, height: 184))
      let strip = stage.view.orthogonalScrollView(inSection: 0)
      XCTAssertEqual(strip?.frame, frame(0, 5, 300, 80))
      // 16 + 5 x 120 + 4 x 10 + 24.
      XCTAssertEqual(strip?.contentSize, CGSize(width: 680, height: 80))
      XCTAssertEqual(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame, frame(146, 0, 120, 80))
    }
  }

  func testScrollingAStrip() {
    onMainActor {
      let stage = CompositionalStage([5, 1], cards(.continuous))
      stage.root.layoutIfNeeded()
      stage.view.orthogonalScrollView(inSection: 0)?.userScroll(x: 150)
      // The first has gone: 16 - 150 + 120 is less than 0. The fourth begins at 406 - 150.
      XCTAssertEqual(stage.frames(), [frame(-4, 5, 120, 80), frame(126, 5, 120, 80), frame(256, 5, 120, 80)])
      XCTAssertEqual(stage.view.indexPathsForVisibleItems.map(\.item), [1, 2, 3, 0])
      XCTAssertEqual(stage.frames(1), [frame(16, 97, 120, 80)])
      // As far as it goes: 680 - 300.
      stage.view.orthogonalScrollView(inSection: 0)?.userScroll(x: 1000)
      XCTAssertEqual(stage.view.orthogonalScrollView(inSection: 0)?.contentOffset.x, 380)
    }
  }

  /// Where strips come to rest when dragged by 80, by 50, and by 200: cards are 130 apart, a page is 300.
  func testComingToRest() {
    onMainActor {
      XCTAssertEqual(rests(.continuous), [80, 50, 200])
      XCTAssertEqual(rests(.continuousGroupLeadingBoundary), [130, 0, 260])
      XCTAssertEqual(rests(.groupPaging), [130, 0, 130])
      XCTAssertEqual(rests(.groupPagingCentered), [130, 0, 130])
      XCTAssertEqual(rests(.paging), [0, 0, 300])
    }
  }

  /// 260 are left beside the insets; (260 - 120) / 2 = 70 before the first: its middle is at 16 + 70 + 60.
  func testInTheMiddle() {
    onMainActor {
      let stage = CompositionalStage([2], cards(.groupPagingCentered))
      XCTAssertEqual(stage.frames(), [frame(86, 5, 120, 80), frame(216, 5, 120, 80)])
      stage.view.orthogonalScrollView(inSection: 0)?.userScroll(x: 20, velocity: CGPoint(x: 1, y: 0))
      XCTAssertEqual(stage.frames(), [frame(-44, 5, 120, 80), frame(86, 5, 120, 80)])
    }
  }

  /// The strip begins at its right end: 300 - 16 - 120 = 164.
  func testReadFromTheRight() {
    onMainActor {
      let stage = CompositionalStage([5], cards(.groupPaging))
      stage.root.baseLayoutDirection = .rightToLeft
      XCTAssertEqual(stage.frames(), [frame(164, 5, 120, 80), frame(34, 5, 120, 80), frame(-96, 5, 120, 80)])
      stage.view.orthogonalScrollView(inSection: 0)?.userScroll(x: -100)
      XCTAssertEqual(stage.frames().first, frame(294, 5, 120, 80))
      XCTAssertEqual(stage.frames().dropFirst().first, frame(164, 5, 120, 80))
    }
  }

  /// Strips above each other in a layout that scrolls sideways scroll downwards.
  func testAcrossALayoutThatScrollsSideways() {
    onMainActor {
      let configuration = CompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let stage = CompositionalStage([5], cards(.continuous), height: 200, configuration)
      // 16 from the left, then 5 from the top; 80 + 10 further each.
      XCTAssertEqual(stage.frames(), [frame(16, 5, 120, 80), frame(16, 95, 120, 80), frame(16, 185, 120, 80)])
      stage.view.orthogonalScrollView(inSection: 0)?.userScroll(y: 90)
      XCTAssertEqual(stage.frames().first, frame(16, -85 + 90, 120, 80))
    }
  }

  /// The fourth begins at 406: its middle, 466, comes to that of the strip.
  func testScrollingToAnItem() {
    onMainActor {
      let stage = CompositionalStage([5], cards(.continuous))
      stage.root.layoutIfNeeded()
      stage.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
      XCTAssertEqual(stage.view.orthogonalScrollView(inSection: 0)?.contentOffset.x, 316)
      XCTAssertEqual(stage.view.contentOffset, .zero)
    }
  }

  /// A touch finds the card that is seen there.
  func testFindingAnItem() {
    onMainActor {
      let stage = CompositionalStage([5], cards(.continuous))
      stage.root.layoutIfNeeded()
      stage.view.orthogonalScrollView(inSection: 0)?.contentOffset.x = 130
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.view.indexPathForItem(at: CGPoint(x: 20, y: 50))?.item, 1)
    }
  }
}

#if MainActorViews
  @MainActor
#endif
private func rests(_ behavior: OrthogonalScrollingBehavior) -> [CGFloat?] {
  [80, 50, 200].map { (distance: CGFloat) in
    let stage = CompositionalStage([9], cards(behavior))
    stage.root.layoutIfNeeded()
    let strip = stage.view.orthogonalScrollView(inSection: 0)
    strip?.userScroll(x: distance)
    return strip?.contentOffset.x
  }
}
