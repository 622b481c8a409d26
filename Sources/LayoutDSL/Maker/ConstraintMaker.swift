/// Takes down the statements of one closure about one view or guide: `make.top.equalTo(other.snp.bottom).offset(8)`.
///
/// Each attribute read from the maker begins a statement; statements are kept in that order. Made by
/// `snp.makeConstraints` and its siblings, which read the statements when the closure has returned and let the maker go.
public class ConstraintMaker: TreeBound {
  /// The view or guide the statements are about.
  public var item: any LayoutConstraintItem { constrainedItem }

  private let constrainedItem: any ConstrainedItem
  private var statements: [ConstraintDescription] = []

  /// Making a maker switches a view's `translatesAutoresizingMaskIntoConstraints` off, whatever the closure does then.
  package init(item: any ConstrainedItem) {
    constrainedItem = item
    item.prepareForConstraints()
  }

  package func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: constrainedItem, attributes: attributes)
    statements.append(description)
    return ConstraintMakerExtendable(description)
  }

  /// One `Constraint` per statement that has a relation, in order. O(statements).
  package func makeAll() -> [Constraint] {
    statements.compactMap { $0.hasRelation ? $0.constraint : nil }
  }
}
