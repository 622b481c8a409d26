/// Some attributes of a view or guide, as the right-hand side of a relation: `other.snp.bottom`, `other.snp.edges`.
///
/// The item is held weakly. Made only by the properties of `snp`.
public final class ConstraintItem {
  package private(set) weak var target: AnyObject?
  package let attributes: ConstraintAttributes

  package init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  /// The same object, or the same attributes of the same living item. As in SnapKit, items whose targets are gone equal
  /// nothing but themselves, so this is not `Equatable`.
  public static func == (left: ConstraintItem, right: ConstraintItem) -> Bool {
    if left === right { return true }
    guard let leftTarget = left.target, let rightTarget = right.target else { return false }
    return leftTarget === rightTarget && left.attributes == right.attributes
  }
}
