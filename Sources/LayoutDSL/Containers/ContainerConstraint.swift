/// A constraint a container makes for its contents: ranks before what users ask for, and follows the direction of the
/// container instead of the first item's.
package final class ContainerConstraint: AttributeConstraint {
  private let container: ItemReference

  package override var isLibraryMade: Bool { true }

  package override var directionItem: (any LayoutItem)? { container.item ?? first }

  /// Makes an inactive constraint as a rule says.
  init(_ rule: ContainerRule, container: View) {
    self.container = container.reference
    super.init(
      first: rule.first, attribute: rule.firstAttribute, relatedBy: rule.relation, second: rule.second,
      hasSecondItem: rule.second != nil, attribute: rule.secondAttribute, multiplier: rule.multiplier,
      constant: rule.constant, file: nil, line: nil)
    identifier = rule.identifier.rawValue
    setPriority(rule.priority, hinting: false)
  }

  /// Whether the rule differs from it at most in what may change while it is active.
  func hasShape(of rule: ContainerRule) -> Bool {
    first === rule.first && second === rule.second && hasSecondItem == (rule.second != nil)
      && firstAttribute == rule.firstAttribute
      && (rule.second == nil || secondAttribute == rule.secondAttribute) && relation == rule.relation
  }

  /// Takes multiplier, constant and priority of a rule of the same shape.
  func take(_ rule: ContainerRule) {
    multiplier = rule.multiplier
    constant = rule.constant
    setPriority(rule.priority, hinting: false)
  }
}
