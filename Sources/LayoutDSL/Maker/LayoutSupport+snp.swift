extension LayoutSupport {
  /// The attributes of the bar's edge as targets.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
