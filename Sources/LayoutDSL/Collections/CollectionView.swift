import Foundation

/// Items placed by a layout, as `UICollectionView`. Only the items that are seen exist as views; they are used again.
///
/// What is seen is made in layout passes. What a user does is a call: `userSelectItem(at:)`. Moving by hand and prefetching are
/// absent.
open class CollectionView: ScrollView {
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open var collectionViewLayout: CollectionViewLayout { didSet { layoutReplaced(oldValue) } }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Stands behind the items, as large as the view.
  open var backgroundView: View? { didSet { backgroundReplaced(oldValue) } }
  // Stored: nothing is fetched before it is seen.
  open var isPrefetchingEnabled = true

  var collection = CollectionState()

  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// With a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: Reusing

  /// Has cells of a class be made for an identifier, by their `init(frame:)`; nil takes it back.
  open func register(_ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    setMaker("", identifier, cellClass.map { type in { type.make(reuseIdentifier: identifier) } })
  }

  /// Has views of a class be made for a kind and an identifier, by their `init(frame:)`; nil takes it back.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    setMaker(elementKind, identifier, viewClass.map { type in { type.make(reuseIdentifier: identifier) } })
  }

  /// A cell that is no longer seen, or a new one of the registered class. An identifier without one is reported, and
  /// the cell is a plain one (UIKit: raises).
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> CollectionViewCell
  {
    (dequeue("", identifier) as? CollectionViewCell) ?? CollectionViewCell()
  }

  /// The same for a view of another kind.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    dequeue(elementKind, identifier) ?? CollectionReusableView()
  }

  // MARK: Updates

  /// Asks for everything anew with the next layout; nothing is selected then.
  open func reloadData() {
    collection.selected = []
    collection.needsReload = true
    setNeedsLayout()
  }

  /// Carries out changes together, then calls `completion` with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collection.updateDepth += 1
    updates?()
    collection.updateDepth -= 1
    if collection.updateDepth == 0 { applyUpdates() }
    completion?(true)
  }

  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

  // MARK: Overrides

  open override func layoutSubviews() {
    placeItems()
    super.layoutSubviews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.surroundingsChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.surroundingsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.surroundingsChanged()
  }
}
