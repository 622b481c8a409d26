import Foundation

/// A width, height or distance, as `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// `self == constant`, in points.
  public func constraint(
    equalToConstant constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.equal, LayoutDimension?.none, 1, constant, file, line)
  }

  /// `self >= constant`, in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.greaterThanOrEqual, LayoutDimension?.none, 1, constant, file, line)
  }

  /// `self <= constant`, in points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.lessThanOrEqual, LayoutDimension?.none, 1, constant, file, line)
  }

  /// `self == multiplier · anchor + constant`, the constant in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0, file: String = #fileID,
    line: UInt = #line
  ) -> AttributeConstraint {
    make(.equal, anchor, multiplier, constant, file, line)
  }

  /// `self >= multiplier · anchor + constant`, the constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// `self <= multiplier · anchor + constant`, the constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> AttributeConstraint {
    make(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }
}
