extension View {
  /// Constraints for this view, and its attributes as targets: `view.snp.makeConstraints { make in … }`,
  /// `other.snp.bottom`.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
