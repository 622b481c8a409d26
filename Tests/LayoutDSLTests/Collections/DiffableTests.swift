import Foundation
import LayoutDSL
import XCTest

final class DiffableTests: XCTestCase {
  func testSnapshots() {
    var snapshot = DiffableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    XCTAssertEqual(snapshot.itemIdentifiers, [1, 2, 3])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [4, 2])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [3, 1])
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 1), "b")
    snapshot.insertSections(["c"], beforeSection: "a")
    XCTAssertEqual(snapshot.sectionIdentifiers, ["c", "a", "b"])
    snapshot.deleteItems([2])
    snapshot.deleteSections(["b"])
    XCTAssertEqual(snapshot.itemIdentifiers, [4])
    snapshot.appendItems([9], toSection: "nowhere")
    XCTAssertEqual(snapshot.numberOfItems, 1)
  }

  func testACollectionShowsWhatIsApplied() {
    onMainActor {
      let stage = CollectionStage([0], width: 200)
      let source = CollectionViewDiffableDataSource<String, Int>(collectionView: stage.view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: path)
        cell.tag = item
        return cell
      }
      var snapshot = source.snapshot()
      snapshot.appendSections(["all"])
      snapshot.appendItems([7, 8])
      source.apply(snapshot)
      // Three of 50 find room in 200 and leave 50: 25 between.
      XCTAssertEqual(stage.frames().map(\.minX), [0, 75])
      XCTAssertEqual(stage.view.visibleCells.map(\.tag), [7, 8])
      XCTAssertEqual(source.indexPath(for: 8), IndexPath(item: 1, section: 0))
      snapshot.deleteItems([7])
      source.apply(snapshot, animatingDifferences: false)
      XCTAssertEqual(stage.frames().count, 1)
      XCTAssertEqual(source.itemIdentifier(for: IndexPath(item: 0, section: 0)), 8)
    }
  }

  func testATableShowsWhatIsApplied() {
    onMainActor {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.rowHeight = 30
      let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = item
        return cell
      }
      var snapshot = DiffableSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["x", "y"])
      source.apply(snapshot)
      table.layoutIfNeeded()
      XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["x", "y"])
    }
  }
}
