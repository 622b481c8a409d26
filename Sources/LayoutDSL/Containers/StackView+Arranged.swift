import Foundation

extension StackView {
  /// A point of violation counts this much more with every place further on, where order of addition does not do.
  private static var weightStep: Double { 0x1p-20 }

  func index(of view: View) -> Int? { arranged.firstIndex { $0.view === view } }

  func isArranged(_ view: View) -> Bool { index(of: view) != nil }

  /// Puts a view at a place among the other arranged views.
  func arrange(_ view: View, at place: Int) {
    if let old = index(of: view) {
      guard old != place else { return }
      arranged.insert(arranged.remove(at: old), at: place)
      return arrangementChanged()
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }  // Refused and reported: the stack is inside that view.
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(ArrangedView(view: view, number: nextNumber), at: min(place, arranged.count))
    nextNumber += 1
    arrangementChanged()
  }

  /// Arranges a view no longer.
  func forget(_ view: View) {
    guard let index = index(of: view) else { return }
    arranged.remove(at: index)
    view.setContentWeights(horizontal: 1, vertical: 1)
    arrangementChanged()
  }

  /// The next pass looks at the constraints again.
  func arrangementChanged() {
    needsArranging = true
    setNeedsUpdateConstraints()
    tellEngine(.contentSize)  // The baselines may be those of another view now.
    superview?.subviewSizingChanged(self)
  }

  func acceptsSpacing(_ spacing: CGFloat) -> Bool {
    guard let bad = NonFiniteValue(spacing) else { return true }
    tell(.notFinite(property: "spacing", value: bad, subject: reportName))
    return false
  }

  // MARK: Constraints

  /// Brings the constraints up to date where something may have changed.
  func arrangeIfNeeded() {
    guard needsArranging else { return }
    needsArranging = false
    setWeights()
    var arrangement = StackArrangement(self)
    let wanted = arrangement.makeRules()
    replaceRules(wanted)
    removeUnusedGuides(wanted)
  }

  /// Changes, removes and adds what differs from the rules, in that order of kinds, and leaves the rest alone.
  private func replaceRules(_ wanted: [ContainerRule]) {
    var kept = [Bool](repeating: false, count: rules.count)
    var next: [(key: ContainerRule.Key, constraint: ContainerConstraint)] = []
    var new: [ContainerConstraint] = []
    for rule in wanted {
      if let index = ruleIndices[rule.key], rules[index].constraint.isActive,
        rules[index].constraint.hasShape(of: rule)
      {
        kept[index] = true
        rules[index].constraint.take(rule)
        next.append(rules[index])
      } else {
        let constraint = ContainerConstraint(rule, container: self)
        new.append(constraint)
        next.append((rule.key, constraint))
      }
    }
    for (index, isKept) in kept.enumerated() where !isKept { rules[index].constraint.isActive = false }
    for constraint in new { constraint.isActive = true }
    rules = next
    ruleIndices = [:]
    for (index, rule) in next.enumerated() { ruleIndices[rule.key] = index }
  }

  /// Where views were not added in the order they are arranged in, the first still yields before the others.
  private func setWeights() {
    let orders = arranged.map(\.view.hierarchy.order)
    let isInOrder = zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 }
    for (index, item) in arranged.enumerated() {
      let weight = isInOrder ? 1 : 1 + Self.weightStep * Double(index)
      item.view.setContentWeights(
        horizontal: axis == .horizontal ? weight : 1, vertical: axis == .vertical ? weight : 1)
    }
  }

  // MARK: Guides

  /// The guide across the axis, made now if there is none.
  func preparedSpanner() -> LayoutGuide {
    if let spanner { return spanner }
    let guide = makeGuide("UISV-alignment-spanner")
    spanner = guide
    return guide
  }

  /// The guide for the gap after a view, made now if there is none.
  func preparedGap(after number: Int) -> LayoutGuide {
    if let guide = gapGuides[number] { return guide }
    let guide = makeGuide("_UIOLAGapGuide")
    gapGuides[number] = guide
    return guide
  }

  private func makeGuide(_ identifier: String) -> LayoutGuide {
    let guide = LayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  private func removeUnusedGuides(_ wanted: [ContainerRule]) {
    if let guide = spanner, !wanted.contains(where: { $0.key.part == .spannerFit }) {
      removeLayoutGuide(guide)
      spanner = nil
    }
    guard !gapGuides.isEmpty else { return }
    let used = Set(wanted.lazy.filter { $0.key.part == .gapStart }.map(\.key.first))
    for number in gapGuides.keys.sorted() where !used.contains(number) {
      if let guide = gapGuides.removeValue(forKey: number) { removeLayoutGuide(guide) }
    }
  }
}
