import Foundation
import LayoutKernel

extension TreeEngine {
  /// The view's content or insets may be others: reads them again.
  func refreshContent(_ view: View, _ record: ItemRecord) {
    guard view.alignmentRectInsets == record.alignmentInsets else {
      needsRebuild = true
      return
    }
    updateContent(view, record)
    refreshBaselines(view)
  }

  /// Rows for the intrinsic size: along each axis no larger at the hugging priority, no smaller at the compression
  /// resistance.
  func updateContent(_ view: View, _ record: ItemRecord) {
    record.breaksLines = view.isMultiline
    if record.breaksLines { multilineRecords.append(record) }
    let size = view.intrinsicContentSize
    let width = view.intrinsicMetric(.horizontal, of: size)
    let height = view.intrinsicMetric(.vertical, of: size)
    for place in 0..<4 {
      let metric = place < 2 ? width : height
      switch (record.contentRows[place], metric) {
      case (let row?, let metric?):
        setConstant(of: row, to: metric)
      case (let row?, nil):
        remove(row)
        record.contentRows[place] = nil
      case (nil, let metric?):
        let row = LinearConstraint(
          LinearExpression(place < 2 ? record.width : record.height, plus: -metric),
          place % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
          strength: view.contentStrength(place))
        record.contentRows[place] = row
        add(row, order: record.order, RowIndex.content + place)
      case (nil, nil): break
      }
    }
  }

  func refreshContentPriorities(_ view: View, _ record: ItemRecord) {
    for (place, row) in record.contentRows.enumerated() {
      guard let row else { continue }
      setStrength(of: row, to: view.contentStrength(place))
    }
  }

  /// The constants of constraints whose baseline may be the view's.
  private func refreshBaselines(_ view: View) {
    var current: View? = view
    while let here = current {
      if here.mentions.baselineCount > 0 {
        for constraint in here.mentions.elements where constraint.hasBaseline { relower(constraint) }
      }
      current = here.superview
    }
  }
}

extension View {
  /// The strength of a content row: hugging and compression resistance, horizontal then vertical.
  fileprivate func contentStrength(_ place: Int) -> Strength {
    let axis: AttributeConstraint.Axis = place < 2 ? .horizontal : .vertical
    let priority =
      place % 2 == 0 ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return LibraryRank.strength(priority, weight: place < 2 ? sizing.horizontalWeight : sizing.verticalWeight)
  }
}
