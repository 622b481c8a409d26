import Foundation

nonisolated extension ConstraintConstantTargetValue {
  /// The constant of a constraint whose right-hand attribute is `attribute`, in points, before leading and trailing are
  /// turned into left and right. SnapKit's table of constants. O(1).
  ///
  /// The right-hand attribute decides, not the left-hand one: an inset against somebody's left is positive even for a
  /// right edge. `direction` matters only for insets on leading and trailing, and for directional insets on left and
  /// right.
  package func constant(
    for attribute: AttributeConstraint.Attribute, direction: UserInterfaceLayoutDirection
  ) -> CGFloat {
    switch self {
    case .number(let number):
      number
    case .point(let point):
      Self.constant(of: point, for: attribute)
    case .size(let size):
      Self.constant(of: size, for: attribute)
    case .insets(let insets):
      Self.constant(of: SideInsets(insets, direction: direction), for: attribute)
    case .directionalInsets(let insets):
      Self.constant(of: SideInsets(insets, direction: direction), for: attribute)
    case .unsupported:
      0
    }
  }

  /// Whether the constant is 0 for every attribute.
  package var isNothing: Bool {
    switch self {
    case .number(let number): number == 0
    case .point(let point): point == .zero
    case .size(let size): size == .zero
    case .insets(let insets): insets == .zero
    case .directionalInsets(let insets): insets == .zero
    case .unsupported: true
    }
  }

  /// Whether `constant(for:direction:)` differs between the two directions for this kind of value.
  package func followsDirection(for attribute: AttributeConstraint.Attribute) -> Bool {
    switch (self, attribute) {
    case (.insets, .leading), (.insets, .trailing), (.insets, .leadingMargin), (.insets, .trailingMargin): true
    case (.directionalInsets, .left), (.directionalInsets, .right): true
    case (.directionalInsets, .leftMargin), (.directionalInsets, .rightMargin): true
    default: false
    }
  }

  private static func constant(of point: CGPoint, for attribute: AttributeConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      point.x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      point.y
    case .width, .height, .notAnAttribute:
      0
    }
  }

  private static func constant(of size: CGSize, for attribute: AttributeConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width: size.width
    case .height: size.height
    default: 0
    }
  }

  private static func constant(of insets: SideInsets, for attribute: AttributeConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: insets.left
    case .right, .rightMargin: -insets.right
    case .top, .topMargin, .firstBaseline: insets.top
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .leading, .leadingMargin: insets.leading
    case .trailing, .trailingMargin: -insets.trailing
    case .centerX, .centerXWithinMargins: insets.horizontalShift
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .notAnAttribute: 0
    }
  }

  /// Insets known for the physical sides and for the sides in reading direction.
  private struct SideInsets {
    var top: CGFloat
    var bottom: CGFloat
    var left: CGFloat
    var right: CGFloat
    var leading: CGFloat
    var trailing: CGFloat
    /// How far the centre moves towards larger x. Directional insets do not turn it round in right-to-left, as in
    /// SnapKit.
    var horizontalShift: CGFloat

    init(_ insets: ConstraintInsets, direction: UserInterfaceLayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      top = insets.top
      bottom = insets.bottom
      left = insets.left
      right = insets.right
      leading = isRightToLeft ? insets.right : insets.left
      trailing = isRightToLeft ? insets.left : insets.right
      horizontalShift = (insets.left - insets.right) / 2
    }

    init(_ insets: ConstraintDirectionalInsets, direction: UserInterfaceLayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      top = insets.top
      bottom = insets.bottom
      left = isRightToLeft ? insets.trailing : insets.leading
      right = isRightToLeft ? insets.leading : insets.trailing
      leading = insets.leading
      trailing = insets.trailing
      horizontalShift = (insets.leading - insets.trailing) / 2
    }
  }
}
