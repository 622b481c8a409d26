/// Words for reports about statements that did not become constraints.
extension ConstraintDescription {
  package var itemText: String { item?.reportName ?? "(gone)" }

  /// `title.left.top`
  package var leftHandText: String { "\(itemText).\(attributes.names)" }

  /// `title.left.top == root.left.top`, without constant.
  package var statementText: String {
    guard case .related(let relation, let target) = progress else { return leftHandText }
    return "\(leftHandText) \(relation.symbol) \(target?.text ?? "a value")"
  }
}
