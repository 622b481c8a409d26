/// The axes along which a length is an estimate until the content is seen.
nonisolated struct EstimatedAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = EstimatedAxes(rawValue: 1)
  static let vertical = EstimatedAxes(rawValue: 2)

  subscript(_ axis: LayoutAxis) -> Bool {
    get { contains(axis == .horizontal ? .horizontal : .vertical) }
    set {
      let one: EstimatedAxes = axis == .horizontal ? .horizontal : .vertical
      if newValue { insert(one) } else { remove(one) }
    }
  }
}
