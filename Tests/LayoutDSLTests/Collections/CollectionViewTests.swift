import Foundation
import LayoutDSL
import XCTest

final class CollectionViewTests: XCTestCase {
  /// A thousand items of 50 in a height of 100: two are seen, three while one is half away; three cells do for all.
  func testOnlyWhatIsSeenExists() {
    onMainActor {
      let stage = column(1000)
      XCTAssertEqual(stage.frames().map(\.minY), [0, 50])
      for offset in stride(from: CGFloat(0), to: 3000, by: 25) {
        stage.view.contentOffset.y = offset
        stage.root.layoutIfNeeded()
      }
      XCTAssertEqual(stage.made.count, 3)
      XCTAssertEqual(stage.view.contentSize.height, 50_000)
      XCTAssertEqual(stage.view.visibleCells.compactMap { $0 as? BoxItem }.map { $0.reuses > 10 }, [true, true, true])
    }
  }

  func testSelecting() {
    onMainActor {
      let stage = column(4)
      stage.root.layoutIfNeeded()
      stage.view.userSelectItem(at: item(0))
      stage.view.userSelectItem(at: item(1))
      XCTAssertEqual(stage.heard, ["highlight 0", "select 0", "highlight 1", "deselect 0", "select 1"])
      XCTAssertEqual(stage.view.visibleCells.map(\.isSelected), [false, true])
      stage.view.allowsMultipleSelection = true
      stage.view.userSelectItem(at: item(0))
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [item(1), item(0)])
      stage.view.userSelectItem(at: item(1))
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [item(0)])
      // It comes back selected.
      stage.view.contentOffset.y = 100
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.view.visibleCells.map(\.isSelected), [false, false])
      stage.view.contentOffset.y = 0
      stage.root.layoutIfNeeded()
      XCTAssertEqual(stage.view.visibleCells.map(\.isSelected), [true, false])
    }
  }

  func testScrollingToItems() {
    onMainActor {
      let stage = column(10)
      stage.view.scrollToItem(at: item(4), at: .top, animated: false)
      XCTAssertEqual(stage.view.contentOffset.y, 200)
      stage.view.scrollToItem(at: item(4), at: .bottom, animated: false)
      XCTAssertEqual(stage.view.contentOffset.y, 150)
      stage.view.scrollToItem(at: item(4), at: .centeredVertically, animated: false)
      XCTAssertEqual(stage.view.contentOffset.y, 175)
      stage.view.scrollToItem(at: item(9), at: .top, animated: false)
      XCTAssertEqual(stage.view.contentOffset.y, 400)
    }
  }

  func testInsertingDeletingAndMoving() {
    onMainActor {
      let stage = column(2)
      stage.root.layoutIfNeeded()
      let cells = stage.view.visibleCells
      stage.view.selectItem(at: item(1), animated: false, scrollPosition: [])
      stage.counts = [3]
      var isDone = false
      stage.view.performBatchUpdates({ stage.view.insertItems(at: [item(0)]) }, completion: { isDone = $0 })
      XCTAssertTrue(isDone)
      XCTAssertEqual(stage.frames().map(\.minY), [0, 50])
      XCTAssertTrue(stage.view.cellForItem(at: item(1)) === cells[0])
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [item(2)])
      stage.counts = [2]
      stage.view.deleteItems(at: [item(2)])
      XCTAssertNil(stage.view.indexPathsForSelectedItems)
      stage.view.moveItem(at: item(1), to: item(0))
      stage.root.layoutIfNeeded()
      XCTAssertTrue(stage.view.cellForItem(at: item(0)) === cells[0])
      XCTAssertEqual(cells[0].frame.minY, 0)
    }
  }

  func testWhatMakesNoSenseIsReported() {
    let recorder = ReportRecorder()
    recorder.during {
      onMainActor {
        let stage = column(2)
        stage.view.snp.setLabel("grid")
        stage.root.layoutIfNeeded()
        _ = stage.view.dequeueReusableCell(withReuseIdentifier: "none", for: item(0))
        stage.view.scrollToItem(at: item(7), at: .top, animated: false)
        XCTAssertEqual(stage.view.numberOfItems(inSection: 3), 0)
        stage.view.insertItems(at: [item(0)])
        XCTAssertEqual(stage.frames().count, 2)
      }
    }
    XCTAssertEqual(
      recorder.kinds,
      [
        .unregisteredIdentifier("none", subject: "grid"), .badIndexPath("[0, 7]", subject: "grid"),
        .badIndex(3, count: 1, subject: "sections of grid"),
        .inconsistentUpdate(subject: "grid", expected: [3], found: [2]),
      ])
  }

  func testAttributesAreCopied() {
    onMainActor {
      let attributes = CollectionViewLayoutAttributes(forCellWith: item(3))
      attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let copy = attributes.copy() as? CollectionViewLayoutAttributes
      attributes.frame = .zero
      XCTAssertEqual(copy?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(copy?.indexPath, item(3))
    }
  }

  func testRegistrations() {
    onMainActor {
      let stage = column(1)
      let registration = CollectionView.CellRegistration<BoxItem, Int> { cell, path, number in
        cell.tag = number + path.item
      }
      let cell = stage.view.dequeueConfiguredReusableCell(using: registration, for: item(2), item: 40)
      XCTAssertEqual(cell.tag, 42)
    }
  }

  func testALayoutOfOnesOwn() {
    onMainActor {
      let stage = column(3)
      stage.view.setCollectionViewLayout(Stairs(), animated: false)
      XCTAssertEqual(stage.frames().map(\.origin), (0..<3).map { CGPoint(x: 10 * $0, y: 20 * $0) })
      XCTAssertEqual(stage.view.contentSize, CGSize(width: 60, height: 80))
      XCTAssertEqual(stage.view.indexPathForItem(at: CGPoint(x: 25, y: 75)), item(2))
    }
  }
}

/// Each item 10 to the right and 20 below the one before, 40 x 40.
private final class Stairs: CollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    let last = CGFloat((collectionView?.numberOfItems(inSection: 0) ?? 0) - 1)
    return CGSize(width: 10 * last + 40, height: 20 * last + 40)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 10 * indexPath.item, y: 20 * indexPath.item, width: 40, height: 40)
    return attributes
  }
}

private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

/// Items of 100 x 50 below each other in a height of 100.
#if MainActorViews
  @MainActor
#endif
private func column(_ count: Int) -> CollectionStage {
  let stage = CollectionStage([count], width: 100, height: 100)
  stage.layout.itemSize = CGSize(width: 100, height: 50)
  stage.layout.minimumLineSpacing = 0
  return stage
}
