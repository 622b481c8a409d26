/// The attributes along one axis of a stack, in reading order.
nonisolated struct StackAxis: Sendable {
  let axis: AttributeConstraint.Axis
  let start: AttributeConstraint.Attribute
  let end: AttributeConstraint.Attribute
  let center: AttributeConstraint.Attribute
  let length: AttributeConstraint.Attribute

  init(_ axis: AttributeConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}
