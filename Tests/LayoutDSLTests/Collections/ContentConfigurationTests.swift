import Foundation
import LayoutDSL
import XCTest

final class ContentConfigurationTests: XCTestCase {
  /// A line of 20.287109375 and 22 around it are less than 44; the text stays in the middle, between the table's margins of 16.
  func testARowOfATable() {
    onMainActor {
      let root = makeRoot(320, 400)
      root.textMeasurer = TenPointCharacters()
      let source = ConfiguredRows()
      let table = TableView(frame: root.bounds, style: .plain)
      table.dataSource = source
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      root.addSubview(table)
      root.layoutIfNeeded()
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      XCTAssertEqual(first?.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
      let content = first?.contentView.subviews.first as? ListContentView
      let label = content?.textLabel
      XCTAssertEqual(label.map { table.convert($0.bounds, from: $0).minX }, 16)
      XCTAssertEqual(label.map { table.convert($0.bounds, from: $0).maxX }, 304)
      XCTAssertEqual(label.map { table.convert($0.bounds, from: $0).midY } ?? 0, 22, accuracy: 1e-9)
      // The second shows a second text of 15 points: 11 + 20.287109375 + 3 + 17.900390625 + 11.
      XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height, 63.1875)
    }
  }

  func testTheDefaultFollowsTheStyle() {
    onMainActor {
      XCTAssertEqual(
        TableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration().secondaryTextProperties
          .font,
        .systemFont(ofSize: 12))
      XCTAssertTrue(
        TableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration()
          .prefersSideBySideTextAndSecondaryText)
    }
  }

  /// The view of one's own fills the content view, decides on the height, and is used again by configurations of its type.
  func testAConfigurationOfOnesOwn() {
    onMainActor {
      let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      cell.contentConfiguration = BoxConfiguration(height: 30)
      let first = cell.contentView.subviews.first
      XCTAssertEqual(fittingHeight(cell), 30)
      cell.contentConfiguration = BoxConfiguration(height: 50)
      XCTAssertTrue(cell.contentView.subviews.first === first)
      XCTAssertEqual(fittingHeight(cell), 50)
      cell.contentConfiguration = ListContentConfiguration.cell()
      XCTAssertFalse(cell.contentView.subviews.first === first)
      cell.contentConfiguration = nil
      XCTAssertEqual(cell.contentView.subviews, [])
    }
  }

  /// The configuration is 10 higher while the cell is selected.
  func testFollowingTheState() {
    onMainActor {
      let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var heard: [Bool] = []
      cell.contentConfiguration = BoxConfiguration(height: 30)
      cell.configurationUpdateHandler = { _, state in heard.append(state.isSelected) }
      cell.layoutIfNeeded()
      cell.isSelected = true
      XCTAssertEqual(fittingHeight(cell), 40)
      XCTAssertEqual(heard, [false, true])
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isSelected = false
      XCTAssertEqual(fittingHeight(cell), 40)
    }
  }

  /// Rows of a list are 44 high at least.
  func testARowOfACollectionView() {
    onMainActor {
      let row = size(.fractionalWidth(1), .estimated(60))
      let group = CollectionLayoutGroup.vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
      let root = makeRoot(300, 400)
      let view = CollectionView(
        frame: root.bounds,
        collectionViewLayout: CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
      let registration = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      let source = CollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = DiffableSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot)
      root.addSubview(view)
      root.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.map(\.frame), [frame(0, 0, 300, 44), frame(0, 44, 300, 44)])
    }
  }

  /// 17.5 above, two rows of 44 between 16 at each side, 17.5 below; the arrow takes 11 and 16 of the second.
  func testALayoutOfLists() {
    onMainActor {
      let (root, view) = (makeRoot(300, 400), lists(.insetGrouped))
      root.addSubview(view.view)
      root.layoutIfNeeded()
      let cells = view.view.visibleCells
      XCTAssertEqual(cells.map(\.frame), [frame(16, 17.5, 268, 44), frame(16, 61.5, 268, 44)])
      XCTAssertEqual(cells.map(\.contentView.frame), [frame(0, 0, 268, 44), frame(0, 0, 241, 44)])
      XCTAssertEqual(view.view.contentSize.height, 123)
      root.baseLayoutDirection = .rightToLeft
      root.layoutIfNeeded()
      XCTAssertEqual(view.view.visibleCells.map(\.contentView.frame.minX), [0, 27])
      let plain = lists(.plain)
      root.addSubview(plain.view)
      root.layoutIfNeeded()
      XCTAssertEqual(plain.view.visibleCells.map(\.frame), [frame(0, 0, 300, 44), frame(0, 44, 300, 44)])
    }
  }
}

/// Two rows, the second with an arrow; and what they come from.
#if MainActorViews
  @MainActor
#endif
private func lists(
  _ appearance: CollectionLayoutListConfiguration.Appearance
) -> (view: CollectionView, source: CollectionViewDiffableDataSource<Int, String>) {
  let layout = CollectionViewCompositionalLayout.list(using: CollectionLayoutListConfiguration(appearance: appearance))
  let view = CollectionView(frame: frame(0, 0, 300, 400), collectionViewLayout: layout)
  let registration = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, path, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    cell.accessories = path.item == 1 ? [.disclosureIndicator()] : []
  }
  let source = CollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
  }
  var snapshot = DiffableSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(["a", "b"])
  source.apply(snapshot)
  return (view, source)
}

#if MainActorViews
  @MainActor
#endif
private func fittingHeight(_ cell: CollectionViewCell) -> CGFloat {
  let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  attributes.frame = cell.frame
  return cell.preferredLayoutAttributesFitting(attributes).size.height
}

/// A box of a height, 10 more in selected cells.
private struct BoxConfiguration: ContentConfiguration {
  var height: CGFloat
  var isSelected = false

  func makeContentView() -> View & ContentView { BoxContent(configuration: self) }

  func updated(for state: any ConfigurationState) -> BoxConfiguration {
    var updated = self
    updated.isSelected = (state as? CellConfigurationState)?.isSelected ?? false
    return updated
  }
}

private final class BoxContent: View, ContentView {
  var configuration: any ContentConfiguration { didSet { show() } }
  private let box = Box()

  init(configuration: BoxConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(box)
    box.snp.makeConstraints { make in make.edges.equalToSuperview() }
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func show() {
    guard let shown = configuration as? BoxConfiguration else { return }
    box.content = CGSize(width: 20, height: shown.height + (shown.isSelected ? 10 : 0))
  }
}

private final class ConfiguredRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "abcd"
    if indexPath.row == 1 { content.secondaryText = "efgh" }
    cell.contentConfiguration = content
    return cell
  }
}
