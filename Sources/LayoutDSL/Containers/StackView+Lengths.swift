import Foundation

extension StackView {
  var visible: [ArrangedView] { arranged.filter { !$0.view.isHidden } }

  /// Whether labels of several lines share the width.
  var hasTextWidths: Bool { ruleIndices.keys.contains { $0.part == .textWidth } }

  /// The distance after each visible view but the last, on whole pixels where there are any.
  func gaps(_ visible: [ArrangedView]) -> [CGFloat] {
    let grid = rootView.pixelGrid
    return visible.dropLast().map { item in
      let gap = points(item.customSpacing ?? spacing)
      return grid?.rounded(gap) ?? gap
    }
  }

  private func points(_ spacing: CGFloat) -> CGFloat {
    switch spacing {
    case StackView.spacingUseDefault: 0
    case StackView.spacingUseSystem: SystemSpacing.points
    default: spacing
    }
  }

  /// How long the arranged views make it along an axis by their own content; nil if none has any.
  func contentLength(_ axis: AttributeConstraint.Axis) -> CGFloat? {
    let views = axis == self.axis ? visible : arranged
    let lengths = views.map { $0.view.naturalLength(axis) }
    let known = lengths.compactMap(\.self)
    guard let longest = known.max() else { return nil }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let around = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard axis == self.axis else { return longest + around }
    let sum = distribution == .fillEqually ? longest * CGFloat(views.count) : known.reduce(0, +)
    return sum + gaps(views).reduce(around, +)
  }

  /// The arranged view whose baseline is the stack's; nil without a visible one.
  func baselineView(isFirst: Bool) -> View? {
    let visible = visible.map(\.view)
    let ownEnd = isFirst ? visible.first : visible.last
    if axis == .vertical || alignment == .fill { return ownEnd }
    switch (alignment, isFirst) {
    case (.leading, true), (.firstBaseline, true), (.trailing, false), (.lastBaseline, false): return ownEnd
    default: break
    }
    var tallest: (view: View, height: CGFloat)?
    for view in visible {
      let height = view.naturalLength(.vertical) ?? view.frame.height
      if tallest.map({ height > $0.height }) ?? true { tallest = (view, height) }
    }
    return tallest?.view
  }
}
