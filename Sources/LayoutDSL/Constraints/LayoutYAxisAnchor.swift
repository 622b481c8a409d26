import Foundation

/// A vertical position of an item, as `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this anchor to another, positive when the other lies below.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(point: other.point, origin: point)
  }

  /// `self == anchor + multiplier · 8`: below it by the system's spacing.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.equal, anchor, 1, SystemSpacing.points * multiplier, file, line)
  }

  /// `self >= anchor + multiplier · 8`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.greaterThanOrEqual, anchor, 1, SystemSpacing.points * multiplier, file, line)
  }

  /// `self <= anchor + multiplier · 8`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.lessThanOrEqual, anchor, 1, SystemSpacing.points * multiplier, file, line)
  }
}
