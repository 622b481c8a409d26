import Foundation

extension RowMeaning {
  /// What the row takes from guides the library places: each inset, and the factor it has in the right-hand side.
  var insets: [(meaning: RowMeaning, inset: CGFloat, factor: CGFloat)] {
    guard case .constraint(let constraint) = self else { return [] }
    var found: [(meaning: RowMeaning, inset: CGFloat, factor: CGFloat)] = []
    func add(_ item: (any LayoutItem)?, _ attribute: AttributeConstraint.Attribute, _ sign: CGFloat) {
      for (guide, side, factor) in Self.insets(of: item, attribute, constraint.resolvedDirection) {
        let inset = side.value(in: guide.insets ?? .zero)
        found.append((.inset(guide, side, inset), inset, sign * factor))
      }
    }
    add(constraint.second, constraint.secondAttribute, constraint.multiplier)
    if let origin = constraint.secondOrigin { add(origin.item, origin.attribute, -constraint.multiplier) }
    add(constraint.first, constraint.firstAttribute, -1)
    if let origin = constraint.firstOrigin { add(origin.item, origin.attribute, 1) }
    return found
  }

  /// The edges of the library's guide an attribute depends on, and how much of each inset is in its value.
  private static func insets(
    of item: (any LayoutItem)?, _ attribute: AttributeConstraint.Attribute, _ direction: UserInterfaceLayoutDirection
  ) -> [(guide: LayoutGuide, side: Side, factor: CGFloat)] {
    if let inside = attribute.insideMargins {
      return insets(of: (item as? View)?.layoutMarginsGuide, inside, direction)
    }
    guard let guide = item as? LayoutGuide, guide.role != .free else { return [] }
    switch attribute.physical(direction) {
    case .left: return [(guide, .left, 1)]
    case .right: return [(guide, .right, -1)]
    case .top: return [(guide, .top, 1)]
    case .bottom: return [(guide, .bottom, -1)]
    case .centerX: return [(guide, .left, 0.5), (guide, .right, -0.5)]
    case .centerY: return [(guide, .top, 0.5), (guide, .bottom, -0.5)]
    case .width: return [(guide, .left, -1), (guide, .right, -1)]
    case .height: return [(guide, .top, -1), (guide, .bottom, -1)]
    default: return []
    }
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
    first?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// The constant in coordinates that grow to the right and down, without what insets add.
  var physicalConstant: CGFloat {
    let constant = loweredConstant(direction: resolvedDirection)
    return isTurned(in: resolvedDirection) ? -constant : constant
  }
}
