import Foundation

/// Across the axis. Hidden views take part.
extension StackArrangement {
  mutating func align() {
    guard let first = all.first else { return }
    switch stack.alignment {
    case .fill: fillAcross(first)
    case .leading: alignEdges(first, isStart: true)
    case .trailing: alignEdges(first, isStart: false)
    case .center: alignCenters(first)
    case .firstBaseline where stack.axis == .horizontal: alignBaselines(first, .firstBaseline)
    case .lastBaseline where stack.axis == .horizontal: alignBaselines(first, .lastBaseline)
    case .firstBaseline, .lastBaseline: fillAcross(first)
    }
  }

  private mutating func fillAcross(_ first: ArrangedView) {
    equate(.crossStart, .canvasConnection, canvas, cross.start, first.view, cross.start)
    equate(.crossEnd, .canvasConnection, canvas, cross.end, first.view, cross.end)
    tie(first, cross.start, .alignedStart)
    tie(first, cross.end, .alignedEnd)
  }

  /// Everything on one side; the other one is as far away as the longest needs, and nothing is stretched.
  private mutating func alignEdges(_ first: ArrangedView, isStart: Bool) {
    let spanner = stack.preparedSpanner()
    let (near, far) = isStart ? (cross.start, cross.end) : (cross.end, cross.start)
    equate(isStart ? .crossStart : .crossEnd, .canvasConnection, canvas, near, first.view, near)
    equate(isStart ? .crossEnd : .crossStart, .canvasConnection, canvas, far, spanner, far)
    tie(first, near, isStart ? .alignedStart : .alignedEnd)
    for item in all {
      equate(
        isStart ? .spannerStart : .spannerEnd, .spanningBoundary, of: (item.number, 0), spanner, near, item.view, near,
        at: Priority.boundary)
      bound(item, far, isStart: !isStart)
    }
    fitAcross(spanner)
  }

  private mutating func alignCenters(_ first: ArrangedView) {
    equate(.crossCenter, .canvasConnection, canvas, cross.center, first.view, cross.center)
    tie(first, cross.center, .alignedCenter)
    spanBothSides()
  }

  private mutating func alignBaselines(_ first: ArrangedView, _ baseline: AttributeConstraint.Attribute) {
    tie(first, baseline, .alignedBaseline)
    spanBothSides()
    shrink(.crossFit, .canvasFit, stack, cross.length, at: Priority.canvasFit)
  }

  /// The stack reaches around everything on both sides.
  private mutating func spanBothSides() {
    let spanner = stack.preparedSpanner()
    equate(.crossStart, .canvasConnection, canvas, cross.start, spanner, cross.start)
    equate(.crossEnd, .canvasConnection, canvas, cross.end, spanner, cross.end)
    for item in all {
      bound(item, cross.start, isStart: true)
      bound(item, cross.end, isStart: false)
    }
    fitAcross(spanner)
  }

  /// Every other arranged view has the attribute where the first has it.
  private mutating func tie(_ first: ArrangedView, _ attribute: AttributeConstraint.Attribute, _ part: StackPart) {
    for other in all.dropFirst() {
      equate(part, .alignment, of: (first.number, other.number), first.view, attribute, other.view, attribute)
    }
  }

  /// The spanner reaches at least as far as a view.
  private mutating func bound(_ item: ArrangedView, _ side: AttributeConstraint.Attribute, isStart: Bool) {
    equate(
      isStart ? .spannerStart : .spannerEnd, .spanningBoundary, of: (item.number, 0), stack.preparedSpanner(), side,
      item.view, side, isStart ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  /// Neither what spans the views nor the views themselves are longer than they must be.
  private mutating func fitAcross(_ spanner: LayoutGuide) {
    shrink(.spannerFit, .spanningFit, spanner, cross.length, at: Priority.spanningFit)
    for item in all {
      shrink(
        .crossSuppression, .ambiguitySuppression, of: item.number, item.view, cross.length, at: Priority.suppression)
    }
  }
}
