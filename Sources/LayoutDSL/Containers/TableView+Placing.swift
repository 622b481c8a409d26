import Foundation

extension TableView {
  /// The height an unmeasured row counts with where nobody gives another.
  static var standardHeight: CGFloat { 44 }

  var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

  func forgetHeights() {
    table.forgotHeights = true
    setNeedsLayout()
  }

  func replaceEdgeView(_ old: View?, _ new: View?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    setNeedsLayout()
  }

  // MARK: Everything

  /// Makes, measures and places what is seen, and lets go of what is not.
  func placeRows() {
    if table.needsReload { reloadSlots() }
    if table.width != bounds.width || table.forgotHeights {
      table.width = bounds.width
      table.forgotHeights = false
      table.slots.forgetAll()
    }
    let top = place(tableHeaderView, at: 0)
    let seen = loadSeen(below: top)
    unload(except: seen, keepingCells: widened(seen, below: top))
    placeLoaded(below: top)
    let end = top + table.slots.heights.total
    assignContentSize(CGSize(width: bounds.width, height: end + place(tableFooterView, at: end)))
  }

  /// Puts a view that is above or below all rows at its place; its height.
  private func place(_ view: View?, at y: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    let rect = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    if view.frame != rect { view.frame = rect }
    return rect.height
  }

  func reloadSlots() {
    unload(except: 0..<0)
    table.needsReload = false
    table.updates = TableUpdates()
    table.slots = TableSlots(counts: currentCounts()) { firstHeight($0) }
  }

  /// How many rows the data source has in each section.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  // MARK: Heights

  /// What a slot counts with before it is seen.
  func firstHeight(_ kind: TableSlots.Kind) -> CGFloat {
    switch kind {
    case .row(let path):
      let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      if estimate > 0 { return estimate }
      let height = estimate == 0 ? givenHeight(kind) : rowHeight
      return height >= 0 && height.isFinite ? height : Self.standardHeight
    case .header, .footer: return firstSectionHeight(kind)
    }
  }

