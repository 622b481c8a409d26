/// Reading any of these adds to the left-hand side of the statement and returns the same object. As in SnapKit `center`
/// can only begin a statement.
extension ConstraintMakerExtendable {
  /// The left side: minimum x.
  public var left: ConstraintMakerExtendable { adding(.left) }

  /// The top side: minimum y.
  public var top: ConstraintMakerExtendable { adding(.top) }

  /// The right side: maximum x.
  public var right: ConstraintMakerExtendable { adding(.right) }

  /// The bottom side: maximum y.
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }

  /// The side where reading starts: left, or right in right-to-left.
  public var leading: ConstraintMakerExtendable { adding(.leading) }

  /// The side where reading ends: right, or left in right-to-left.
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }

  /// The width.
  public var width: ConstraintMakerExtendable { adding(.width) }

  /// The height.
  public var height: ConstraintMakerExtendable { adding(.height) }

  /// The horizontal centre.
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }

  /// The vertical centre.
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }

  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { adding(.edges) }

  /// Top, bottom, leading and trailing.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }

  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.directionalHorizontalEdges) }

  /// Top and bottom; the same as `verticalEdges`.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.directionalVerticalEdges) }

  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }

  /// The baseline of the last line of text, or the bottom where there is none.
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }

  /// The baseline of the first line of text, or the top where there is none.
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }

  /// The left side, inset by the layout margin.
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }

  /// The top side, inset by the layout margin.
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }

  /// The right side, inset by the layout margin.
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }

  /// The bottom side, inset by the layout margin.
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }

  /// The leading side, inset by the layout margin.
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }

  /// The trailing side, inset by the layout margin.
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }

  /// The horizontal centre between the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }

  /// The vertical centre between the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }

  /// The left, right, top and bottom margins.
  public var margins: ConstraintMakerExtendable { adding(.margins) }

  /// The top, bottom, leading and trailing margins.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }

  /// Both centres between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
