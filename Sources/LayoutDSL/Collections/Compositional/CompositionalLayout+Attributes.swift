import Foundation

extension CollectionViewCompositionalLayout {
  private typealias Element = CollectionState.Element

  // MARK: Single elements

  func itemAttributes(_ path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let section = section(path), section.items.indices.contains(path.item) else { return nil }
    // Custom groups may leave items out.
    let guess = section.items[path.item]
    guard let item = guess.index == path.item ? guess : section.items.first(where: { $0.index == path.item }) else {
      return nil
    }
    return attributes(item, section, path.section)
  }

  func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let section = section(path) else { return nil }
    if path.item == 0, let bar = section.bars.first(where: { $0.item.elementKind == kind }) {
      return attributes(bar, section, path.section)
    }
    guard let item = section.items.first(where: { $0.index == path.item }),
      let anchored = item.anchored.first(where: { $0.elementKind == kind })
    else { return nil }
    return attributes(anchored, of: item, section, path.section)
  }

  func decorationAttributes(_ kind: String, _ number: Int) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(number),
      let item = sections[number].definition.decorationItems.first(where: { $0.elementKind == kind })
    else { return nil }
    return attributes(item, sections[number], number)
  }

  private func section(_ path: IndexPath) -> PlacedSection? {
    sections.indices.contains(path.section) && path.item >= 0 ? sections[path.section] : nil
  }

  // MARK: Making

  private func attributes(
    _ item: PlacedItem, _ section: PlacedSection, _ number: Int
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item.index, section: number))
    attributes.frame = seen(item.frame, section, number)
    attributes.estimated = item.estimated
    attributes.zIndex = item.zIndex + promotion(section)
    attributes.stripSection = section.strip == nil ? nil : number
    return attributes
  }

  private func attributes(
    _ anchored: CollectionLayoutSupplementaryItem, of item: PlacedItem, _ section: PlacedSection, _ number: Int
  ) -> CollectionViewLayoutAttributes {
    let path = IndexPath(item: item.index, section: number)
    var solved = SolvedLengths(size: item.frame.size).resolve(anchored.layoutSize)
    if let asked = measured[Element(kind: anchored.elementKind, path: path)] {
      for axis in [LayoutAxis.horizontal, .vertical] where solved.estimated[axis] { solved.size[axis] = asked[axis] }
    }
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: anchored.elementKind, with: path)
    attributes.frame = seen(anchored.frame(solved.size, at: item.frame), section, number)
    attributes.estimated = solved.estimated
    attributes.zIndex = anchored.zIndex + promotion(section)
    attributes.stripSection = section.strip == nil ? nil : number
    return attributes
  }

  private func attributes(
    _ bar: PlacedSection.Bar, _ section: PlacedSection, _ number: Int
  ) -> CollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: number)
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: bar.item.elementKind, with: path)
    attributes.frame = mirrored(pinned(bar, section))
    attributes.estimated = bar.estimated
    attributes.zIndex = bar.item.zIndex + promotion(section)
    return attributes
  }

  private func attributes(
    _ item: CollectionLayoutDecorationItem, _ section: PlacedSection, _ number: Int
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
    var whole = CGRect(origin: .zero, size: contentSize)
    whole.origin[axis] = section.start
    whole.size[axis] = section.end - section.start
    attributes.frame = mirrored(whole.inset(by: item.contentInsets.without([])))
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Whatever is in front of a background counts one more.
  private func promotion(_ section: PlacedSection) -> Int { section.definition.decorationItems.isEmpty ? 0 : 1 }

  // MARK: Coordinates

  /// Where something is seen that the section may have scrolled across.
  private func seen(_ frame: CGRect, _ section: PlacedSection, _ number: Int) -> CGRect {
    guard let strip = section.strip else { return mirrored(frame) }
    let offset = collectionView?.collection.strips[number]?.contentOffset ?? startOffset(strip)
    guard strip.axis == .horizontal else { return mirrored(frame).offsetBy(dx: 0, dy: -offset.y) }
    guard isMirrored else { return frame.offsetBy(dx: -offset.x, dy: 0) }
    return CGRect(x: strip.length - frame.maxX - offset.x, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Where the near end of the strip's content is seen.
  func startOffset(_ strip: OrthogonalStrip) -> CGPoint {
    guard strip.axis == .horizontal, isMirrored else { return .zero }
    return CGPoint(x: strip.length - strip.frame.width, y: 0)
  }

  /// A frame by side.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Where a header or footer is that stays in sight while its section is.
  private func pinned(_ bar: PlacedSection.Bar, _ section: PlacedSection) -> CGRect {
    guard bar.item.pinToVisibleBounds, let isFirst = bar.isFirst, let view = collectionView else { return bar.frame }
    var visible = view.bounds.inset(by: view.adjustedContentInset)
    if axis == .horizontal { visible = mirrored(visible) }
    let (near, far) = visible.range(axis)
    let (start, length) = (bar.frame.origin[axis], bar.frame.size[axis])
    var frame = bar.frame
    frame.origin[axis] =
      isFirst
      ? max(start, min(near, section.end - length))
      : min(start, max(far - length, section.start))
    return frame
  }

  // MARK: Many

  /// Everything that reaches into a rectangle, by section: backgrounds, headers and footers, items with what belongs to them.
  /// O(sections + items of those seen).
  func attributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let wanted = (axis == .horizontal ? mirrored(rect) : rect).range(axis)
    var found: [CollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() where section.end >= wanted.start && section.start <= wanted.end {
      var own: [CollectionViewLayoutAttributes] = []
      own += section.definition.decorationItems.map { attributes($0, section, number) }
      own += section.bars.map { attributes($0, section, number) }
      for item in section.items where seen(item.frame, section, number).overlaps(rect) || !item.anchored.isEmpty {
        own.append(attributes(item, section, number))
        own += item.anchored.map { attributes($0, of: item, section, number) }
      }
      found += own.filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  /// Lets sections change their elements before they are placed.
  func tellHandlers(_ seen: [CollectionViewLayoutAttributes]) {
    guard let view = collectionView else { return }
    for (number, section) in sections.enumerated() {
      guard let handler = section.definition.visibleItemsInvalidationHandler else { continue }
      let own = seen.filter { $0.indexPath.section == number }
      let offset = section.strip.map { view.collection.strips[number]?.contentOffset ?? startOffset($0) }
      if !own.isEmpty { handler(own, offset ?? view.contentOffset, environment(view)) }
    }
  }
}
