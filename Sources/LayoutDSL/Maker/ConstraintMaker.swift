/// Takes down the statements of one closure about one view or guide: `make.top.equalTo(other.snp.bottom).offset(8)`.
///
/// Each attribute read from the maker begins a statement; statements are kept in that order. Made by
/// `snp.makeConstraints` and its siblings, which read the statements when the closure has returned and let the maker go.
public class ConstraintMaker: TreeBound {
  /// The view or guide the statements are about.
  public var item: any LayoutConstraintItem { constrainedItem }

  private let constrainedItem: any LayoutItem
  private var statements: [ConstraintDescription] = []
  /// Where the closure was given.
  private let sourceFile: String
  private let sourceLine: UInt

  /// Making a maker switches a view's `translatesAutoresizingMaskIntoConstraints` off, whatever the closure does then.
  package init(item: any LayoutItem, file: String, line: UInt) {
    constrainedItem = item
    sourceFile = file
    sourceLine = line
    item.prepareForConstraints()
  }

  package func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    if statements.isEmpty { statements.reserveCapacity(4) }
    let description = ConstraintDescription(item: constrainedItem, attributes: attributes)
    statements.append(description)
    return ConstraintMakerExtendable(description)
  }

  /// One `Constraint` per statement that has a relation, in order; a hint for one that has none. O(statements).
  package func makeAll() -> [Constraint] {
    var lastLine: UInt?
    return statements.compactMap { statement in
      guard statement.hasRelation else {
        hintMissingRelation(of: statement, after: lastLine)
        return nil
      }
      lastLine = statement.sourceLine
      return statement.constraint
    }
  }

  private func hintMissingRelation(of statement: ConstraintDescription, after line: UInt?) {
    let kind = LayoutHint.Kind.missingRelation(
      item: statement.itemText, attributes: statement.attributes.names, after: line)
    report(.hint(LayoutHint(kind: kind, file: sourceFile, line: sourceLine)), from: constrainedItem)
  }
}
