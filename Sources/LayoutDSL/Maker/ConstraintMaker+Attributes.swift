/// Reading any of these begins a new statement. One that never gets a relation is dropped with a hint
/// (`LayoutHint.Kind.missingRelation`) at the line of the closure.
extension ConstraintMaker {
  /// The left side: minimum x.
  public var left: ConstraintMakerExtendable { begin(.left) }

  /// The top side: minimum y.
  public var top: ConstraintMakerExtendable { begin(.top) }

  /// The right side: maximum x.
  public var right: ConstraintMakerExtendable { begin(.right) }

  /// The bottom side: maximum y.
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }

  /// The side where reading starts: left, or right in right-to-left.
  public var leading: ConstraintMakerExtendable { begin(.leading) }

  /// The side where reading ends: right, or left in right-to-left.
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }

  /// The width.
  public var width: ConstraintMakerExtendable { begin(.width) }

  /// The height.
  public var height: ConstraintMakerExtendable { begin(.height) }

  /// The horizontal centre.
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }

  /// The vertical centre.
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }

  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { begin(.edges) }

  /// Top, bottom, leading and trailing.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }

  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.directionalHorizontalEdges) }

  /// Top and bottom; the same as `verticalEdges`.
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.directionalVerticalEdges) }

  /// Width and height.
  public var size: ConstraintMakerExtendable { begin(.size) }

  /// Both centres.
  public var center: ConstraintMakerExtendable { begin(.center) }

  /// The baseline of the last line of text, or the bottom where there is none.
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }

  /// The baseline of the first line of text, or the top where there is none.
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }

  /// The left side, inset by the layout margin.
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }

  /// The top side, inset by the layout margin.
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }

  /// The right side, inset by the layout margin.
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }

  /// The bottom side, inset by the layout margin.
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }

  /// The leading side, inset by the layout margin.
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }

  /// The trailing side, inset by the layout margin.
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }

  /// The horizontal centre between the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }

  /// The vertical centre between the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }

  /// The left, right, top and bottom margins.
  public var margins: ConstraintMakerExtendable { begin(.margins) }

  /// The top, bottom, leading and trailing margins.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }

  /// Both centres between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
