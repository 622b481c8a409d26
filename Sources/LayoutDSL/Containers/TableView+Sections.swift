import Foundation

/// Headers and footers of sections.
extension TableView {
  /// What a section of a grouped table keeps clear above and below without a title, in points; twice that above the first.
  /// The gap of 35 above a grouped table is widely reported since iOS 7 (Stack Overflow 18880341).
  private static var groupedGap: CGFloat { 17.5 }
  /// What a plain table has above headers since iOS 15: the archives' headers of 28 begin rows at 50.
  private static var plainTopPadding: CGFloat { 22 }

  var isGrouped: Bool { style != .plain }

  /// What content keeps clear at the sides: 16 points, 20 in tables of 414 and more, as in Interface Builder's archives.
  var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// How far rows are from the table's sides.
  var rowInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  /// What the safe area takes away of content views at the sides.
  var contentSideInsets: EdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    return EdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// What is above a header in its slot.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0, sectionHeaderTopPadding.isFinite { return sectionHeaderTopPadding }
    return isGrouped ? 0 : Self.plainTopPadding
  }

  /// The height of a header's or footer's slot before it is seen.
  func firstSectionHeight(_ kind: TableSlots.Kind) -> CGFloat {
    let height = givenHeight(kind)
    if height >= 0, height.isFinite { return height }
    return emptySectionHeight(kind)
  }

  /// The height of a header's or footer's slot with what stands in it.
  func sectionHeight(_ kind: TableSlots.Kind, _ view: View?) -> CGFloat {
    let padding = isHeader(kind) && view != nil ? headerPadding : 0
    let given = givenHeight(kind)
    if given >= 0, given.isFinite {
      // A plain table has room for nothing only where the delegate asks for it.
      return view == nil && !isGrouped && given == ownSectionHeight(kind) ? 0 : given + padding
    }
    guard let view else { return emptySectionHeight(kind) }
    return padding
      + view.systemLayoutSizeFitting(
        CGSize(width: bounds.width - 2 * rowInset, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
  }

  private func isHeader(_ kind: TableSlots.Kind) -> Bool {
    if case .header = kind { true } else { false }
  }

  private func ownSectionHeight(_ kind: TableSlots.Kind) -> CGFloat {
    isHeader(kind) ? sectionHeaderHeight : sectionFooterHeight
  }

  private func emptySectionHeight(_ kind: TableSlots.Kind) -> CGFloat {
    guard isGrouped else { return 0 }
    return kind == .header(0) ? 2 * Self.groupedGap : Self.groupedGap
  }

  // MARK: Views

  /// The view of a header or footer: the delegate's, or one with the data source's title.
  func makeSectionView(_ kind: TableSlots.Kind) -> View? {
    switch kind {
    case .row: nil
    case .header(let section):
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
    case .footer(let section):
      tableDelegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
    }
  }

  /// Tells a header or footer about its place in this table.
  func prepare(_ view: View, _ kind: TableSlots.Kind) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.role = role(of: kind)
    view.sideMargin = sideMargin
    view.sideInsets = contentSideInsets
  }

  private func titleView(_ title: String?) -> View? {
    guard let title else { return nil }
    let identifier = Self.titleIdentifier
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
    view.textLabel?.text = title
    return view
  }

  /// What views with titles are kept for reuse under.
  private static var titleIdentifier: String { "UITableViewHeaderFooterView.title" }

  private func role(of kind: TableSlots.Kind) -> SectionTitleRole {
    switch kind {
    case .header(0) where isGrouped: .groupedFirstHeader
    case .header: isGrouped ? .groupedHeader : .plainHeader
    default: isGrouped ? .groupedFooter : .plainFooter
    }
  }

  /// Tells the delegate that a header or footer is about to be seen.
  func tellDisplay(_ view: View, _ kind: TableSlots.Kind) {
    switch kind {
    case .row: break
    case .header(let section): tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }
}
