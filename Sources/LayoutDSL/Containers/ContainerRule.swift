import Foundation

/// A constraint a container wants to be active, before there is an object for it.
struct ContainerRule {
  /// What the rule is about; no two rules of a container have the same key, and a rule keeps its key when only numbers
  /// in it change.
  nonisolated struct Key: Hashable, Sendable {
    let part: StackPart
    /// Numbers of the arranged views it is about; 0 for the stack itself.
    var first = 0
    var second = 0
  }

  let key: Key
  let identifier: StackIdentifier
  let first: any LayoutItem
  let firstAttribute: AttributeConstraint.Attribute
  var relation = AttributeConstraint.Relation.equal
  var second: (any LayoutItem)?
  var secondAttribute = AttributeConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = LayoutPriority.required
}
