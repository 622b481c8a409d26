/// The active constraints that relate an item, by the part it plays in them.
package struct MentionState {
  private var first = ConstraintList(.first)
  private var second = ConstraintList(.second)
  private var firstOrigin = ConstraintList(.firstOrigin)
  private var secondOrigin = ConstraintList(.secondOrigin)
  /// How many of them have a baseline.
  package private(set) var baselineCount = 0
  /// How many constraints relate the guides of a view.
  package var guideCount = 0

  package init() {}

  package var isEmpty: Bool {
    guideCount == 0 && first.isEmpty && second.isEmpty && firstOrigin.isEmpty && secondOrigin.isEmpty
  }

  /// The constraints, those whose first item it is first.
  package var elements: [AttributeConstraint] {
    first.elements + second.elements + firstOrigin.elements + secondOrigin.elements
  }

  package mutating func append(_ constraint: AttributeConstraint, _ role: ConstraintList.Role) {
    if constraint.hasBaseline { baselineCount += 1 }
    switch role {
    case .first: first.append(constraint)
    case .second: second.append(constraint)
    case .firstOrigin: firstOrigin.append(constraint)
    case .secondOrigin: secondOrigin.append(constraint)
    case .held, .pending: break
    }
  }

  package mutating func remove(_ constraint: AttributeConstraint, _ role: ConstraintList.Role) {
    if constraint.hasBaseline { baselineCount -= 1 }
    switch role {
    case .first: first.remove(constraint)
    case .second: second.remove(constraint)
    case .firstOrigin: firstOrigin.remove(constraint)
    case .secondOrigin: secondOrigin.remove(constraint)
    case .held, .pending: break
    }
  }
}
