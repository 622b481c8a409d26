import Foundation
import LayoutKernel

extension TreeEngine {
  package func constraintWasActivated(_ constraint: AttributeConstraint) {
    pending.append(constraint)
  }

  package func constraintWillBeReleased(_ constraint: AttributeConstraint) {
    pending.remove(constraint)
    if let row = constraint.row { remove(row) }
    constraint.row = nil
  }

  package func constraintDidChange(_ constraint: AttributeConstraint, _ change: ConstraintChange) {
    guard let row = constraint.row else { return }
    switch change {
    case .constant: setConstant(of: row, to: -constant(of: constraint, direction(of: constraint)))
    case .priority: setStrength(of: row, to: constraint.strength)
    case .multiplier: replaceRow(of: constraint)  // The tree has made it the latest already.
    }
  }

  /// Makes the row of an active constraint.
  func lower(_ constraint: AttributeConstraint) {
    guard constraint.row == nil, let expression = expression(of: constraint) else { return }
    let relation: Relation =
      switch (constraint.relation, constraint.isTurned(in: direction(of: constraint))) {
      case (.equal, _): .equal
      case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): .lessThanOrEqual
      case (.greaterThanOrEqual, false), (.lessThanOrEqual, true): .greaterThanOrEqual
      }
    let row = LinearConstraint(
      expression, relation, strength: constraint.strength, label: constraint.identifier)
    constraint.row = row
    add(row, order: order(of: constraint), 0)
  }

  /// When the constraint was added, in the order of the whole tree.
  func order(of constraint: AttributeConstraint) -> Int {
    (constraint.holder?.view?.orderBase ?? 0) + constraint.order
  }

  /// Brings the constant of a row up to date; the row itself where more than that has changed.
  func relower(_ constraint: AttributeConstraint) {
    guard let row = constraint.row, let expression = expression(of: constraint) else { return }
    if row.expression.hasSameTerms(as: expression) {
      setConstant(of: row, to: -expression.constant)
    } else {
      if let holder = constraint.holder?.view { constraint.order = holder.takeOrder() }
      replaceRow(of: constraint)
    }
  }

  /// Has the constraint enter anew, at the place its order says.
  private func replaceRow(of constraint: AttributeConstraint) {
    constraintWillBeReleased(constraint)
    pending.append(constraint)
  }

  /// The direction leading and trailing follow in a constraint.
  private func direction(of constraint: AttributeConstraint) -> UserInterfaceLayoutDirection {
    guard constraint.dependsOnDirection, let item = constraint.directionItem else { return .leftToRight }
    return item.effectiveUserInterfaceLayoutDirection
  }

  /// Left side less right side, in the coordinates of the view that holds the constraint.
  private func expression(of constraint: AttributeConstraint) -> LinearExpression? {
    guard let space = constraint.holder?.view, let first = constraint.first else { return nil }
    let direction = direction(of: constraint)
    var sum = LinearExpression()
    sum.terms.reserveCapacity(4)
    guard
      addSide(
        first, constraint.firstAttribute, constraint.firstOrigin, direction, space, in: constraint, times: 1, to: &sum)
    else { return nil }
    if constraint.hasSecondItem {
      guard let second = constraint.second,
        addSide(
          second, constraint.secondAttribute, constraint.secondOrigin, direction, space, in: constraint,
          times: -constraint.multiplier, to: &sum)
      else { return nil }
    }
    constraint.itemsConstant = sum.constant
    sum.constant = constant(of: constraint, direction)
    return sum
  }

  /// The constant of its expression: that of its items, and its own.
  private func constant(of constraint: AttributeConstraint, _ direction: UserInterfaceLayoutDirection) -> CGFloat {
    let constant = constraint.loweredConstant(direction: direction)
    return constraint.itemsConstant - (constraint.isTurned(in: direction) ? -constant : constant)
  }

  /// Adds one side of a constraint: an attribute, or a distance between two. Whether there is such a thing.
  private func addSide(
    _ item: any LayoutItem, _ attribute: AttributeConstraint.Attribute, _ origin: AnchorPoint?,
    _ direction: UserInterfaceLayoutDirection, _ space: View, in constraint: AttributeConstraint,
    times factor: CGFloat, to sum: inout LinearExpression
  ) -> Bool {
    let sign = AttributeConstraint.distanceSign(to: attribute, from: origin, direction)
    guard
      add(
        attribute, of: item, direction, space, meaningContent: constraint.meansContent(of: item),
        times: sign * factor, to: &sum)
    else { return false }
    guard let origin else { return true }
    guard let item = origin.item else { return false }
    return add(
      origin.attribute, of: item, direction, space, meaningContent: constraint.meansContent(of: item),
      times: -sign * factor, to: &sum)
  }
}

extension AttributeConstraint {
  fileprivate var strength: Strength {
    LibraryRank.strength(priority, rank: isLibraryMade ? LibraryRank.container : LibraryRank.user)
  }

  /// What a distance counts to the right: it goes along the reading direction where leading or trailing is an end of it.
  static func distanceSign(
    to end: Attribute, from origin: AnchorPoint?, _ direction: UserInterfaceLayoutDirection
  ) -> CGFloat {
    guard direction == .rightToLeft, let origin else { return 1 }
    return end.isDirectional || origin.attribute.isDirectional ? -1 : 1
  }

  /// Whether direction decides anything about it.
  var dependsOnDirection: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || firstOrigin?.attribute.isDirectional ?? false || secondOrigin?.attribute.isDirectional ?? false
      || constantFollowsDirection
        && loweredConstant(direction: .leftToRight) != loweredConstant(direction: .rightToLeft)
  }

  /// Whether a positive constant pushes left and more is further left: for leading and trailing read from right to
  /// left. More of a length is more in either direction.
  func isTurned(in direction: UserInterfaceLayoutDirection) -> Bool {
    direction == .rightToLeft && !firstIsLength && (firstAttribute.isDirectional || secondAttribute.isDirectional)
  }

  /// Whether the edges of an item are those of its content: of a scroll view, or its margins, in a constraint with
  /// something inside it.
  func meansContent(of item: any LayoutItem) -> Bool {
    var scroll = item.view
    if let guide = item.guide, guide.role == .margins { scroll = guide.owningView }
    guard let scroll, scroll.scrollsContent else { return false }
    var isInside = false
    forEachItem { other, _ in
      guard !isInside, other !== item, let holder = other.standingHolder?.view else { return }
      isInside = other.guide != nil || holder !== scroll ? holder.isDescendant(of: scroll) : false
    }
    return isInside
  }

  var hasMargin: Bool { firstAttribute.insideMargins != nil || secondAttribute.insideMargins != nil }
}

extension LinearExpression {
  /// Whether the terms are the same, one by one.
  func hasSameTerms(as other: LinearExpression) -> Bool {
    terms.count == other.terms.count
      && zip(terms, other.terms).allSatisfy { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
  }
}
