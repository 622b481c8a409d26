import Foundation

/// Along the axis.
extension StackArrangement {
  /// The stack begins with its first visible view and ends with its last.
  mutating func connectMainEdges() {
    guard let first = visible.first, let last = visible.last else {
      if !all.isEmpty { shrink(.mainFit, .canvasFit, stack, main.length, at: Priority.canvasFit) }
      return
    }
    equate(.mainStart, .canvasConnection, canvas, main.start, first.view, main.start)
    equate(.mainEnd, .canvasConnection, canvas, main.end, last.view, main.end)
  }

  /// Neighbours are one spacing apart, or at least that where the distribution decides on the gaps.
  mutating func addSpacing() {
    let isMinimum = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let (end, start) = gapAttributes
    for (index, gap) in gaps.enumerated() {
      let (before, after) = (visible[index], visible[index + 1])
      add(
        ContainerRule(
          key: .init(part: .gap, first: before.number, second: after.number), identifier: .spacing,
          first: after.view, firstAttribute: start, relation: isMinimum ? .greaterThanOrEqual : .equal,
          second: before.view, secondAttribute: end, constant: gap))
    }
  }

  mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalLengths()
    case .fillProportionally: proportionalLengths()
    case .equalSpacing:
      equalGaps(from: gapAttributes.end, to: gapAttributes.start) { _ in .required }
    case .equalCentering:
      equalGaps(from: main.center, to: main.center) { LayoutPriority(max(1, 150 - Float($0))) }
    }
  }

  /// Where a gap begins on the view before it and ends on the view after it.
  private var gapAttributes: (end: AttributeConstraint.Attribute, start: AttributeConstraint.Attribute) {
    let isByBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    return isByBaseline ? (.lastBaseline, .firstBaseline) : (main.end, main.start)
  }

  private mutating func equalLengths() {
    guard let first = visible.first else { return }
    for other in visible.dropFirst() {
      equate(
        .length, .fillEqually, of: (other.number, first.number), other.view, main.length, first.view, main.length)
    }
  }

  /// Each has its share of the stack's full length, the earlier the more firmly; spacing counts into the whole.
  private mutating func proportionalLengths() {
    let lengths = visible.map { max(0, $0.view.naturalLength(main.axis) ?? fittedLength($0.view)) }
    let whole = lengths.reduce(gaps.reduce(0, +), +)
    guard lengths.contains(where: { $0 > 0 }), whole > 0 else { return equalLengths() }
    let isAlone = visible.count == 1
    // Alone between margins it would have to be as long as the stack and as what is between them.
    let whose: any LayoutItem = isAlone ? canvas : stack
    for (place, item) in all.enumerated() {
      guard let index = visible.firstIndex(where: { $0.number == item.number }) else { continue }
      let key = ContainerRule.Key(part: .length, first: item.number)
      let length = lengths[index]
      guard length > 0 else {
        add(
          ContainerRule(key: key, identifier: .fillProportionally, first: item.view, firstAttribute: main.length))
        continue
      }
      add(
        ContainerRule(
          key: key, identifier: .fillProportionally, first: item.view, firstAttribute: main.length, second: whose,
          secondAttribute: main.length, multiplier: length / whole,
          priority: isAlone ? .required : LayoutPriority(max(1, 999 - Float(place)))))
    }
  }

  /// How long the constraints inside a view make it that has no length of its own.
  private func fittedLength(_ view: View) -> CGFloat {
    guard !view.subviews.isEmpty else { return 0 }
    let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    return main.axis == .horizontal ? size.width : size.height
  }

  /// Guides in the gaps are equally long, and the stack no longer than that needs.
  private mutating func equalGaps(
    from end: AttributeConstraint.Attribute, to start: AttributeConstraint.Attribute,
    priority: (Int) -> LayoutPriority
  ) {
    guard let first = visible.first else { return }
    shrink(.mainFit, .canvasFit, stack, main.length, at: Priority.canvasFit)
    for (index, (before, after)) in zip(visible, visible.dropFirst()).enumerated() {
      let numbers = (before.number, after.number)
      let guide = stack.preparedGap(after: before.number)
      equate(.gapStart, .distributingEdge, of: numbers, guide, main.start, before.view, end)
      equate(.gapEnd, .distributingEdge, of: numbers, guide, main.end, after.view, start)
      guard index > 0 else { continue }
      equate(
        .gapLength, .fillEqually, of: (before.number, first.number), guide, main.length,
        stack.preparedGap(after: first.number), main.length, at: priority(index))
    }
  }

  /// Labels of several lines share a horizontal stack evenly, somewhat more firmly than they resist compression.
  mutating func addTextWidths() {
    guard stack.axis == .horizontal, stack.distribution == .fill, visible.count > 1 else { return }
    let count = CGFloat(visible.count)
    for item in visible where item.view.isMultiline {
      let resistance = item.view.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        ContainerRule(
          key: .init(part: .textWidth, first: item.number), identifier: .textWidthDisambiguation, first: item.view,
          firstAttribute: main.length, second: stack, secondAttribute: main.length, multiplier: 1 / count,
          constant: -gaps.reduce(0, +) / count, priority: LayoutPriority(min(999, resistance + 10))))
    }
  }

  /// A hidden view has no length and stands where the one before it ends.
  mutating func collapseHidden() {
    for (place, item) in all.enumerated() where item.view.isHidden {
      shrink(.hiddenLength, .hiding, of: item.number, item.view, main.length, at: .required)
      let before = place > 0 ? all[place - 1] : nil
      equate(
        .hiddenPlace, .hiding, of: (item.number, before?.number ?? 0), item.view, main.start, before?.view ?? canvas,
        before == nil ? main.start : main.end)
    }
  }

  /// The optional priorities UIKit uses.
  nonisolated enum Priority {
    static let canvasFit = LayoutPriority(49)
    static let spanningFit = LayoutPriority(51)
    static let suppression = LayoutPriority(25)
    static let boundary = LayoutPriority(999.5)
  }
}
