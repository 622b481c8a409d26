import Foundation

extension CollectionView {
  var collectionDelegate: (any CollectionViewDelegate)? { delegate as? any CollectionViewDelegate }

  /// The numbers of items by section, asked for where they are not known.
  var upToDateCounts: [Int] {
    if collection.needsReload { reloadItems() }
    return collection.counts
  }

  public var numberOfSections: Int { upToDateCounts.count }

  public func numberOfItems(inSection section: Int) -> Int {
    let counts = upToDateCounts
    guard counts.indices.contains(section) else {
      tell(.badIndex(section, count: counts.count, subject: "sections of \(reportName)"))
      return 0
    }
    return counts[section]
  }

  /// The cell of an item that is seen.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    collection.loaded[CollectionState.Element(kind: nil, path: indexPath)] as? CollectionViewCell
  }

  /// The view of a kind that is seen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> CollectionReusableView?
  {
    collection.loaded[CollectionState.Element(kind: elementKind, path: indexPath)]
  }

  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    collection.loaded.first { $0.value === cell }?.key.path
  }

  /// The items that are seen, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    collection.loaded.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  /// The cells that are seen, in the order of their items.
  public var visibleCells: [CollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  private func hasItem(at path: IndexPath) -> Bool {
    let counts = upToDateCounts
    return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// Scrolls so that an item is where the position says. An item that is not there is reported.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard hasItem(at: indexPath), let attributes = layoutAttributesForItem(at: indexPath) else {
      return tell(.badIndexPath("\(indexPath)", subject: reportName))
    }
    takeLayoutsContentSize()
    scrollStrip(to: attributes, at: scrollPosition, animated: animated)
    setContentOffset(offset(toSee: attributes.frame, at: scrollPosition), animated: animated)
  }

  // MARK: Selection

  /// The selected items in the order of selection; nil without any.
  public var indexPathsForSelectedItems: [IndexPath]? { collection.selected.isEmpty ? nil : collection.selected }

  /// Selects an item without telling the delegate; nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in collection.selected { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection, hasItem(at: indexPath) else { return }
    if !allowsMultipleSelection {
      for path in collection.selected where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !collection.selected.contains(indexPath) { collection.selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Touches an item as a user does: highlights it, selects it, deselects the others, or the item itself where several can be
  /// selected, and asks and tells the delegate.
  public func userSelectItem(at indexPath: IndexPath) {
    guard allowsSelection, hasItem(at: indexPath) else { return }
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsMultipleSelection, collection.selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let others = allowsMultipleSelection ? [] : collection.selected.filter { $0 != indexPath }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    for path in others { delegate?.collectionView(self, didDeselectItemAt: path) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
