import Foundation

extension CollectionView {
  /// Notes a change; on its own it is a group of one.
  func update(_ change: (inout TableUpdates) -> Void) {
    collection.updateDepth += 1
    change(&collection.updates)
    collection.updateDepth -= 1
    if collection.updateDepth == 0 { applyUpdates() }
  }

  /// Brings what is known of the items in line with the changes: cells and the selection go along with their items.
  func applyUpdates() {
    let updates = collection.updates
    collection.updates = TableUpdates()
    guard !collection.needsReload else { return }
    let counts = currentCounts()
    let origins = updates.origins(from: collection.counts, to: counts)
    guard counts == origins.map(\.rows.count) else {
      tell(.inconsistentUpdate(subject: reportName, expected: origins.map(\.rows.count), found: counts))
      return reloadData()
    }
    let moved = movedItems(updates, origins)
    collection.selected = collection.selected.compactMap { moved[$0] }
    let cells = collection.loaded.filter { $0.key.kind == nil && moved[$0.key.path] != nil }
    for element in cells.keys { collection.loaded[element] = nil }
    unload(except: [])
    for (element, view) in cells {
      guard let now = moved[element.path] else { continue }
      collection.loaded[CollectionState.Element(kind: nil, path: now)] = view
    }
    collection.counts = counts
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
  }

  /// Where each item is now that is not new or asked for anew.
  private func movedItems(
    _ updates: TableUpdates, _ origins: [(section: Int?, rows: [IndexPath?])]
  ) -> [IndexPath: IndexPath] {
    var moved: [IndexPath: IndexPath] = [:]
    let reloaded = Set(updates.reloadedRows)
    for (section, origin) in origins.enumerated() {
      for (item, path) in origin.rows.enumerated() {
        guard let path, !updates.reloads(path, reloaded) else { continue }
        moved[path] = IndexPath(item: item, section: section)
      }
    }
    return moved
  }
}
