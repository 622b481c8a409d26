import Foundation

extension CollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  func itemAttributes(_ path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section), let (line, index) = sections[path.section].place(of: path.item)
    else {
      return nil
    }
    return attributes(path, line, index, sections[path.section])
  }

  private func attributes(
    _ path: IndexPath, _ line: FlowLine, _ index: Int, _ section: FlowSection
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    let along = section.lineStart + line.starts[index]
    let across = line.start + (line.depth - line.depths[index]) / 2
    attributes.frame = rect(along, across, line.lengths[index], line.depths[index])
    return attributes
  }

  /// A rectangle that begins somewhere along and across the lines.
  private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ depth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: length, height: depth)
      : CGRect(x: across, y: along, width: depth, height: length)
  }

  func supplementaryAttributes(_ kind: String, _ section: Int) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard let bar = isHeader ? placed.header : placed.footer else { return nil }
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let start = isHeader ? pinnedHeader(bar, placed) : pinnedFooter(bar, placed)
    let length = isVertical ? contentSize.width : contentSize.height
    attributes.frame = rect(0, start, length, bar.upperBound - bar.lowerBound)
    if start != bar.lowerBound { attributes.zIndex = 10 }
    return attributes
  }

  /// Where a header begins that stays in sight while its section is.
  private func pinnedHeader(_ bar: Range<CGFloat>, _ section: FlowSection) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, let seen = seen else { return bar.lowerBound }
    let last = section.extent.upperBound - (bar.upperBound - bar.lowerBound)
    return max(bar.lowerBound, min(seen.lowerBound, last))
  }

  private func pinnedFooter(_ bar: Range<CGFloat>, _ section: FlowSection) -> CGFloat {
    guard sectionFootersPinToVisibleBounds, let seen = seen else { return bar.lowerBound }
    let depth = bar.upperBound - bar.lowerBound
    return min(bar.lowerBound, max(seen.upperBound - depth, section.extent.lowerBound))
  }

  /// What is seen across the lines, without the insets.
  private var seen: Range<CGFloat>? {
    guard let collectionView else { return nil }
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? bounds.minY..<max(bounds.minY, bounds.maxY) : bounds.minX..<max(bounds.minX, bounds.maxX)
  }

  /// Everything that reaches into a rectangle, by section: header, items, footer. O(sections + lines + found).
  func attributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let wanted = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [CollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      guard section.extent.upperBound >= wanted.0, section.extent.lowerBound <= wanted.1 else { continue }
      if let header = supplementaryAttributes(CollectionView.elementKindSectionHeader, index) { found.append(header) }
      for line in section.lines where line.start + line.depth >= wanted.0 && line.start <= wanted.1 {
        for place in line.starts.indices {
          let path = IndexPath(item: line.items.lowerBound + place, section: index)
          found.append(attributes(path, line, place, section))
        }
      }
      if let footer = supplementaryAttributes(CollectionView.elementKindSectionFooter, index) { found.append(footer) }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }
}
