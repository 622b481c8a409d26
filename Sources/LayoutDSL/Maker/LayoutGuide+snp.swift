extension LayoutGuide {
  /// Constraints for this guide, and its attributes as targets.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
