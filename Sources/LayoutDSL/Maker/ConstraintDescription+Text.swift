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

extension ConstraintItem {
  /// `root.left`; only the name for a whole item.
  package var text: String {
    let name = target?.reportName ?? "(gone)"
    return attributes.isEmpty ? name : "\(name).\(attributes.names)"
  }
}

extension LayoutConstraint {
  /// The equation, after the label if there is one: `titleTop: title.top == root.top + 16`.
  package var reportText: String {
    (label.map { "\($0): " } ?? "") + reportEquation
  }
}

extension Constraint {
  /// The equations of all layout constraints.
  package var text: String {
    layoutConstraints.map(\.reportText).joined(separator: ", ")
  }
}
