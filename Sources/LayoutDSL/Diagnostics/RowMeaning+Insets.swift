import Foundation

extension RowMeaning {
  /// What the row takes from guides the library places: each inset, and the factor it has in the right-hand side.
  var insets: [(meaning: RowMeaning, factor: CGFloat)] {
    guard case .constraint(let constraint) = self else { return [] }
    let direction = constraint.resolvedDirection
    func part(
      _ item: (any LayoutItem)?, _ attribute: AttributeConstraint.Attribute, _ sign: CGFloat
    ) -> [(meaning: RowMeaning, factor: CGFloat)] {
      Self.insets(of: item, attribute, direction).map { ($0.meaning, sign * $0.factor) }
    }
    let left = AttributeConstraint.distanceSign(
      to: constraint.firstAttribute, from: constraint.firstOrigin, direction)
    let right =
      constraint.multiplier
      * AttributeConstraint.distanceSign(to: constraint.secondAttribute, from: constraint.secondOrigin, direction)
    var found = part(constraint.second, constraint.secondAttribute, right)
    if let origin = constraint.secondOrigin { found += part(origin.item, origin.attribute, -right) }
    found += part(constraint.first, constraint.firstAttribute, -left)
    if let origin = constraint.firstOrigin { found += part(origin.item, origin.attribute, left) }
    return found
  }

  /// The insets an attribute of a guide the library places depends on, and how much of each is in its value.
  static func insets(
    of item: (any LayoutItem)?, _ attribute: AttributeConstraint.Attribute, _ direction: UserInterfaceLayoutDirection
  ) -> [(meaning: RowMeaning, factor: CGFloat)] {
    if let inside = attribute.insideMargins {
      return insets(of: item?.view?.layoutMarginsGuide, inside, direction)
    }
    guard let guide = item?.guide, guide.role != .scrollFrame, let insets = guide.insets else { return [] }
    let factors: [(Side, CGFloat)] =
      switch attribute.physical(direction) {
      case .left: [(.left, 1)]
      case .right: [(.right, -1)]
      case .top: [(.top, 1)]
      case .bottom: [(.bottom, -1)]
      case .centerX: [(.left, 0.5), (.right, -0.5)]
      case .centerY: [(.top, 0.5), (.bottom, -0.5)]
      case .width: [(.left, -1), (.right, -1)]
      case .height: [(.top, -1), (.bottom, -1)]
      default: []
      }
    return factors.map { (.inset(guide, $0, $0.value(in: insets)), $1) }
  }

  /// The inset it is; 0 for what is none.
  var inset: CGFloat {
    if case .inset(_, _, let inset) = self { inset } else { 0 }
  }
}

nonisolated extension RowMeaning.Side {
  fileprivate func value(in insets: EdgeInsets) -> CGFloat {
    switch self {
    case .left: insets.left
    case .top: insets.top
    case .right: insets.right
    case .bottom: insets.bottom
    }
  }
}

extension AttributeConstraint {
  /// The direction its leading and trailing follow.
  var resolvedDirection: UserInterfaceLayoutDirection {
    directionItem?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// The constant in coordinates that grow to the right and down, without what insets add.
  var physicalConstant: CGFloat {
    let constant = loweredConstant(direction: resolvedDirection)
    return isTurned(in: resolvedDirection) ? -constant : constant
  }

  /// The relation in the same coordinates.
  var physicalRelation: Relation { isTurned(in: resolvedDirection) ? relation.mirrored : relation }
}
