import LayoutKernel

extension ItemRecord {
  /// The unknowns in order of creation.
  var variables: [Variable] { [minX, minY, width, height] }

  /// The rows of the library's own.
  var rows: [LinearConstraint] { sizeRows + frameRows + contentRows.compactMap(\.self) }

  func start(_ axis: AttributeConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }

  func length(_ axis: AttributeConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}
