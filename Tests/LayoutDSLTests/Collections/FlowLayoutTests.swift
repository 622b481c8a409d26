import Foundation
import LayoutDSL
import XCTest

final class FlowLayoutTests: XCTestCase {
  /// 3 x 100 and 2 x 10 are 320; in 350 the 50 that are left go between the items, 25 each; the last line keeps step.
  func testLinesAreSpreadAndTheLastKeepsStep() {
    onMainActor {
      let stage = CollectionStage([5], width: 350)
      stage.layout.itemSize = CGSize(width: 100, height: 40)
      XCTAssertEqual(
        stage.frames(),
        [
          rect(0, 0, 100, 40), rect(125, 0, 100, 40), rect(250, 0, 100, 40), rect(0, 50, 100, 40),
          rect(125, 50, 100, 40),
        ])
      // Two lines of 40 and one distance of 10.
      XCTAssertEqual(stage.view.contentSize, CGSize(width: 350, height: 90))
    }
  }

  func testALoneItemStandsInTheMiddle() {
    onMainActor {
      let stage = CollectionStage([2], width: 350)
      stage.layout.itemSize = CGSize(width: 200, height: 40)
      // (350 - 200) / 2.
      XCTAssertEqual(stage.frames(), [rect(75, 0, 200, 40), rect(75, 50, 200, 40)])
    }
  }

  /// One item alone, though three would find room: it is where the first of them would be.
  func testAnUnfinishedLineBeginsAtTheStart() {
    onMainActor {
      let stage = CollectionStage([1], width: 320)
      stage.layout.itemSize = CGSize(width: 100, height: 40)
      XCTAssertEqual(stage.frames(), [rect(0, 0, 100, 40)])
    }
  }

  /// 120 + 10 + 150 are 280 and leave no room for 100 more; the 20 left go between them. Lower ones stand in the middle.
  func testItemsOfDifferentSizes() {
    onMainActor {
      let stage = CollectionStage([3], width: 300)
      stage.sizes = [CGSize(width: 120, height: 20), CGSize(width: 150, height: 60), CGSize(width: 100, height: 30)]
      XCTAssertEqual(stage.frames(), [rect(0, 20, 120, 20), rect(150, 0, 150, 60), rect(0, 70, 100, 30)])
    }
  }

  func testInsetsHeadersAndFooters() {
    onMainActor {
      let stage = CollectionStage([2, 1], width: 300)
      stage.layout.itemSize = CGSize(width: 130, height: 50)
      stage.layout.sectionInset = EdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
      stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
      stage.layout.footerReferenceSize = CGSize(width: 0, height: 20)
      // 30 + 5; 270 - 2 x 130 = 10 between.
      XCTAssertEqual(stage.frames(0), [rect(15, 35, 130, 50), rect(155, 35, 130, 50)])
      let header = CollectionView.elementKindSectionHeader
      let first = IndexPath(item: 0, section: 0)
      XCTAssertEqual(stage.view.supplementaryView(forElementKind: header, at: first)?.frame, rect(0, 0, 300, 30))
      let footer = CollectionView.elementKindSectionFooter
      XCTAssertEqual(stage.view.supplementaryView(forElementKind: footer, at: first)?.frame, rect(0, 92, 300, 20))
      // The second section begins at 30 + 5 + 50 + 7 + 20 = 112.
      XCTAssertEqual(stage.frames(1), [rect(15, 147, 130, 50)])
      XCTAssertEqual(stage.view.contentSize.height, 224)
    }
  }

  func testHorizontally() {
    onMainActor {
      let stage = CollectionStage([5], width: 300, height: 110)
      stage.layout.scrollDirection = .horizontal
      stage.layout.itemSize = CGSize(width: 80, height: 50)
      stage.layout.minimumLineSpacing = 4
      // Two of 50 and 10 fill 110; columns of 80 with 4 between.
      XCTAssertEqual(
        stage.frames(),
        [
          rect(0, 0, 80, 50), rect(0, 60, 80, 50), rect(84, 0, 80, 50), rect(84, 60, 80, 50), rect(168, 0, 80, 50),
        ])
      XCTAssertEqual(stage.view.contentSize, CGSize(width: 248, height: 110))
    }
  }

  func testContentInsetsTakeRoom() {
    onMainActor {
      let stage = CollectionStage([2], width: 300)
      stage.view.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      stage.layout.itemSize = CGSize(width: 120, height: 50)
      // 260 - 240 = 20 between.
      XCTAssertEqual(stage.frames(), [rect(0, 0, 120, 50), rect(140, 0, 120, 50)])
    }
  }

  /// Boxes of 70 x 30, 90 x 20 and 60 x 40 instead of the 50 x 50 they were thought to be: 70 + 10 + 90 + 10 + 60 are 240 in
  /// 250, so the 30 left are 15 between; a fourth of 60 would not find room.
  func testCellsSayWhatFitsThem() {
    onMainActor {
      let stage = CollectionStage([3], width: 250)
      let contents = [CGSize(width: 70, height: 30), CGSize(width: 90, height: 20), CGSize(width: 60, height: 40)]
      stage.prepare = { cell, path in cell.box.content = contents[path.item] }
      stage.layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
      XCTAssertEqual(stage.frames(), [rect(0, 5, 70, 30), rect(85, 10, 90, 20), rect(190, 0, 60, 40)])
      XCTAssertEqual(stage.view.contentSize.height, 40)
    }
  }

  func testAnotherWidthArrangesAnew() {
    onMainActor {
      let stage = CollectionStage([2], width: 350)
      stage.layout.itemSize = CGSize(width: 200, height: 40)
      XCTAssertEqual(stage.frames().map(\.minY), [0, 50])
      stage.view.frame.size.width = 410
      XCTAssertEqual(stage.frames().map(\.minY), [0, 0])
      stage.layout.itemSize = CGSize(width: 205, height: 40)
      XCTAssertEqual(stage.frames().map(\.minY), [0, 50])
    }
  }

  func testHeadersStayInSight() {
    onMainActor {
      let stage = CollectionStage([4, 4], width: 100, height: 100)
      stage.layout.itemSize = CGSize(width: 100, height: 50)
      stage.layout.minimumLineSpacing = 0
      stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
      stage.layout.sectionHeadersPinToVisibleBounds = true
      stage.root.layoutIfNeeded()
      stage.view.contentOffset.y = 60
      stage.root.layoutIfNeeded()
      let header = CollectionView.elementKindSectionHeader
      let first = IndexPath(item: 0, section: 0)
      XCTAssertEqual(stage.view.supplementaryView(forElementKind: header, at: first)?.frame.minY, 60)
      // The section ends at 220 and takes it along.
      stage.view.contentOffset.y = 210
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.view.supplementaryView(forElementKind: header, at: first)?.frame.minY, 200)
    }
  }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
