import Foundation

/// What `updateConstraints` compares: everything but constant, label and whether it is active.
package struct LayoutConstraintKey: Equatable {
  package enum Field: String, CaseIterable {
    case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, priority
  }

  private let firstItem: ObjectIdentifier?
  private let firstAttribute: AttributeConstraint.Attribute
  private let relation: AttributeConstraint.Relation
  private let secondItem: ObjectIdentifier?
  private let secondAttribute: AttributeConstraint.Attribute
  private let multiplier: CGFloat
  private let priority: LayoutPriority

  package init(_ constraint: AttributeConstraint) {
    firstItem = constraint.firstItem.map { ObjectIdentifier($0) }
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    secondItem = constraint.secondItem.map { ObjectIdentifier($0) }
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    priority = constraint.priority
  }

  /// The fields in which the two differ, in a fixed order.
  package func fields(differingFrom other: LayoutConstraintKey) -> [Field] {
    Field.allCases.filter { field in
      switch field {
      case .firstItem: firstItem != other.firstItem
      case .firstAttribute: firstAttribute != other.firstAttribute
      case .relation: relation != other.relation
      case .secondItem: secondItem != other.secondItem
      case .secondAttribute: secondAttribute != other.secondAttribute
      case .multiplier: multiplier != other.multiplier
      case .priority: priority != other.priority
      }
    }
  }
}
