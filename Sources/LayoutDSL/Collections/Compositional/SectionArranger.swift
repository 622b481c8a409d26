import Foundation

/// Puts the groups, headers and footers of a section where they belong.
struct SectionArranger {
  let definition: CollectionLayoutSection
  let solver: GroupSolver
  /// The way the layout scrolls.
  let axis: LayoutAxis
  /// The room of the collection view.
  let room: CGSize
  /// What is kept clear across the scrolling direction besides the section's insets.
  let sides: DirectionalEdgeInsets
  /// What a header or footer of a kind has asked for.
  let measured: (String) -> CGSize?
  /// What is wrong with the section's group, if anything.
  private(set) var isEmptyGroup = false

  private var cross: LayoutAxis { axis.other }
  private var flow: LayoutAxis { isOrthogonal ? cross : axis }
  private var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }

  init(
    definition: CollectionLayoutSection, solver: GroupSolver, axis: LayoutAxis, room: CGSize,
    sides: DirectionalEdgeInsets, measured: @escaping (String) -> CGSize?
  ) {
    self.definition = definition
    self.solver = solver
    self.axis = axis
    self.room = room
    self.sides = sides
    self.measured = measured
  }

  /// The section from a place on, the way the layout scrolls.
  mutating func arrange(from start: CGFloat) -> PlacedSection {
    var placed = PlacedSection(definition: definition, start: start, end: start)
    let insets = definition.contentInsets.without([])
    let bars = solvedBars(insets)
    var content = CGRect.zero
    content.origin = point(
      start + room(for: bars, at: .before(axis)) + insets.before(axis),
      sides.before(cross) + insets.before(cross) + room(for: bars, at: .before(cross)))
    content.size[axis] = max(0, room[axis] - insets.before(axis) - insets.after(axis))
    content.size[cross] = max(
      0,
      room[cross] - content.origin[cross] - sides.after(cross) - insets.after(cross)
        - room(for: bars, at: .after(cross)))
    let depth = placeGroups(in: content, &placed)
    placed.end = content.origin[axis] + depth + insets.after(axis) + room(for: bars, at: .after(axis))
    placed.bars = bars.map { place($0, in: placed, insets) }
    return placed
  }

  private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  // MARK: Groups

  /// Places the groups and says how far they reach the way the layout scrolls.
  private mutating func placeGroups(in content: CGRect, _ placed: inout PlacedSection) -> CGFloat {
    let group = definition.group
    let side = flow.other
    let spacing = definition.interGroupSpacing.finiteOrZero
    var (next, place, depth) = (0, content.origin[flow], CGFloat(0))
    var stops: [CGFloat] = []
    var padding: CGFloat = 0
    while next < solver.itemCount {
      let solved = solver.solve(group, in: SolvedLengths(size: content.size), from: next)
      guard solved.count > 0 else {
        isEmptyGroup = true
        break
      }
      if next > 0 {
        place += spacing
      } else if definition.orthogonalScrollingBehavior == .groupPagingCentered {
        padding = max(0, (content.size[flow] - solved.size[flow]) / 2)
        place += padding
      }
      place += group.edgeSpacing.before(flow).points
      var origin = CGPoint.zero
      origin[flow] = place
      origin[side] =
        content.origin[side]
        + group.edgeSpacing.start(side, length: solved.size[side], room: isOrthogonal ? 0 : content.size[side])
      for var item in solved.items {
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        placed.items.append(item)
      }
      stops.append(place)
      place += solved.size[flow] + group.edgeSpacing.after(flow).points
      depth = max(
        depth, origin[side] - content.origin[side] + solved.size[side] + group.edgeSpacing.after(side).points)
      next += solved.count
    }
    guard isOrthogonal else { return max(0, place - content.origin[flow]) }
    var frame = CGRect(origin: point(content.origin[axis], 0), size: room)
    frame.size[axis] = depth
    let end = place + padding + sides.after(cross) + definition.contentInsets.without([]).after(cross)
    placed.strip = OrthogonalStrip(
      axis: cross, frame: frame, length: max(end, room[cross]), stops: stops.map { $0 - stops[0] },
      behavior: definition.orthogonalScrollingBehavior)
    return depth
  }

  // MARK: Headers and footers

  private func solvedBars(_ insets: DirectionalEdgeInsets) -> [(
    item: CollectionLayoutBoundarySupplementaryItem, SolvedLengths
  )] {
    let kept = barInsets(insets)
    var size = room
    size[cross] = max(0, size[cross] - kept.before(cross) - kept.after(cross))
    return definition.boundarySupplementaryItems.map { item in
      var solved = SolvedLengths(size: size).resolve(item.layoutSize)
      if !solved.estimated.isEmpty, let asked = measured(item.elementKind) {
        for axis in [LayoutAxis.horizontal, .vertical] where solved.estimated[axis] { solved.size[axis] = asked[axis] }
      }
      return (item, solved)
    }
  }

  /// What headers and footers keep clear of across the scrolling direction.
  private func barInsets(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    guard definition.supplementariesFollowContentInsets else { return .zero }
    return DirectionalEdgeInsets(
      top: insets.top + sides.top, leading: insets.leading + sides.leading, bottom: insets.bottom + sides.bottom,
      trailing: insets.trailing + sides.trailing)
  }

  /// How much of the section is for the views at an edge.
  private func room(
    for bars: [(item: CollectionLayoutBoundarySupplementaryItem, SolvedLengths)], at edge: DirectionalRectEdge
  ) -> CGFloat {
    let along: LayoutAxis = [.top, .bottom].contains(edge) ? .vertical : .horizontal
    return bars.filter { bar in
      let edges = bar.item.alignment.edges
      // A corner belongs to the edge the layout scrolls towards.
      let counts = edges.contains(edge) && (along == axis || edges == edge)
      return bar.item.extendsBoundary && counts
    }.map { $0.1.size[along] }.max() ?? 0
  }

  private func place(
    _ bar: (item: CollectionLayoutBoundarySupplementaryItem, SolvedLengths), in section: PlacedSection,
    _ insets: DirectionalEdgeInsets
  ) -> PlacedSection.Bar {
    let kept = barInsets(insets)
    let edges = bar.item.alignment.edges
    var frame = CGRect(origin: .zero, size: bar.1.size)
    let ranges = [
      (axis, section.start, section.end), (cross, kept.before(cross), room[cross] - kept.after(cross)),
    ]
    for (axis, start, end) in ranges {
      let length = frame.size[axis]
      frame.origin[axis] =
        edges.contains(.before(axis)) ? start : edges.contains(.after(axis)) ? end - length : (start + end - length) / 2
    }
    let offset = bar.item.offset
    frame = frame.offsetBy(dx: offset.x.finiteOrZero, dy: offset.y.finiteOrZero)
    let isFirst = edges.contains(.before(axis)) ? true : edges.contains(.after(axis)) ? false : nil
    return PlacedSection.Bar(item: bar.item, frame: frame, estimated: bar.1.estimated, isFirst: isFirst)
  }
}
