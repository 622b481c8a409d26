import Foundation

/// Works out how large items and groups are, and where they are within each other.
struct GroupSolver {
  /// How many items the section has. Groups are filled up with what could follow, so that the last keeps step with the others.
  let itemCount: Int
  let traits: TraitCollection
  /// What the cell of an item has asked for.
  let measured: (Int) -> CGSize?

  /// What is filled up at most, against items of no length.
  private static let fillLimit = 1000
  /// What a row may be too long by, in points: the error of adding thirds.
  private static let tolerance: CGFloat = 1e-6

  private struct Slot {
    var solved: SolvedGroup
    var spacing: CollectionLayoutEdgeSpacing?
    /// Whether any of its items is there.
    var isThere: Bool
  }

  /// Solves an item or a group of a room, whose first item has a number. `share` is a length that replaces the item's own.
  func solve(
    _ item: CollectionLayoutItem, in room: SolvedLengths, from first: Int,
    share: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> SolvedGroup {
    var planned = room.resolve(item.layoutSize)
    if let share {
      planned.size[share.axis] = max(0, share.length)
      planned.estimated[share.axis] = room.estimated[share.axis]
    }
    guard let group = item as? CollectionLayoutGroup else { return solveItem(item, planned, first) }
    switch group.arrangement {
    case .custom(let provider): return solveCustom(group, planned, first, provider)
    case .filled(let axis): return arrange(group, planned, fill(group, planned, first, along: axis), along: axis)
    case .counted(let axis, let count, let isDivided):
      let slots = repeated(group, planned, first, along: axis, count: count, isDivided: isDivided)
      return arrange(group, planned, slots, along: axis)
    }
  }

  private func solveItem(_ item: CollectionLayoutItem, _ planned: SolvedLengths, _ index: Int) -> SolvedGroup {
    var solved = SolvedGroup(planned: planned, size: planned.size, count: 1)
    guard index < itemCount else { return solved }
    if !planned.estimated.isEmpty, let size = measured(index) {
      for axis in [LayoutAxis.horizontal, .vertical] where planned.estimated[axis] { solved.size[axis] = size[axis] }
    }
    let frame = CGRect(origin: .zero, size: solved.size).inset(by: item.contentInsets.without(planned.estimated))
    solved.items = [
      PlacedItem(index: index, frame: frame, estimated: planned.estimated, anchored: item.supplementaryItems)
    ]
    return solved
  }

  private func solveCustom(
    _ group: CollectionLayoutGroup, _ planned: SolvedLengths, _ first: Int,
    _ provider: CollectionLayoutGroup.ItemProvider
  ) -> SolvedGroup {
    let insets = group.contentInsets.without(planned.estimated)
    let environment = ArrangingEnvironment(
      contentSize: planned.size, contentInsets: insets, traitCollection: traits)
    let custom = provider(environment)
    var solved = SolvedGroup(planned: planned, size: planned.size, count: custom.count)
    for (place, item) in custom.enumerated() where first + place < itemCount {
      let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
      guard frame.isFinite else { continue }
      solved.items.append(PlacedItem(index: first + place, frame: frame, zIndex: item.zIndex))
    }
    return solved
  }

  // MARK: Filling

  private func inside(_ group: CollectionLayoutGroup, _ planned: SolvedLengths) -> SolvedLengths {
    SolvedLengths(
      size: planned.size.inset(by: group.contentInsets.without(planned.estimated)), estimated: planned.estimated)
  }

  private func hasFlexibleSpacing(_ group: CollectionLayoutGroup, _ axis: LayoutAxis) -> Bool {
    group.interItemSpacing?.isFlexibleSpacing ?? false
      || group.subitems.contains {
        $0.edgeSpacing.before(axis).isFlexibleSpacing || $0.edgeSpacing.after(axis).isFlexibleSpacing
      }
  }

  /// The subitems there is room for, over and over, at least one.
  private func fill(
    _ group: CollectionLayoutGroup, _ planned: SolvedLengths, _ first: Int, along axis: LayoutAxis
  ) -> [Slot] {
    guard !group.subitems.isEmpty else { return [] }
    let room = inside(group, planned)
    let goesOn = hasFlexibleSpacing(group, axis)
    var slots: [Slot] = []
    var (used, next, turn): (CGFloat, Int, Int) = (0, first, 0)
    while next < itemCount || goesOn && next - itemCount < Self.fillLimit {
      let subitem = group.subitems[turn % group.subitems.count]
      let solved = solve(subitem, in: room, from: next)
      let own = planned.estimated[axis] ? solved.planned.size[axis] : solved.size[axis]
      let length =
        (slots.isEmpty ? 0 : group.interItemSpacing?.points ?? 0) + subitem.edgeSpacing.before(axis).points + own
        + subitem.edgeSpacing.after(axis).points
      if !slots.isEmpty, used + length > room.size[axis] + Self.tolerance { break }
      if turn >= group.subitems.count, length <= 0 || solved.count == 0 { break }
      slots.append(Slot(solved: solved, spacing: subitem.edgeSpacing, isThere: next < itemCount))
      used += length
      next += solved.count
      turn += 1
    }
    return slots
  }

  private func repeated(
    _ group: CollectionLayoutGroup, _ planned: SolvedLengths, _ first: Int, along axis: LayoutAxis, count: Int,
    isDivided: Bool
  ) -> [Slot] {
    guard let subitem = group.subitems.first, count > 0 else { return [] }
    let room = inside(group, planned)
    let goesOn = hasFlexibleSpacing(group, axis)
    let around = subitem.edgeSpacing.before(axis).points + subitem.edgeSpacing.after(axis).points
    let spacing = CGFloat(count - 1) * (group.interItemSpacing?.points ?? 0)
    let share = (axis: axis, length: (room.size[axis] - spacing) / CGFloat(count) - around)
    var slots: [Slot] = []
    var next = first
    while slots.count < count, next < itemCount || goesOn && slots.count < Self.fillLimit {
      let solved = solve(subitem, in: room, from: next, share: isDivided ? share : nil)
      slots.append(Slot(solved: solved, spacing: subitem.edgeSpacing, isThere: next < itemCount))
      next += solved.count
    }
    return slots
  }

  // MARK: Arranging

  private func arrange(
    _ group: CollectionLayoutGroup, _ planned: SolvedLengths, _ slots: [Slot], along axis: LayoutAxis
  ) -> SolvedGroup {
    let insets = group.contentInsets.without(planned.estimated)
    let room = inside(group, planned).size
    let cross = axis.other
    let depth =
      planned.estimated[cross]
      ? slots.filter(\.isThere).map { slot in
        slot.spacing.before(cross).points + slot.solved.size[cross] + slot.spacing.after(cross).points
      }.max() ?? planned.size[cross]
      : room[cross]
    let share = planned.estimated[axis] ? 0 : flexibleShare(slots, group.interItemSpacing, room[axis], axis)
    var solved = SolvedGroup(planned: planned, size: planned.size, count: slots.reduce(0) { $0 + $1.solved.count })
    var (place, end): (CGFloat, CGFloat?) = (0, nil)
    for (number, slot) in slots.enumerated() {
      if number > 0, let spacing = group.interItemSpacing { place += width(spacing, share) }
      place += width(slot.spacing.before(axis), share)
      var origin = CGPoint.zero
      origin[axis] = insets.before(axis) + place
      origin[cross] =
        insets.before(cross) + slot.spacing.start(cross, length: slot.solved.size[cross], room: depth)
      for var item in slot.solved.items {
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        solved.items.append(item)
      }
      place += slot.solved.size[axis] + width(slot.spacing.after(axis), share)
      if slot.isThere { end = place }
    }
    if planned.estimated[axis], let end { solved.size[axis] = end }
    if planned.estimated[cross] { solved.size[cross] = depth }
    return solved
  }

  private func width(_ spacing: CollectionLayoutSpacing, _ share: CGFloat) -> CGFloat {
    spacing.points + (spacing.isFlexibleSpacing ? share : 0)
  }

  /// What each flexible spacing takes of the length that is left over.
  private func flexibleShare(
    _ slots: [Slot], _ between: CollectionLayoutSpacing?, _ room: CGFloat, _ axis: LayoutAxis
  ) -> CGFloat {
    var spacings = slots.flatMap { [$0.spacing.before(axis), $0.spacing.after(axis)] }
    if let between, slots.count > 1 { spacings += Array(repeating: between, count: slots.count - 1) }
    let flexible = spacings.filter(\.isFlexibleSpacing).count
    guard flexible > 0 else { return 0 }
    let used = slots.reduce(0) { $0 + $1.solved.size[axis] } + spacings.reduce(0) { $0 + $1.points }
    return max(0, room - used) / CGFloat(flexible)
  }
}
