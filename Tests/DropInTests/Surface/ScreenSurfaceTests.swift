import SnapKit
import UIKit
import XCTest

/// What apps write most about controllers, lists and the app itself, spelled as they do, with UIKit's defaults.
final class ScreenSurfaceTests: XCTestCase {
  func testControllers() {
    onMainActor {
      let (controller, child) = (PlainController(), UIViewController())
      let navigation = UINavigationController(rootViewController: controller)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      XCTAssertEqual(controller.heard, ["load", "appear"])
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
      controller.navigationItem.largeTitleDisplayMode = .never
      navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      navigation.navigationBar.scrollEdgeAppearance = appearance
      navigation.pushViewController(UIViewController(), animated: true)
      XCTAssertEqual(navigation.viewControllers.count, 2)
      navigation.popViewController(animated: true)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .fullScreen
      controller.present(sheet, animated: true)
      XCTAssertNotNil(sheet.presentingViewController)
      sheet.dismiss(animated: true)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
      controller.present(alert, animated: true, completion: nil)
      XCTAssertTrue(alert.userChoose("OK"))
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      XCTAssertEqual(tabs.selectedIndex, 0)
    }
  }

  func testTables() {
    onMainActor {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      XCTAssertEqual(table.rowHeight, UITableView.automaticDimension)
      let source = Rows()
      table.register(PlainCell.self, forCellReuseIdentifier: "plain")
      table.dataSource = source
      table.delegate = source
      table.tableFooterView = UIView()
      table.separatorStyle = .none
      table.keyboardDismissMode = .onDrag
      table.contentInsetAdjustmentBehavior = .never
      table.refreshControl = UIRefreshControl()
      table.layoutIfNeeded()
      XCTAssertEqual(table.visibleCells.map(\.frame.height), [60, 60])
      XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["0", "1"])
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
      table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
      let cell = PlainCell(style: .value1, reuseIdentifier: nil)
      cell.selectionStyle = .none
      cell.accessoryType = .disclosureIndicator
      cell.detailTextLabel?.text = "Detail"
      XCTAssertFalse(cell.isSelected)
    }
  }

  /// Three of 40 below each other would not fit: columns of 40, 10 apart, 5 from the side.
  func testCollections() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      XCTAssertEqual([layout.minimumLineSpacing, layout.minimumInteritemSpacing], [10, 10])
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 40, height: 40)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 40), collectionViewLayout: layout)
      let source = Items()
      collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = source
      collection.delegate = source
      collection.isPagingEnabled = true
      collection.layoutIfNeeded()
      XCTAssertEqual(collection.visibleCells.map(\.frame.minX), [5, 55, 105])
      collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: true)
    }
  }

  func testStacksAndScrollers() {
    onMainActor {
      let stack = UIStackView(arrangedSubviews: [UIView()])
      stack.axis = .vertical
      stack.alignment = .center
      stack.distribution = .equalSpacing
      stack.addArrangedSubview(UIView())
      stack.insertArrangedSubview(UIView(), at: 0)
      stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.removeArrangedSubview(stack.arrangedSubviews[0])
      XCTAssertEqual(stack.arrangedSubviews.count, 2)
      let scroller = UIScrollView()
      XCTAssertTrue(scroller.showsVerticalScrollIndicator)
      scroller.contentSize = CGSize(width: 10, height: 1000)
      scroller.scrollIndicatorInsets = .zero
      scroller.decelerationRate = .fast
      scroller.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
      XCTAssertEqual(scroller.contentOffset.y, 10)
      scroller.panGestureRecognizer.isEnabled = false
    }
  }

  func testTheApp() {
    onMainActor {
      XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
      UIScreen.withMain(.pad, orientation: .landscapeLeft) {
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 1180, height: 820))
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
      }
      XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
      XCTAssertNil(UIApplication.shared.windows.first)
      XCTAssertFalse(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")))
      XCTAssertEqual(UIWindow(windowScene: UIWindowScene()).frame, UIScreen.main.bounds)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      XCTAssertEqual(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle, .dark)
    }
  }
}

private final class PlainController: UIViewController {
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screen"
    heard.append("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("appear")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class PlainCell: UITableViewCell {
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
}

private final class ItemCell: UICollectionViewCell {
  override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 1 : 0.5 } }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
