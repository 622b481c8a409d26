import Foundation
import LayoutKernel

extension TreeEngine {
  /// An attribute of an item in the coordinates of a view around it, whose own edges are 0 and its size there.
  ///
  /// Every position is the sum of the positions from the item up to below that view; what frames reach beyond alignment
  /// rectangles comes in as constants.
  func value(
    of attribute: AttributeConstraint.Attribute, _ item: any LayoutItem, _ direction: UserInterfaceLayoutDirection,
    _ space: View
  ) -> LinearExpression? {
    if let inside = attribute.insideMargins {
      guard let view = item as? View else { return nil }
      return value(of: inside, view.layoutMarginsGuide, direction, space)
    }
    if attribute.isBaseline {
      guard let view = item as? View else { return nil }
      return baseline(attribute, view, space)
    }
    guard let record = enter(item) else { return nil }
    switch attribute.physical(direction) {
    case .left: return start(.horizontal, item, record, space)
    case .right: return start(.horizontal, item, record, space).adding(record.width)
    case .centerX: return start(.horizontal, item, record, space).adding(record.width, times: 0.5)
    case .top: return start(.vertical, item, record, space)
    case .bottom: return start(.vertical, item, record, space).adding(record.height)
    case .centerY: return start(.vertical, item, record, space).adding(record.height, times: 0.5)
    case .width: return LinearExpression(record.width)
    case .height: return LinearExpression(record.height)
    default: return nil
    }
  }

  private func enter(_ item: any LayoutItem) -> ItemRecord? {
    if let view = item as? View { return enter(view) }
    if let guide = item as? LayoutGuide { return enter(guide) }
    return nil
  }

  /// The left or top edge of an item.
  private func start(
    _ axis: AttributeConstraint.Axis, _ item: any LayoutItem, _ record: ItemRecord, _ space: View
  ) -> LinearExpression {
    let variable = axis == .horizontal ? record.minX : record.minY
    if let guide = item as? LayoutGuide {
      var sum = LinearExpression(variable)
      addOrigin(axis, of: guide.owningView, space, to: &sum)
      return sum
    }
    guard let view = item as? View, view !== space else {
      let insets = record.alignmentInsets
      return LinearExpression(constant: axis == .horizontal ? insets.left : insets.top)
    }
    var sum = LinearExpression(variable)
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
      let insets = record.alignmentInsets
      sum.add(axis == .horizontal ? record.minX : record.minY)
      sum.constant -= axis == .horizontal ? insets.left : insets.top
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
    if isFirst {
      sum.constant += text.firstBaselineOffset()
    } else {
      sum.add(record.height)
      sum.constant -= text.lastBaselineOffset()
    }
    return sum
  }
}

extension View {
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
  /// The side leading and trailing are on; other attributes as they are.
  fileprivate func physical(_ direction: UserInterfaceLayoutDirection) -> Self {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    default: self
    }
  }
}

extension LinearExpression {
  fileprivate func adding(_ variable: Variable, times coefficient: Double = 1) -> LinearExpression {
    var sum = self
    sum.add(variable, times: coefficient)
    return sum
  }
}
