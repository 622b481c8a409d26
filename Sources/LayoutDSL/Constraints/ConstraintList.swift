/// Constraints in order of addition. Each knows its place, so that removal is O(1), amortised.
package struct ConstraintList {
  /// What a list is for; a constraint is at most once in a list of each role.
  nonisolated package enum Role: Int, Sendable {
    /// Constraints a view holds.
    case held = 0
    /// Constraints whose first item is this one.
    case first = 1
    /// Constraints whose second item is this one.
    case second = 2
    /// Constraints whose left side is a distance from this item.
    case firstOrigin = 3
    /// Constraints whose right side is a distance from this item.
    case secondOrigin = 4
    /// Constraints the engine has not seen yet.
    case pending = 5
  }

  package let role: Role
  private var slots: [AttributeConstraint?] = []
  package private(set) var count = 0

  package init(_ role: Role) {
    self.role = role
  }

  package var isEmpty: Bool { count == 0 }

  /// The constraints, in order of addition. O(`count`).
  package var elements: [AttributeConstraint] {
    slots.compactMap(\.self)
  }

  package mutating func append(_ constraint: AttributeConstraint) {
    constraint.setPlace(slots.count, role)
    if slots.isEmpty { slots.reserveCapacity(4) }
    slots.append(constraint)
    count += 1
  }

  /// Takes out a constraint that is in the list; another is left alone.
  package mutating func remove(_ constraint: AttributeConstraint) {
    let place = constraint.place(role)
    guard slots.indices.contains(place), slots[place] === constraint else { return }
    slots[place] = nil
    constraint.setPlace(-1, role)
    count -= 1
    if count == 0 {
      slots.removeAll()
    } else if slots.count > 2 * count + 8 {
      compact()
    }
  }

  package mutating func removeAll() {
    for constraint in slots { constraint?.setPlace(-1, role) }
    slots.removeAll()
    count = 0
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for (place, constraint) in slots.enumerated() { constraint?.setPlace(place, role) }
  }
}
