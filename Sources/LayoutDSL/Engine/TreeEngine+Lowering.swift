import Foundation
import LayoutKernel

extension TreeEngine {
  /// An attribute of an item in the coordinates of a view around it, whose own edges are 0 and its size there.
  ///
  /// Every position is the sum of the positions from the item up to below that view; what frames reach beyond alignment
  /// rectangles comes in as constants.
  func value(
    of attribute: AttributeConstraint.Attribute, _ item: any LayoutItem, _ direction: UserInterfaceLayoutDirection,
    _ space: View, meaningContent: Bool = false
  ) -> LinearExpression? {
    if let inside = attribute.insideMargins {
      guard let view = item.view else { return nil }
      return value(of: inside, view.layoutMarginsGuide, direction, space, meaningContent: meaningContent)
    }
    if attribute.isBaseline {
      guard let view = item.view else { return nil }
      return baseline(attribute, view, space)
    }
    let physical = attribute.physical(direction)
    let isContent = meaningContent && (!physical.isSize || item.guide != nil)
    guard let extent = isContent ? contentExtent(physical.axis, item, space) : extent(physical.axis, item, space)
    else { return nil }
    switch physical {
    case .left, .top: return extent.start
    case .right, .bottom: return extent.start + extent.length
    case .centerX, .centerY:
      var middle = extent.start
      middle.add(extent.length, times: 0.5)
      return middle
    case .width, .height: return extent.length
    default: return nil
    }
  }

  /// Where an item begins along an axis and how long it is.
  private func extent(
    _ axis: AttributeConstraint.Axis, _ item: any LayoutItem, _ space: View
  ) -> (start: LinearExpression, length: LinearExpression)? {
    if let view = item.view {
      let record = enter(view)
      return (start(axis, view, record, space), LinearExpression(record.length(axis)))
    }
    guard let guide = item.guide, let owner = guide.owningView else { return nil }
    guard let insets = guide.insets else {
      let record = enter(guide)
      var start = LinearExpression()
      if guide.role == .scrollContent {
        record.related.insert(axis)
      } else {
        start.add(record.start(axis))
      }
      addOrigin(axis, of: owner, space, to: &start)
      return (start, LinearExpression(record.length(axis)))
    }
    // The library's own guides are their owner less constants, with no unknowns of their own.
    let record = enter(owner)
    let (before, both) = insets.along(axis)
    var start = LinearExpression(constant: before + (owner.scrollsContent ? owner.origin(axis) : 0))
    addOrigin(axis, of: owner, space, to: &start)
    return (start, LinearExpression(record.length(axis), plus: record.alignmentInsets.along(axis).both - both))
  }

  /// The extent of a scroll view's content, or of its margins within that.
  private func contentExtent(
    _ axis: AttributeConstraint.Axis, _ item: any LayoutItem, _ space: View
  ) -> (start: LinearExpression, length: LinearExpression)? {
    let margins = item.guide
    guard let scroll = margins?.owningView ?? item.view, let content = scroll.contentGuide,
      var (start, length) = extent(axis, content, space)
    else { return nil }
    if let insets = margins?.insets?.along(axis) {
      start.constant += insets.before
      length.constant -= insets.both
    }
    return (start, length)
  }

  /// The left or top edge of a view; what its frame reaches beyond that in its own coordinates.
  private func start(
    _ axis: AttributeConstraint.Axis, _ view: View, _ record: ItemRecord, _ space: View
  ) -> LinearExpression {
    guard view !== space else { return LinearExpression(constant: record.alignmentInsets.along(axis).before) }
    var sum = LinearExpression(record.start(axis))
    addOrigin(axis, of: view.superview, space, to: &sum)
    return sum
  }

  /// Adds where a view's own coordinates begin.
  private func addOrigin(
    _ axis: AttributeConstraint.Axis, of view: View?, _ space: View, to sum: inout LinearExpression
  ) {
    var current = view
    while let here = current, here !== space {
      let record = enter(here)
      sum.add(record.start(axis))
      sum.constant -= record.alignmentInsets.along(axis).before
      if here.scrollsContent {
        sum.constant -= here.origin(axis)
        record.isCrossed = true
      }
      current = here.superview
    }
  }

  /// The baseline of the view that stands in for this one's.
  private func baseline(
    _ attribute: AttributeConstraint.Attribute, _ view: View, _ space: View
  ) -> LinearExpression {
    let isFirst = attribute == .firstBaseline
    let text = view.baselineView(isFirst: isFirst)
    let record = enter(text)
    var sum = start(.vertical, text, record, space)
    if text.hasCentredBaselines {
      sum.add(record.height, times: 0.5)
      sum.constant += isFirst ? text.firstBaselineOffset() : -text.lastBaselineOffset()
    } else if isFirst {
      sum.constant += text.firstBaselineOffset()
    } else {
      sum.add(record.height)
      sum.constant -= text.lastBaselineOffset()
    }
    return sum
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
