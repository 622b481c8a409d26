import Foundation

extension CollectionView {
  /// How often cells are asked for sizes in a pass before they are left as they are.
  private static var roundLimit: Int { 20 }

  private typealias Element = CollectionState.Element

  /// Makes and places what is seen, and lets go of what is not.
  func placeItems() {
    if collection.needsReload { reloadItems() }
    let hasOtherRoom = collection.bounds.size != bounds.size || collection.insets != adjustedContentInset
    if hasOtherRoom { collectionViewLayout.forgetSizes() }
    if hasOtherRoom || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.isInvalid = true
    }
    collection.bounds = bounds
    collection.insets = adjustedContentInset
    var seen: [CollectionViewLayoutAttributes] = []
    for _ in 0..<Self.roundLimit {
      takeLayoutsContentSize()
      placeStrips()
      seen = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.frame.overlaps(bounds) }
      var isSettled = true
      for attributes in seen {
        guard let view = load(attributes), collectionViewLayout.asksForSize(attributes) else { continue }
        if collectionViewLayout.take(view.preferredLayoutAttributesFitting(attributes)) { isSettled = false }
      }
      if isSettled { break }
    }
    unload(except: Set(seen.map(\.element)))
    collectionViewLayout.willPlace(seen)
    for attributes in seen { place(attributes) }
    orderByIndex(seen)
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  func takeLayoutsContentSize() {
    collectionViewLayout.prepareIfNeeded()
    assignContentSize(collectionViewLayout.collectionViewContentSize)
  }

  /// Forgets everything and counts anew.
  func reloadItems() {
    collection.needsReload = false
    unload(except: [])
    collection.counts = currentCounts()
    collection.updates = TableUpdates()
    collectionViewLayout.forgetSizes()
    collectionViewLayout.isInvalid = true
  }

  /// How many items the data source has in each section.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func layoutReplaced(_ old: CollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    removeStrips()
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  func backgroundReplaced(_ old: View?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Views

  private func load(_ attributes: CollectionViewLayoutAttributes) -> CollectionReusableView? {
    let element = attributes.element
    let holder = holder(of: attributes)
    if let view = collection.loaded[element] {
      if view.superview !== holder { holder.addSubview(view) }
      return view
    }
    if element.isDecoration { return loadDecoration(element) }
    guard let dataSource else { return nil }
    let view =
      if let kind = element.kind {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
      } else {
        dataSource.collectionView(self, cellForItemAt: element.path) as CollectionReusableView
      }
    collection.loaded[element] = view
    if view.superview !== holder { holder.addSubview(view) }
    if let cell = view as? CollectionViewCell, element.kind == nil {
      if cell.isSelected != collection.selected.contains(element.path) { cell.isSelected.toggle() }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
    }
    return view
  }

  /// Takes away what is not seen; it may be used again.
  func unload(except seen: Set<CollectionState.Element>) {
    for element in collection.loaded.keys.sorted(by: Element.isInOrder) where !seen.contains(element) {
      guard let view = collection.loaded.removeValue(forKey: element) else { continue }
      view.removeFromSuperview()
      if element.isDecoration { continue }
      if let kind = element.kind {
        collectionDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
      } else if let cell = view as? CollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
      keep(view, element.kind ?? "")
    }
  }

  private func place(_ attributes: CollectionViewLayoutAttributes) {
    guard let view = collection.loaded[attributes.element] else { return }
    view.apply(attributes)
    if !view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
    let exact = frameInHolder(attributes)
    let frame = rootView.pixelGrid?.rounded(exact) ?? exact
    if view.transform != .identity, view.transform != attributes.transform { view.transform = .identity }
    if view.transform == .identity, view.frame != frame { view.frame = frame }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    (view as? CollectionViewCell)?.placeContentView()
  }
}
