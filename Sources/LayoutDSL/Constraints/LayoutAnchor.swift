import Foundation

/// One attribute of an item, to make constraints from, as `NSLayoutAnchor`.
///
/// Anchors of other axes do not fit by type. The constraints come out inactive, at priority 1000; what is illegal about
/// them is reported when they are activated. An anchor holds its item weakly.
open class LayoutAnchor<AnchorType: AnyObject>: NSObject, TreeBound {
  /// The item and attribute it stands for.
  package let point: AnchorPoint
  /// Where the distance starts it stands for; nil for an anchor that is no distance.
  package let origin: AnchorPoint?

  package init(_ item: any LayoutItem, _ attribute: AttributeConstraint.Attribute, origin: AnchorPoint? = nil) {
    point = AnchorPoint(item: item, attribute: attribute)
    self.origin = origin
    super.init()
  }

  package init(point: AnchorPoint, origin: AnchorPoint?) {
    self.point = point
    self.origin = origin
    super.init()
  }

  /// The item it belongs to; nil once it no longer exists.
  public var item: AnyObject? { point.item }

  /// `self == anchor`.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.equal, anchor, 1, 0, file, line)
  }

  /// `self >= anchor`.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.greaterThanOrEqual, anchor, 1, 0, file, line)
  }

  /// `self <= anchor`.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.lessThanOrEqual, anchor, 1, 0, file, line)
  }

  /// `self == anchor + constant`, in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.equal, anchor, 1, constant, file, line)
  }

  /// `self >= anchor + constant`, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.greaterThanOrEqual, anchor, 1, constant, file, line)
  }

  /// `self <= anchor + constant`, in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.lessThanOrEqual, anchor, 1, constant, file, line)
  }

  /// A constraint between this anchor and another, or a number when `anchor` is nil.
  package func make<Other>(
    _ relation: AttributeConstraint.Relation, _ anchor: LayoutAnchor<Other>?, _ multiplier: CGFloat,
    _ constant: CGFloat, _ file: String, _ line: UInt
  ) -> AttributeConstraint {
    let constraint = AttributeConstraint(
      first: point.item, attribute: point.attribute, relatedBy: relation, second: anchor?.point.item,
      hasSecondItem: anchor != nil, attribute: anchor?.point.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant, file: file, line: line)
    constraint.firstOrigin = origin
    constraint.secondOrigin = anchor?.origin
    return constraint
  }
}
