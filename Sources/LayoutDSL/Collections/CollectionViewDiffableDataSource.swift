import Foundation

/// Shows a snapshot in a collection view, as `UICollectionViewDiffableDataSource`. Applying one asks for everything anew.
open class CollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
  CollectionViewDataSource
{
  public typealias CellProvider = (CollectionView, IndexPath, Item) -> CollectionViewCell?
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var view: CollectionView?
  private let cellProvider: CellProvider
  private var shown = DiffableSnapshot<Section, Item>()

  /// Becomes the view's data source. The view does not keep it alive.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
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

  open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: (indexPath.section, indexPath.item)) }

  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    shown.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  open func numberOfSections(in collectionView: CollectionView) -> Int { shown.numberOfSections }

  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }

  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) } ?? CollectionViewCell()
  }

  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }
}
