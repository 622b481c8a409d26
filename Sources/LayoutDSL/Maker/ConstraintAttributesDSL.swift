/// Baselines and margins as right-hand sides, besides the basic attributes.
///
/// Guides have neither: a statement with one of theirs is reported as `LayoutIssue.Kind.unsupportedAttribute` when it is
/// activated, and stays inactive.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text, or the bottom where there is none.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }

  /// The baseline of the first line of text, or the top where there is none.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }

  /// The left side, inset by the layout margin.
  public var leftMargin: ConstraintItem { item(.leftMargin) }

  /// The top side, inset by the layout margin.
  public var topMargin: ConstraintItem { item(.topMargin) }

  /// The right side, inset by the layout margin.
  public var rightMargin: ConstraintItem { item(.rightMargin) }

  /// The bottom side, inset by the layout margin.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }

  /// The leading side, inset by the layout margin.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }

  /// The trailing side, inset by the layout margin.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }

  /// The horizontal centre between the margins.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }

  /// The vertical centre between the margins.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }

  /// The left, right, top and bottom margins.
  public var margins: ConstraintItem { item(.margins) }

  /// The top, bottom, leading and trailing margins.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }

  /// Both centres between the margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
