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
    unload(except: seen)
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
    case .header, .footer:
      let height = givenHeight(kind)
      return height >= 0 && height.isFinite ? height : 0
    }
  }

  /// What the delegate or the table says; `automaticDimension` where the content decides.
  private func givenHeight(_ kind: TableSlots.Kind) -> CGFloat {
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
    let given = givenHeight(kind)
    if given >= 0, given.isFinite { return view == nil && !isRow(kind) ? 0 : given }
    guard let view else { return 0 }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let separator = (view as? TableViewCell)?.separatorHeight ?? 0
    guard isRow(kind), fitting <= separator else { return fitting }
    report(.hint(LayoutHint(kind: .noRowHeight(cell: "\(type(of: view))"))), from: self)
    return Self.standardHeight
  }

  private func isRow(_ kind: TableSlots.Kind) -> Bool {
    if case .row = kind { true } else { false }
  }

  // MARK: What is seen

  /// Makes and measures what is seen, from the top; its slots.
  private func loadSeen(below top: CGFloat) -> Range<Int> {
    let count = table.slots.count
    guard count > 0, bounds.height > 0 else { return 0..<0 }
    var first = min(table.slots.heights.count(within: contentOffset.y - top), count - 1)
    // Headers and footers that may turn out to have a height.
    while first > 0, table.slots.heights.values[first - 1] == 0, !table.slots.isKnown(first - 1) { first -= 1 }
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
    return first..<slot
  }

  /// Makes the view of a slot if there is none, and measures it where only an estimate is known.
  private func load(_ slot: Int) {
    let kind = table.slots.kind(of: slot)
    let view: View?
    switch kind {
    case .row(let path): view = loadedCell(slot, path)
    case .header(let section):
      view = loadedView(slot) { tableDelegate?.tableView(self, viewForHeaderInSection: section) }
    case .footer(let section):
      view = loadedView(slot) { tableDelegate?.tableView(self, viewForFooterInSection: section) }
    }
    guard !table.slots.isKnown(slot) else { return }
    table.slots.set(slot, to: height(kind, view), isKnown: true)
  }

  private func loadedCell(_ slot: Int, _ path: IndexPath) -> TableViewCell? {
    if let cell = table.cells[slot] { return cell }
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    table.cells[slot] = cell
    cell.setSelected(table.selected.contains(path), animated: false)
    cell.separatorHeight = separatorStyle == .none ? 0 : rootView.pixelGrid.map { 1 / $0.scale } ?? 0
    if cell.superview !== self { insertSubview(cell, at: 0) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func loadedView(_ slot: Int, _ make: () -> View?) -> View? {
    if let view = table.sectionViews[slot] { return view }
    guard !table.slots.isKnown(slot) || table.slots.heights.values[slot] > 0, let view = make() else { return nil }
    table.sectionViews[slot] = view
    if view.superview !== self { addSubview(view) }
    return view
  }

  /// Takes away what is not seen; it may be used again.
  func unload(except seen: Range<Int>) {
    for slot in table.cells.keys.sorted() where !seen.contains(slot) {
      guard let cell = table.cells.removeValue(forKey: slot) else { continue }
      cell.removeFromSuperview()
      if case .row(let path) = table.slots.kind(of: slot) {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      if let identifier = cell.reuseIdentifier { table.spareCells[identifier, default: []].append(cell) }
    }
    for slot in table.sectionViews.keys.sorted() where !seen.contains(slot) && !isFloating(slot, seen) {
      guard let view = table.sectionViews.removeValue(forKey: slot) else { continue }
      view.removeFromSuperview()
      guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier else { continue }
      table.spareViews[identifier, default: []].append(view)
    }
  }

  /// Whether it is the header of the first section that is seen, which stays at the top of a plain table.
  private func isFloating(_ slot: Int, _ seen: Range<Int>) -> Bool {
    guard style == .plain, let first = seen.first, case .header(let section) = table.slots.kind(of: slot) else {
      return false
    }
    return slot < first && table.slots.starts[section + 1] > first
  }

  // MARK: Frames

  private func placeLoaded(below top: CGFloat) {
    for slot in table.cells.keys.sorted() {
      guard let cell = table.cells[slot] else { continue }
      place(cell, rect(of: slot, below: top))
      cell.placeContentView()
    }
    for slot in table.sectionViews.keys.sorted() {
      guard let view = table.sectionViews[slot] else { continue }
      var rect = rect(of: slot, below: top)
      if style == .plain, case .header(let section) = table.slots.kind(of: slot) {
        let end = top + table.slots.heights.sum(of: table.slots.starts[section + 1])
        let floating = max(rect.origin.y, contentOffset.y + adjustedContentInset.top)
        rect.origin.y = max(rect.origin.y, min(floating, end - rect.height))
      }
      place(view, rect)
      (view as? TableViewHeaderFooterView)?.placeContentView()
    }
  }

  private func place(_ view: View, _ rect: CGRect) {
    if !view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
    if view.frame != rect { view.frame = rect }
  }

  /// Where a slot is in the content.
  func rect(of slot: Int, below top: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: top + table.slots.heights.sum(of: slot), width: bounds.width,
      height: table.slots.heights.values[slot])
  }
}
