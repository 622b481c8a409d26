import Foundation

extension TableView {
  /// Notes a change; on its own it is a group of one.
  func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&table.updates)
    endUpdates()
  }

  /// Brings what is known of the rows in line with the changes and has those that are seen measured again.
  func applyUpdates() {
    let updates = table.updates
    table.updates = TableUpdates()
    endSwipe()
    guard !table.needsReload else { return }
    let old = table.slots
    let counts = currentCounts()
    let origins = updates.origins(from: old.counts, to: counts)
    guard counts == origins.map(\.rows.count) else {
      tell(.inconsistentUpdate(subject: reportName, expected: origins.map(\.rows.count), found: counts))
      return reloadData()
    }
    let moved = movedSlots(updates, origins, from: old, to: counts)
    let origin = Dictionary(uniqueKeysWithValues: moved.map { ($0.value, $0.key) })
    var slot = -1
    var new = TableSlots(counts: counts) { kind in
      slot += 1
      return origin[slot].map { old.heights.values[$0] } ?? firstHeight(kind)
    }
    for (before, now) in moved where old.isKnown(before) { new.know(now) }
    table.selected = moveSelection(moved, old, new)
    carryViews(moved, new)
    setNeedsLayout()
  }

  /// Where each slot is now that is not new or asked for anew.
  private func movedSlots(
    _ updates: TableUpdates, _ origins: [(section: Int?, rows: [IndexPath?])], from old: TableSlots, to counts: [Int]
  ) -> [Int: Int] {
    var moved: [Int: Int] = [:]
    let reloaded = Set(updates.reloadedRows)
    var start = 0
    for origin in origins {
      let end = start + origin.rows.count + 1
      if let before = origin.section, !updates.reloadedSections.contains(before) {
        moved[old.starts[before]] = start
        moved[old.starts[before + 1] - 1] = end
      }
      for (row, path) in origin.rows.enumerated() {
        guard let path, !updates.reloads(path, reloaded), let slot = old.slot(of: path) else { continue }
        moved[slot] = start + 1 + row
      }
      start = end + 1
    }
    return moved
  }

  private func moveSelection(_ moved: [Int: Int], _ old: TableSlots, _ new: TableSlots) -> [IndexPath] {
    table.selected.compactMap { path in
      guard let slot = old.slot(of: path).flatMap({ moved[$0] }), case .row(let path) = new.kind(of: slot) else {
        return nil
      }
      return path
    }
  }

  /// Views go along with what they show; what is gone or asked for anew may be used again.
  private func carryViews(_ moved: [Int: Int], _ new: TableSlots) {
    let (cells, views) = (table.cells, table.sectionViews)
    table.cells = cells.filter { moved[$0.key] == nil }
    table.sectionViews = views.filter { moved[$0.key] == nil }
    unload(except: 0..<0)
    table.slots = new
    for (slot, cell) in cells {
      guard let now = moved[slot] else { continue }
      table.cells[now] = cell
      table.slots.forget(now)
    }
    for (slot, view) in views {
      guard let now = moved[slot] else { continue }
      table.sectionViews[now] = view
      table.slots.forget(now)
    }
  }
}
