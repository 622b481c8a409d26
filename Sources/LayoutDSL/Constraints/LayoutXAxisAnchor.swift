import Foundation

/// A horizontal position of an item, as `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from this anchor to another, positive when the other lies further along.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(point: other.point, origin: point)
  }

  /// `self == anchor + multiplier · 8`: after it by the system's spacing.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.equal, anchor, 1, SystemSpacing.points * multiplier, file, line)
  }

  /// `self >= anchor + multiplier · 8`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.greaterThanOrEqual, anchor, 1, SystemSpacing.points * multiplier, file, line)
  }

  /// `self <= anchor + multiplier · 8`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.lessThanOrEqual, anchor, 1, SystemSpacing.points * multiplier, file, line)
  }
}