  /// What the delegate or the table says; `automaticDimension` where the content decides.
  func givenHeight(_ kind: TableSlots.Kind) -> CGFloat {
    switch kind {
    case .row(let path): tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    case .header(let section):
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer(let section):
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  /// The height of what stands in a slot.
  private func height(_ kind: TableSlots.Kind, _ view: View?) -> CGFloat {
    guard case .row = kind else { return sectionHeight(kind, view) }
    let given = givenHeight(kind)
    if given >= 0, given.isFinite { return given }
    guard let cell = view as? TableViewCell else { return 0 }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width - 2 * rowInset, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitting <= cell.place.separatorHeight else { return fitting }
    // A content view without any constraints is empty on purpose.
    if !cell.contentView.constraints.isEmpty {
      report(.hint(LayoutHint(kind: .noRowHeight(cell: "\(type(of: cell))"))), from: self)
    }
    return Self.standardHeight
  }

  // MARK: What is seen

  /// Makes and measures what is seen, from the top; its slots.
  private func loadSeen(below top: CGFloat) -> Range<Int> {
    let count = table.slots.count
    guard count > 0, bounds.height > 0 else { return 0..<0 }
    var first = min(table.slots.heights.count(within: contentOffset.y - top), count - 1)
    // Headers and footers that may turn out to have a height.
    while first > 0, table.slots.heights.values[first - 1] == 0, !table.slots.isKnown(first - 1) { first -= 1 }
    loadFloatingHeader(above: first)
    var slot = first
    var y = top + table.slots.heights.sum(of: first)
    while slot < count, y < contentOffset.y + bounds.height {
      let old = table.slots.heights.values[slot]
      let comesFromBelow = slot == first && y < contentOffset.y && table.cells[slot + 1] != nil
      load(slot)
      let new = table.slots.heights.values[slot]
      // What is seen below stays where it is when more of a row turns up above than was thought to be there.
      if comesFromBelow, new != old { contentOffset.y += new - old }
      y += new
      slot += 1
    }
    loadFloatingFooter(below: slot)
    return first..<slot
  }

  /// Makes the view of a slot if there is none, and measures it where only an estimate is known.
  func load(_ slot: Int) {
    let kind = table.slots.kind(of: slot)
    let view: View?
    switch kind {
    case .row(let path): view = loadedCell(slot, path)
    case .header, .footer: view = loadedView(slot, kind)
    }
    guard !table.slots.isKnown(slot) else { return }
    table.slots.set(slot, to: height(kind, view), isKnown: true)
  }

  private func loadedCell(_ slot: Int, _ path: IndexPath) -> TableViewCell? {
    let made = table.cells[slot] ?? dataSource?.tableView(self, cellForRowAt: path)
    guard let cell = made else { return nil }
    if table.cells[slot] == nil {
      table.cells[slot] = cell
      cell.setSelected(table.selected.contains(path), animated: false)
      prepare(cell, path)
      if cell.superview !== self { insertSubview(cell, at: 0) }
    }
    if !cell.place.isDisplayed {
      cell.place.isDisplayed = true
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  /// Tells a cell about its place in this table.
  func prepare(_ cell: TableViewCell, _ path: IndexPath) {
    cell.place.separatorHeight = separatorStyle == .none ? 0 : rootView.pixelGrid.map { 1 / $0.scale } ?? 0
    cell.place.sideMargin = sideMargin
    cell.place.separatorInset = separatorInset
    cell.place.sideInsets = contentSideInsets
    cell.refreshContentMargins()
    cell.fixContentSize()
    prepareEditing(of: cell, path)
  }

  private func loadedView(_ slot: Int, _ kind: TableSlots.Kind) -> View? {
    if let view = table.sectionViews[slot] {
      prepare(view, kind)
      return view
    }
    guard !table.slots.isKnown(slot) || table.slots.heights.values[slot] > 0, let view = makeSectionView(kind) else {
      return nil
    }
    table.sectionViews[slot] = view
    prepare(view, kind)
    if view.superview !== self { addSubview(view) }
    tellDisplay(view, kind)
    return view
  }

  /// Tells the delegate of cells that are not seen any more.
  private func tellHidden(except seen: Range<Int>) {
    for slot in table.cells.keys.sorted() where !seen.contains(slot) {
      guard let cell = table.cells[slot], cell.place.isDisplayed else { continue }
      cell.place.isDisplayed = false
      if case .row(let path) = table.slots.kind(of: slot) {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
  }

  /// The slots that are seen and those within a standard row of them, whose cells are kept although they are not.
  private func widened(_ seen: Range<Int>, below top: CGFloat) -> Range<Int> {
    let heights = table.slots.heights
    guard !seen.isEmpty else { return seen }
    let start = contentOffset.y - Self.standardHeight - top
    let end = contentOffset.y + bounds.height + Self.standardHeight - top
    let first = min(seen.lowerBound, max(0, heights.count(within: start)))
    let last = max(seen.upperBound, min(heights.count, heights.count(within: end) + 1))
    return first..<last
  }

  /// Takes away what is not seen, except for cells that are near; it may be used again.
  func unload(except seen: Range<Int>, keepingCells kept: Range<Int> = 0..<0) {
    tellHidden(except: seen)
    for slot in table.cells.keys.sorted() where !seen.contains(slot) && !kept.contains(slot) {
      guard let cell = table.cells.removeValue(forKey: slot) else { continue }
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { table.spareCells[identifier, default: []].append(cell) }
    }
    for slot in table.sectionViews.keys.sorted() where !seen.contains(slot) && !isFloating(slot, seen) {
      guard let view = table.sectionViews.removeValue(forKey: slot) else { continue }
      view.removeFromSuperview()
      guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier else { continue }
      table.spareViews[identifier, default: []].append(view)
    }
  }

  /// Whether it is the header of the first section that is seen or the footer of the last, which stay in sight in a plain
  /// table.
  private func isFloating(_ slot: Int, _ seen: Range<Int>) -> Bool {
    guard style == .plain, let first = seen.first, let last = seen.last else { return false }
    switch table.slots.kind(of: slot) {
    case .row: return false
    case .header(let section): return section == table.slots.section(of: first)
    case .footer(let section): return section == table.slots.section(of: last)
    }
  }

  /// Makes the header of the section that the first slot in sight belongs to, in a plain table.
  private func loadFloatingHeader(above first: Int) {
    guard style == .plain else { return }
    let slot = table.slots.starts[table.slots.section(of: first)]
    guard slot < first else { return }
    let old = table.slots.heights.values[slot]
    load(slot)
    let new = table.slots.heights.values[slot]
    if new != old { contentOffset.y += new - old }
  }

  /// Makes the footer of the section that the last slot in sight belongs to, in a plain table.
  private func loadFloatingFooter(below end: Int) {
    guard style == .plain, end > 0 else { return }
    let slot = table.slots.starts[table.slots.section(of: end - 1) + 1] - 1
    if slot >= end { load(slot) }
  }

  // MARK: Frames

  private func placeLoaded(below top: CGFloat) {
    for slot in table.cells.keys.sorted() {
      guard let cell = table.cells[slot] else { continue }
      if case .row(let path) = table.slots.kind(of: slot) { prepare(cell, path) }
      place(cell, rect(of: slot, below: top))
      cell.placeContentView()
    }
    for slot in table.sectionViews.keys.sorted() {
      guard let view = table.sectionViews[slot] else { continue }
      place(view, sectionRect(of: slot, below: top))
      (view as? TableViewHeaderFooterView)?.placeContentView()
    }
  }

  /// Where a header or footer is; those of a plain table stay in sight as long as their section does.
  private func sectionRect(of slot: Int, below top: CGFloat) -> CGRect {
    var rect = rect(of: slot, below: top)
    let section = table.slots.section(of: slot)
    let start = top + table.slots.heights.sum(of: table.slots.starts[section])
    let end = top + table.slots.heights.sum(of: table.slots.starts[section + 1])
    let insets = adjustedContentInset
    guard case .header = table.slots.kind(of: slot) else {
      guard style == .plain else { return rect }
      let lowest = contentOffset.y + bounds.height - insets.bottom - rect.height
      rect.origin.y = min(rect.origin.y, max(lowest, start))
      return rect
    }
    let padding = min(headerPadding, rect.height)
    rect.origin.y += padding
    rect.size.height -= padding
    guard style == .plain else { return rect }
    let floating = max(rect.origin.y, contentOffset.y + insets.top)
    rect.origin.y = max(rect.origin.y, min(floating, end - rect.height))
    return rect
  }

  private func place(_ view: View, _ rect: CGRect) {
    if !view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
    if view.frame != rect { view.frame = rect }
  }

  /// Where a slot is in the content.
  func rect(of slot: Int, below top: CGFloat) -> CGRect {
    CGRect(
      x: rowInset, y: top + table.slots.heights.sum(of: slot), width: max(0, bounds.width - 2 * rowInset),
      height: table.slots.heights.values[slot])
  }
}
