import Foundation

extension CollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any CollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any CollectionViewDelegateFlowLayout
  }

  /// What an item counts with: what its cell asked for, the estimate, or the given size.
  func size(of path: IndexPath) -> CGSize {
    if hasEstimate { return measured[path] ?? estimatedItemSize }
    guard let collectionView, let flowDelegate else { return itemSize }
    return flowDelegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
  }

  /// Places everything. O(items).
  func arrange() {
    sections = []
    contentSize = .zero
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let bounds = collectionView.bounds.size
    let room =
      isVertical ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom
    var end: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let placed = arranged(section, collectionView, from: end, room: room)
      end = placed.extent.upperBound
      sections.append(placed)
    }
    contentSize = isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
  }

  private func arranged(
    _ section: Int, _ view: CollectionView, from start: CGFloat, room: CGFloat
  ) -> FlowSection {
    let delegate = flowDelegate
    func depth(_ size: CGSize) -> CGFloat { finite(isVertical ? size.height : size.width) }
    var placed = FlowSection()
    var end = start
    func addBar(_ size: CGSize) -> Range<CGFloat>? {
      guard depth(size) > 0 else { return nil }
      defer { end += depth(size) }
      return end..<end + depth(size)
    }
    placed.header = addBar(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize)
    let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing = finite(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
    let spacing = finite(
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    placed.lineStart = isVertical ? insets.left : insets.top
    end += isVertical ? insets.top : insets.left
    let lineRoom = room - placed.lineStart - (isVertical ? insets.right : insets.bottom)
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let size = size(of: IndexPath(item: item, section: section))
      return (length: finite(isVertical ? size.width : size.height), depth: depth(size))
    }
    placed.lines = lines(of: sizes, room: lineRoom, spacing: spacing, lineSpacing: lineSpacing, from: end)
    if let last = placed.lines.last { end = last.start + last.depth }
    end += isVertical ? insets.bottom : insets.right
    placed.footer = addBar(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize)
    placed.extent = start..<max(start, end)
    return placed
  }

  private func lines(
    of sizes: [(length: CGFloat, depth: CGFloat)], room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat,
    from start: CGFloat
  ) -> [FlowLine] {
    var lines: [FlowLine] = []
    var (item, place) = (0, start)
    while item < sizes.count {
      var line = FlowLine(from: item, of: sizes, room: room, spacing: spacing)
      line.start = place
      place += line.depth + lineSpacing
      item = line.items.upperBound
      lines.append(line)
    }
    return lines
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}
