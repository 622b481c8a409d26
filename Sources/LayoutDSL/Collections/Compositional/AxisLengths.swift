import Foundation

typealias LayoutAxis = AttributeConstraint.Axis

nonisolated extension AttributeConstraint.Axis {
  var other: AttributeConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

nonisolated extension CGFloat {
  var finiteOrZero: CGFloat { isFinite ? self : 0 }
}

nonisolated extension CGSize {
  subscript(_ axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// What insets leave of it, not less than nothing.
  func inset(by insets: DirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}

nonisolated extension CGPoint {
  subscript(_ axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

nonisolated extension CGRect {
  func range(_ axis: LayoutAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }

  /// In reading direction.
  func inset(by insets: DirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.inset(by: insets))
  }
}

nonisolated extension DirectionalEdgeInsets {
  /// At the near end of an axis.
  func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// With 0 for NaN and infinities, and along axes with a length that is estimated.
  func without(_ estimated: EstimatedAxes) -> DirectionalEdgeInsets {
    var insets = DirectionalEdgeInsets(
      top: top.finiteOrZero, leading: leading.finiteOrZero, bottom: bottom.finiteOrZero,
      trailing: trailing.finiteOrZero)
    if estimated[.horizontal] { (insets.leading, insets.trailing) = (0, 0) }
    if estimated[.vertical] { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

nonisolated extension DirectionalRectEdge {
  /// The near edge of an axis.
  static func before(_ axis: LayoutAxis) -> DirectionalRectEdge { axis == .horizontal ? .leading : .top }
  static func after(_ axis: LayoutAxis) -> DirectionalRectEdge { axis == .horizontal ? .trailing : .bottom }
}

nonisolated extension Optional where Wrapped == CollectionLayoutEdgeSpacing {
  /// At the near end of an axis; nothing is a fixed spacing of 0.
  func before(_ axis: LayoutAxis) -> CollectionLayoutSpacing {
    (axis == .horizontal ? self?.leading : self?.top) ?? .fixed(0)
  }

  func after(_ axis: LayoutAxis) -> CollectionLayoutSpacing {
    (axis == .horizontal ? self?.trailing : self?.bottom) ?? .fixed(0)
  }

  /// Where something of a length begins in a room: after what is before it, and a share of what is left over.
  func start(_ axis: LayoutAxis, length: CGFloat, room: CGFloat) -> CGFloat {
    let (near, far) = (before(axis), after(axis))
    let left = max(0, room - near.points - length - far.points)
    let share = near.isFlexibleSpacing ? (far.isFlexibleSpacing ? left / 2 : left) : 0
    return near.points + share
  }
}
