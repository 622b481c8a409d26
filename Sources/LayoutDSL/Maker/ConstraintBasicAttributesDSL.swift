/// The attributes every item has, as right-hand sides: `other.snp.bottom`. Reading one makes a new `ConstraintItem`. O(1).
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left side: minimum x.
  public var left: ConstraintItem { item(.left) }

  /// The top side: minimum y.
  public var top: ConstraintItem { item(.top) }

  /// The right side: maximum x.
  public var right: ConstraintItem { item(.right) }

  /// The bottom side: maximum y.
  public var bottom: ConstraintItem { item(.bottom) }

  /// The side where reading starts: left, or right in right-to-left.
  public var leading: ConstraintItem { item(.leading) }

  /// The side where reading ends: right, or left in right-to-left.
  public var trailing: ConstraintItem { item(.trailing) }

  /// The width.
  public var width: ConstraintItem { item(.width) }

  /// The height.
  public var height: ConstraintItem { item(.height) }

  /// The horizontal centre.
  public var centerX: ConstraintItem { item(.centerX) }

  /// The vertical centre.
  public var centerY: ConstraintItem { item(.centerY) }

  /// Left, top, right and bottom.
  public var edges: ConstraintItem { item(.edges) }

  /// Top, bottom, leading and trailing.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }

  /// Left and right.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }

  /// Top and bottom; the same as `verticalEdges`.
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }

  /// Width and height.
  public var size: ConstraintItem { item(.size) }

  /// Both centres.
  public var center: ConstraintItem { item(.center) }

  package func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    let item = whole
    item.attributes = attributes
    return item
  }
}
