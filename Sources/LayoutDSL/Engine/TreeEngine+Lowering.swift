import Foundation
import LayoutKernel

extension TreeEngine {
  /// An attribute of an item in the coordinates of a view around it; see `add`.
  func value(
    of attribute: AttributeConstraint.Attribute, _ item: any LayoutItem, _ direction: UserInterfaceLayoutDirection,
    _ space: View
  ) -> LinearExpression? {
    var sum = LinearExpression()
    return add(attribute, of: item, direction, space, to: &sum) ? sum : nil
  }

  /// Adds a multiple of an attribute of an item in the coordinates of a view around it, whose own edges are 0 and its size
  /// there. Whether there is such an attribute.
  ///
  /// Every position is the sum of the positions from the item up to below that view; what frames reach beyond alignment
  /// rectangles comes in as constants.
  func add(
    _ attribute: AttributeConstraint.Attribute, of item: any LayoutItem, _ direction: UserInterfaceLayoutDirection,
    _ space: View, meaningContent: Bool = false, times factor: CGFloat = 1, to sum: inout LinearExpression
  ) -> Bool {
    if let inside = attribute.insideMargins {
      guard let guide = item.view?.layoutMarginsGuide else { return false }
      return add(inside, of: guide, direction, space, meaningContent: meaningContent, times: factor, to: &sum)
    }
    if attribute.isBaseline {
      guard let view = item.view else { return false }
      addBaseline(attribute, view, space, times: factor, to: &sum)
      return true
    }
    let physical = attribute.physical(direction)
    guard let share = physical.share else { return false }
    let extent = Extent(axis: physical.axis, start: factor * share.start, length: factor * share.length)
    return meaningContent && (!physical.isSize || item.guide != nil)
      ? addContent(extent, item, space, to: &sum) : add(extent, item, space, to: &sum)
  }

  /// Multiples of where something begins along an axis and of how long it is.
  private struct Extent {
    let axis: AttributeConstraint.Axis
    let start: CGFloat
    let length: CGFloat
  }

  private func add(_ extent: Extent, _ item: any LayoutItem, _ space: View, to sum: inout LinearExpression) -> Bool {
    let axis = extent.axis
    if let view = item.view {
      let record = enter(view)
      addStart(axis, view, record, space, times: extent.start, to: &sum)
      if extent.length != 0 { sum.add(record.length(axis), times: extent.length) }
      return true
    }
    guard let guide = item.guide, let owner = guide.owningView else { return false }
    guard let insets = guide.insets else {
      let record = enter(guide)
      if guide.role == .scrollContent {
        record.related.insert(axis)
      } else if extent.start != 0 {
        sum.add(record.start(axis), times: extent.start)
      }
      addOrigin(axis, of: owner, space, times: extent.start, to: &sum)
      if extent.length != 0 { sum.add(record.length(axis), times: extent.length) }
      return true
    }
    // The library's own guides are their owner less constants, with no unknowns of their own.
    let record = enter(owner)
    let (before, both) = insets.along(axis)
    sum.constant += extent.start * (before + (owner.scrollsContent ? owner.origin(axis) : 0))
    addOrigin(axis, of: owner, space, times: extent.start, to: &sum)
    if extent.length != 0 { sum.add(record.length(axis), times: extent.length) }
    sum.constant += extent.length * (record.alignmentInsets.along(axis).both - both)
    return true
  }

  /// The extent of a scroll view's content, or of its margins within that.
  private func addContent(
    _ extent: Extent, _ item: any LayoutItem, _ space: View, to sum: inout LinearExpression
  ) -> Bool {
    let margins = item.guide
    guard let scroll = margins?.owningView ?? item.view, let content = scroll.contentGuide,
      add(extent, content, space, to: &sum)
    else { return false }
    if let insets = margins?.insets?.along(extent.axis) {
      sum.constant += extent.start * insets.before - extent.length * insets.both
    }
    return true
  }

  /// The left or top edge of a view; what its frame reaches beyond that in its own coordinates.
  private func addStart(
    _ axis: AttributeConstraint.Axis, _ view: View, _ record: ItemRecord, _ space: View, times factor: CGFloat,
    to sum: inout LinearExpression
  ) {
    guard factor != 0 else { return }
    guard view !== space else {
      sum.constant += factor * record.alignmentInsets.along(axis).before
      return
    }
    sum.add(record.start(axis), times: factor)
    addOrigin(axis, of: view.superview, space, times: factor, to: &sum)
  }

  /// Adds where a view's own coordinates begin.
  private func addOrigin(
    _ axis: AttributeConstraint.Axis, of view: View?, _ space: View, times factor: CGFloat,
    to sum: inout LinearExpression
  ) {
    guard factor != 0 else { return }
    var current = view
    while let here = current, here !== space {
      let record = enter(here)
      sum.add(record.start(axis), times: factor)
      sum.constant -= factor * record.alignmentInsets.along(axis).before
      if here.scrollsContent {
        sum.constant -= factor * here.origin(axis)
        record.isCrossed = true
      }
      current = here.superview
    }
  }

  /// The baseline of the view that stands in for this one's.
  private func addBaseline(
    _ attribute: AttributeConstraint.Attribute, _ view: View, _ space: View, times factor: CGFloat,
    to sum: inout LinearExpression
  ) {
    let isFirst = attribute == .firstBaseline
    let text = view.baselineView(isFirst: isFirst)
    let record = enter(text)
    addStart(.vertical, text, record, space, times: factor, to: &sum)
    if text.hasCentredBaselines {
      sum.add(record.height, times: 0.5 * factor)
      sum.constant += factor * (isFirst ? text.firstBaselineOffset() : -text.lastBaselineOffset())
    } else if isFirst {
      sum.constant += factor * text.firstBaselineOffset()
    } else {
      sum.add(record.height, times: factor)
      sum.constant -= factor * text.lastBaselineOffset()
    }
  }
}

extension View {
  /// Where its own coordinates begin in it.
  fileprivate func origin(_ axis: AttributeConstraint.Axis) -> CGFloat {
    axis == .horizontal ? geometry.boundsOrigin.x : geometry.boundsOrigin.y
  }

  /// Follows `forFirstBaselineLayout` or `forLastBaselineLayout` to the view that has the baseline; no further than
  /// views inside this one, and not in circles.
  package func baselineView(isFirst: Bool) -> View {
    var view = self
    for _ in 0..<64 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
    return view
  }
}

nonisolated extension AttributeConstraint.Attribute {
  fileprivate var axis: AttributeConstraint.Axis {
    switch self {
    case .top, .bottom, .centerY, .height: .vertical
    default: .horizontal
    }
  }

  /// How much of an item's start and of its length along the axis there is in it; nil for one that is no side, centre or
  /// size.
  fileprivate var share: (start: CGFloat, length: CGFloat)? {
    switch self {
    case .left, .top: (1, 0)
    case .right, .bottom: (1, 1)
    case .centerX, .centerY: (1, 0.5)
    case .width, .height: (0, 1)
    default: nil
    }
  }

  /// The side leading and trailing are on; other attributes as they are.
  func physical(_ direction: UserInterfaceLayoutDirection) -> Self {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    default: self
    }
  }
}

nonisolated extension EdgeInsets {
  /// The inset an axis begins with, and both of the axis together.
  fileprivate func along(_ axis: AttributeConstraint.Axis) -> (before: CGFloat, both: CGFloat) {
    axis == .horizontal ? (left, left + right) : (top, top + bottom)
  }
}
