/// An attribute of an item, held weakly.
package final class AnchorPoint {
  package private(set) weak var item: (any LayoutItem)?
  package let attribute: AttributeConstraint.Attribute

  package init(item: any LayoutItem, attribute: AttributeConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  package var isAlive: Bool { item != nil }
}
