import Foundation

extension TableView {
  public var numberOfSections: Int { upToDate.counts.count }

  /// How many rows a section has; 0 for one that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    upToDate.counts.indices.contains(section) ? table.slots.counts[section] : 0
  }

  /// The cell of a row that is seen; nil for another.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    upToDate.slot(of: indexPath).flatMap { table.cells[$0] }
  }

  /// Where a cell that is seen is.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    for slot in table.cells.keys.sorted() where table.cells[slot] === cell {
      if case .row(let path) = table.slots.kind(of: slot) { return path }
    }
    return nil
  }

  /// The rows that are seen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    visibleSlots.compactMap { slot in
      if case .row(let path) = table.slots.kind(of: slot) { path } else { nil }
    }
  }

  /// The cells that are seen, from top to bottom.
  public var visibleCells: [TableViewCell] { visibleSlots.compactMap { table.cells[$0] } }

  private var visibleSlots: [Int] { table.cells.keys.sorted().filter { table.cells[$0]?.place.isDisplayed ?? false } }

  /// Whether the data source has a row.
  func hasRow(at path: IndexPath) -> Bool { upToDate.slot(of: path) != nil }

  /// Where a row is in the content; by estimates where rows were not seen yet. Zero for one that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    upToDate.slot(of: indexPath).map { rect(of: $0, below: heightAbove) } ?? .zero
  }

  /// Where a section's header is when it does not float.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let slots = upToDate
    return slots.counts.indices.contains(section) ? rect(of: slots.starts[section], below: heightAbove) : .zero
  }

  /// Where a section's footer is when it does not float.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let slots = upToDate
    return slots.counts.indices.contains(section) ? rect(of: slots.starts[section + 1] - 1, below: heightAbove) : .zero
  }

  /// Where a section is, from its header to its footer.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// The rows that reach into a rectangle of the content, from top to bottom. O(rows found, log rows).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let slots = upToDate
    guard slots.count > 0, rect.isFinite, rect.height > 0 else { return [] }
    var slot = slots.heights.count(within: max(0, rect.minY - heightAbove))
    var found: [IndexPath] = []
    while slot < slots.count, heightAbove + slots.heights.sum(of: slot) < rect.maxY {
      if case .row(let path) = slots.kind(of: slot) { found.append(path) }
      slot += 1
    }
    return found
  }

  /// The row at a point of the content; nil beside rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let slots = upToDate
    let y = point.y - heightAbove
    guard y >= 0, y < slots.heights.total else { return nil }
    guard case .row(let path) = slots.kind(of: min(slots.heights.count(within: y), slots.count - 1)) else { return nil }
    return path
  }

  /// The header view of a section, if it is seen.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard table.slots.counts.indices.contains(section) else { return nil }
    return table.sectionViews[table.slots.starts[section]] as? TableViewHeaderFooterView
  }

  /// The footer view of a section, if it is seen.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard table.slots.counts.indices.contains(section) else { return nil }
    return table.sectionViews[table.slots.starts[section + 1] - 1] as? TableViewHeaderFooterView
  }

  /// Scrolls to a row, in a plain table to below the header that stays in sight. Estimates stand in for heights of rows that
  /// were not seen yet.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard upToDate.slot(of: indexPath) != nil else {
      return tell(.badIndexPath("\(Array(indexPath))", subject: reportName))
    }
    let header = position == .top ? floatingHeaderHeight(of: indexPath.section) : 0
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    var offset = contentOffset
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: offset.y = rect.minY - insets.top - header
    case .middle: offset.y = rect.midY - insets.top - room / 2
    case .bottom: offset.y = rect.maxY - insets.top - room
    }
    assignContentSize(
      CGSize(
        width: bounds.width, height: heightAbove + table.slots.heights.total + (tableFooterView?.frame.height ?? 0)))
    setContentOffset(offsetRange.clamped(offset), animated: animated)
  }

  /// How much of the rows' room the header of a section takes while it stays in sight.
  private func floatingHeaderHeight(of section: Int) -> CGFloat {
    guard style == .plain, bounds.height > 0 else { return 0 }
    let slot = table.slots.starts[section]
    load(slot)
    return max(0, table.slots.heights.values[slot] - headerPadding)
  }

  private var heightAbove: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// The slots, made now if a reload is due.
  private var upToDate: TableSlots {
    if table.needsReload { reloadSlots() }
    return table.slots
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { table.selected.first }

  public var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }

  /// Selects a row without telling the delegate; nil deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let isOneOfMany = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if indexPath == nil || !isOneOfMany {
      for path in table.selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, upToDate.slot(of: indexPath) != nil else { return }
    if !table.selected.contains(indexPath) { table.selected.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes a selection back without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = table.selected.firstIndex(of: indexPath) else { return }
    table.selected.remove(at: index)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Touches a row as a user would: the delegate is asked and told.
  public func userSelectRow(at indexPath: IndexPath) {
    let isAllowed = isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    let allowsMultipleSelection = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    guard isAllowed, hasRow(at: indexPath) else { return }
    if allowsMultipleSelection, table.selected.contains(indexPath) {
      deselectRow(at: indexPath, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    let path = tableDelegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let path else { return }
    let left = allowsMultipleSelection ? [] : table.selected.filter { $0 != path }
    selectRow(at: path, animated: false, scrollPosition: .none)
    for old in left { tableDelegate?.tableView(self, didDeselectRowAt: old) }
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }
}
