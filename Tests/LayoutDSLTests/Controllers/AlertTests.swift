import Foundation
import LayoutDSL
import XCTest

final class AlertTests: XCTestCase {
  func testChoosing() {
    onMainActor {
      let controller = ViewController()
      let window = Window(size: CGSize(width: 390, height: 844))
      window.rootViewController = controller
      var heard: [String] = []
      let alert = AlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Delete", style: .destructive) { heard.append($0.title ?? "") })
      alert.addAction(AlertAction(title: "Keep", style: .cancel))
      alert.addTextField { $0.placeholder = "Why" }
      XCTAssertEqual(alert.textFields?.map(\.placeholder), ["Why"])
      controller.present(alert, animated: true)
      XCTAssertTrue(controller.presentedViewController === alert)
      XCTAssertFalse(alert.userChoose("Ignore"))
      XCTAssertTrue(alert.userChoose("Delete"))
      XCTAssertEqual(heard, ["Delete"])
      XCTAssertNil(controller.presentedViewController)
      alert.actions[1].isEnabled = false
      XCTAssertFalse(alert.userChoose("Keep"))
    }
  }

  /// The safe area is (0, 47, 390, 763).
  func testEdgesOfBars() {
    onMainActor {
      let controller = ViewController()
      let window = Window(screen: .phone)
      window.rootViewController = controller
      let view = View()
      controller.view.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(controller.topLayoutGuide.snp.bottom)
        make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
      }
      window.layoutIfNeeded()
      assertEqual(view.frame, 0, 47, 390, 763)
      XCTAssertEqual(controller.topLayoutGuide.length, 47)
      XCTAssertEqual(controller.bottomLayoutGuide.length, 34)
      XCTAssertEqual(controller.view.layoutGuides.count, 2)
    }
  }

  func testListsAsViewsOfControllers() {
    onMainActor {
      let rows = Rows(style: .plain)
      let window = Window(size: CGSize(width: 320, height: 480))
      window.rootViewController = rows
      window.layoutIfNeeded()
      XCTAssertTrue(rows.view === rows.tableView)
      XCTAssertEqual(rows.tableView.frame, window.bounds)
      XCTAssertEqual(rows.tableView.visibleCells.map(\.frame.height), [30, 30])
      let items = Items(collectionViewLayout: CollectionViewFlowLayout())
      window.rootViewController = items
      window.layoutIfNeeded()
      XCTAssertEqual(items.collectionView.visibleCells.map(\.frame.minX), [0, 60, 120])
    }
  }

  func testPropertyAnimators() {
    onMainActor {
      var heard: [String] = []
      let animator = ViewPropertyAnimator(duration: 0.3, curve: .easeOut) { heard.append("first") }
      animator.addAnimations { heard.append("second") }
      animator.addCompletion { heard.append("\($0)") }
      XCTAssertEqual(heard, [])
      animator.startAnimation()
      XCTAssertEqual(heard, ["first", "second", "end"])
      XCTAssertEqual(animator.state, .inactive)
    }
  }

  func testAnimatorsWithAClock() {
    onMainActor {
      let root = makeRoot(100, 100)
      let clock = AnimationClock()
      root.animationClock = clock
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(view)
      var ended = false
      let animator = ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
        completion: { _ in ended = true })
      XCTAssertTrue(animator.isRunning)
      clock.advance(by: 0.25)
      XCTAssertEqual(view.currentPresentation.alpha, 0.75, accuracy: 1e-6)
      XCTAssertFalse(ended)
      clock.finish()
      XCTAssertTrue(ended)
    }
  }

  func testSearchingFromABar() {
    onMainActor {
      let (controller, updater) = (SearchController(searchResultsController: nil), Updater())
      controller.searchResultsUpdater = updater
      controller.searchBar.searchTextField.insertText("a")
      XCTAssertEqual(updater.heard, ["a"])
      XCTAssertTrue(controller.isActive)
    }
  }
}

private final class Rows: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
}

/// Three of 50 in a room of 320 - 150 = 170: 10 between.
private final class Items: CollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInset.right = 150
  }

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
}

private final class Updater: SearchResultsUpdating {
  var heard: [String] = []

  func updateSearchResults(for searchController: SearchController) {
    heard.append(searchController.searchBar.text ?? "")
  }
}
