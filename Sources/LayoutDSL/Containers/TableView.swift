import Foundation

/// A column of rows in sections, as `UITableView`.
///
/// Only the rows that are seen exist as views; cells are used again. A row whose height is `automaticDimension` counts with
/// an estimate until it is seen and measured, and with the measured height from then on, until the width changes, the
/// table is reloaded or updated. Rows are looked at in layout passes. A user can pull even a table of a few rows
/// (`alwaysBounceVertical`), so that it begins below the safe area's top as a long one does. What a user does is a call:
/// `userSelectRow(at:)`, `userDeleteRow(at:)`, `userSwipeRow(at:edge:)`.
open class TableView: ScrollView {
  /// The height of something whose content decides on it.
  nonisolated public static let automaticDimension: CGFloat = -1

  nonisolated public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  nonisolated public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  nonisolated public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  nonisolated public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public let style: Style
  open weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  var table = TableState()

  /// Stands behind the rows, as large as the view.
  open var backgroundView: View? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  // Stored: rows are as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false
  // Stored for pictures.
  open var sectionIndexColor: Color?
  open var sectionIndexBackgroundColor: Color?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    scroll.bouncesVertically = true
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    scroll.bouncesVertically = true
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    scroll.bouncesVertically = true
  }

  // MARK: Heights

  /// The height of rows the delegate says nothing about; `automaticDimension` unless set.
  open var rowHeight = TableView.automaticDimension { didSet { if rowHeight != oldValue { forgetHeights() } } }
  /// What rows count with before they are measured; `automaticDimension` unless set, which is 44.
  open var estimatedRowHeight = TableView.automaticDimension
  /// The height of headers the delegate says nothing about; `automaticDimension` unless set, which is that of their title or
  /// view. In a grouped table sections without either keep a distance.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }
  /// The height of footers the delegate says nothing about; see `sectionHeaderHeight`.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }
  /// What is above a header in addition; `automaticDimension` unless set, which is 22 points in a plain table.
  open var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }
  /// Have no effect: headers and footers are measured when their rows are.
  open var estimatedSectionHeaderHeight = TableView.automaticDimension
  open var estimatedSectionFooterHeight = TableView.automaticDimension
  /// With a line, a row whose content decides on its height is a pixel higher than that, where there are pixels.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { forgetHeights() } }
  }
  /// Where separators begin and end, in points from the sides of cells that have no inset of their own. The left one is the
  /// margin of the content unless set: 16 points, 20 in tables of 414 and more.
  open var separatorInset: EdgeInsets {
    get { table.separatorInset ?? EdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      table.separatorInset = newValue.isFinite ? newValue : nil
      setNeedsLayout()
    }
  }
  /// Stored for pictures.
  open var separatorColor: Color? = .separator
  /// Whether the content views of cells, headers and footers keep clear of the safe area at the sides; true by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { forgetHeights() } }
  }

  /// Stands above all rows, as wide as the table and as high as its frame says. After changing that height, set it again.
  open var tableHeaderView: View? {
    didSet { replaceEdgeView(oldValue, tableHeaderView) }
  }

  /// Stands below all rows; see `tableHeaderView`.
  open var tableFooterView: View? {
    didSet { replaceEdgeView(oldValue, tableFooterView) }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether a user can select rows while editing; false by default.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  /// Whether rows show what can be done with them; false by default.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Cells make room for their editing signs, and are measured again; there is nothing to animate.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != table.isEditing else { return }
    table.isEditing = editing
    editingChanged()
  }

  // MARK: Reusing

  /// Has cells of a class be made for an identifier, by their `init(style:reuseIdentifier:)`; nil takes it back.
  open func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    table.cellMakers[identifier] = cellClass.map { cellClass in
      { cellClass.make(style: .default, reuseIdentifier: identifier) }
    }
  }

  /// Has cells be made by a closure for an identifier, which they should have as their own.
  open func register(forCellReuseIdentifier identifier: String, _ make: @escaping () -> TableViewCell) {
    table.cellMakers[identifier] = make
  }

  /// Has header and footer views of a class be made for an identifier, by their `init(reuseIdentifier:)`; nil takes it
  /// back.
  open func register(
    _ viewClass: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    table.viewMakers[identifier] = viewClass.map { viewClass in { viewClass.make(reuseIdentifier: identifier) } }
  }

  /// A cell that is no longer seen, or a new one of the registered kind. An identifier without one is reported, and
  /// the cell is a plain one (UIKit: raises).
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    tell(.unregisteredIdentifier(identifier, subject: reportName))
    return TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The same without a report: nil for an identifier nothing is registered for.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = table.spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return table.cellMakers[identifier]?()
  }

  /// A header or footer view that is no longer seen, or a new one; nil for an identifier nothing is registered for.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    if let view = table.spareViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return table.viewMakers[identifier]?()
  }

  // MARK: Updates

  /// Asks for everything anew with the next layout; nothing is selected or swiped then. O(rows).
  open func reloadData() {
    endSwipe()
    table.selected = []
    table.needsReload = true
    setNeedsLayout()
  }

  /// Begins a group of changes; see `performBatchUpdates`.
  open func beginUpdates() { table.updateDepth += 1 }

  /// Ends a group of changes. Rows that are seen are measured again, even without any changes.
  open func endUpdates() {
    guard table.updateDepth > 0 else { return }
    table.updateDepth -= 1
    if table.updateDepth == 0 { applyUpdates() }
  }

  /// Makes the changes in the closure together: rows deleted and reloaded by where they were before, rows inserted by where
  /// they are afterwards. If the data source does not have as many rows as come out, that is reported and everything is
  /// reloaded (UIKit: raises). O(rows).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sectionMoves.append((section, newSection)) }
  }

  // MARK: Overrides

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if insetsContentViewsToSafeArea { forgetHeights() }
  }

  open override func layoutSubviews() {
    placeRows()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    super.layoutSubviews()
  }
}
