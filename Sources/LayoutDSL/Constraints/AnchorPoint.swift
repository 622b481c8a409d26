/// An attribute of an item, held weakly.
package final class AnchorPoint {
  private let reference: ItemReference
  package let attribute: AttributeConstraint.Attribute

  package init(item: any LayoutItem, attribute: AttributeConstraint.Attribute) {
    reference = item.reference
    self.attribute = attribute
  }

  /// The item; nil once it is gone.
  package var item: (any LayoutItem)? { reference.item }

  package var isAlive: Bool { item != nil }
}
