import Foundation

/// Shows a snapshot in a table, as `UITableViewDiffableDataSource`. Applying one asks for everything anew.
open class TableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
  TableViewDataSource
{
  public typealias CellProvider = (TableView, IndexPath, Item) -> TableViewCell?

  // Stored: nothing is animated.
  open var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var view: TableView?
  private let cellProvider: CellProvider
  private var shown = DiffableSnapshot<Section, Item>()

  /// Becomes the table's data source. The table does not keep it alive.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    view = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> DiffableSnapshot<Section, Item> { shown }

  /// Shows a snapshot with the next layout; `completion` is called at once.
  open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    view?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: (indexPath.section, indexPath.row)) }

  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    shown.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  open func numberOfSections(in tableView: TableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
}
