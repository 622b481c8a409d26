/// Some attributes of a view or guide, as the right-hand side of a relation: `other.snp.bottom`, `other.snp.edges`.
///
/// The item is held weakly. Made only by the properties of `snp`.
public final class ConstraintItem: TreeBound {
  private let reference: ItemReference?
  package internal(set) var attributes: ConstraintAttributes
  /// The type of what was given instead of a view or guide.
  package let invalidTarget: String?

  package init(target: AnyObject?, attributes: ConstraintAttributes) {
    let item = target as? any LayoutItem
    reference = item?.reference
    self.attributes = attributes
    invalidTarget = item == nil ? target.map { String(describing: type(of: $0)) } : nil
  }

  /// Attributes of what is known to be a view or guide.
  package init(_ item: any LayoutItem, _ attributes: ConstraintAttributes) {
    reference = item.reference
    self.attributes = attributes
    invalidTarget = nil
  }

  /// The view or guide, while it lives.
  package var target: (any LayoutItem)? { reference?.item }

  /// `root.left.top`; only the name for a whole item. For reports.
  package var text: String {
    let name = target?.reportName ?? "(gone)"
    return attributes.isEmpty ? name : "\(name).\(attributes.names)"
  }

  /// The same object, or the same attributes of the same living item. As in SnapKit, items whose targets are gone equal
  /// nothing but themselves, so this is not `Equatable`.
  public static func == (left: ConstraintItem, right: ConstraintItem) -> Bool {
    if left === right { return true }
    guard let leftTarget = left.target, let rightTarget = right.target else { return false }
    return leftTarget === rightTarget && left.attributes == right.attributes
  }
}
