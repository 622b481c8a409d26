/// The `snp` of a bar's edge: its attributes as targets.
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  package let support: any ConstraintLayoutSupport

  package init(support: any ConstraintLayoutSupport) {
    self.support = support
  }

  /// The guide that marks the edge.
  public var target: AnyObject? { support }

  /// The top side of the bar.
  public var top: ConstraintItem { ConstraintItem(target: support, attributes: .top) }

  /// The bottom side of the bar.
  public var bottom: ConstraintItem { ConstraintItem(target: support, attributes: .bottom) }

  /// The height of the bar.
  public var height: ConstraintItem { ConstraintItem(target: support, attributes: .height) }
}
