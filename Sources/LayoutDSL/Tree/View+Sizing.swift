import Foundation

extension View {
  /// How firmly the view refuses to be larger than its content along an axis; 250 unless set.
  public func contentHuggingPriority(for axis: AttributeConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? sizing.horizontalHugging : sizing.verticalHugging
  }

  /// Sets how firmly the view refuses to be larger than its content. An illegal priority is reported and ignored.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: AttributeConstraint.Axis) {
    setPriority(priority, axis == .horizontal ? \.horizontalHugging : \.verticalHugging, "content hugging")
  }

  /// How firmly the view refuses to be smaller than its content along an axis; 750 unless set.
  public func contentCompressionResistancePriority(for axis: AttributeConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? sizing.horizontalCompressionResistance : sizing.verticalCompressionResistance
  }

  /// Sets how firmly the view refuses to be smaller than its content. An illegal priority is reported and ignored.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: AttributeConstraint.Axis
  ) {
    setPriority(
      priority, axis == .horizontal ? \.horizontalCompressionResistance : \.verticalCompressionResistance,
      "compression resistance")
  }

  private func setPriority(
    _ priority: LayoutPriority, _ property: WritableKeyPath<SizingState, LayoutPriority>, _ name: String
  ) {
    guard priority.isLegal else {
      return tell(.badPriority(priority.rawValue, subject: "\(reportName)'s \(name)"))
    }
    guard sizing[keyPath: property] != priority else { return }
    sizing[keyPath: property] = priority
    tellEngine(.contentPriority)
    superview?.subviewSizingChanged(self)
  }

  /// The intrinsic size along an axis; nil without one. NaN and infinities are reported and count as none.
  package func intrinsicMetric(_ axis: AttributeConstraint.Axis, of size: CGSize) -> CGFloat? {
    let value = axis == .horizontal ? size.width : size.height
    if let bad = NonFiniteValue(value) {
      tell(
        .notFinite(property: "intrinsic \(axis == .horizontal ? "width" : "height")", value: bad, subject: reportName))
      return nil
    }
    return value < 0 ? nil : value
  }

  func contentChanged() {
    setNeedsUpdateConstraints()
    tellEngine(.contentSize)
    superview?.subviewSizingChanged(self)
  }

  /// Whether the intrinsic height depends on the width, as with a label of several lines.
  package var isMultiline: Bool {
    get { sizing.isMultiline }
    set {
      guard newValue != sizing.isMultiline else { return }
      sizing.isMultiline = newValue
      superview?.subviewSizingChanged(self)
    }
  }

  /// Sets by how much more it costs than for others of the same priority to leave the content's size along each axis.
  package func setContentWeights(horizontal: Double, vertical: Double) {
    guard horizontal != sizing.horizontalWeight || vertical != sizing.verticalWeight else { return }
    sizing.horizontalWeight = horizontal
    sizing.verticalWeight = vertical
    tellEngine(.contentPriority)
  }
}
