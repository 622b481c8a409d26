/// How firmly the view keeps to its intrinsic size, as plain numbers above 0 and up to 1000.
extension ConstraintViewDSL {
  /// How firmly it refuses to become wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(LayoutPriority(rawValue: newValue), for: .horizontal) }
  }

  /// How firmly it refuses to become taller than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(LayoutPriority(rawValue: newValue), for: .vertical) }
  }

  /// How firmly it refuses to become narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  /// How firmly it refuses to become less tall than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(rawValue: newValue), for: .vertical)
    }
  }
}
