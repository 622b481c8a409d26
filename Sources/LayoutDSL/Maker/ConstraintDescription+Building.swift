extension ConstraintDescription {
  /// One layout constraint per attribute in emission order, inactive.
  ///
  /// Left out and reported: everything when an item of the statement is gone (`deadItem`), and a location without target
  /// when there is no superview it could count from (`noSuperview`).
  ///
  /// Gives the hints there are about what was made.
  package func makeLayoutConstraints() -> [LayoutConstraint] {
    let constraints = translated()
    if !constraints.isEmpty { tellHints(about: constraints) }
    return constraints
  }

  private func translated() -> [LayoutConstraint] {
    guard case .related(let relation, let target) = progress else { return [] }
    guard let item else {
      report(.deadItem(constraint: statementText))
      return []
    }
    guard let target else { return makeValueConstraints(of: item, relation) }
    guard let secondItem = target.target else {
      report(.deadItem(constraint: statementText))
      return []
    }
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(attributes.count)
    attributes.forEach { first in
      let second = attributes.secondAttribute(for: first, target: target.attributes)
      constraints.append(LayoutConstraint(item, first, relation, secondItem, second, from: self))
    }
    return constraints
  }

  /// Against a value alone: sizes equal it, locations count from the superview.
  private func makeValueConstraints(
    of item: any LayoutItem, _ relation: AttributeConstraint.Relation
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var lacksSuperview = false
    constraints.reserveCapacity(attributes.count)
    attributes.forEach { first in
      if first == .width || first == .height {
        constraints.append(LayoutConstraint(item, first, relation, nil, .notAnAttribute, from: self))
      } else if let superview = item.layoutSuperview {
        let second = first.impliedBySuperview
        constraints.append(LayoutConstraint(item, first, relation, superview, second, from: self))
      } else {
        lacksSuperview = true
      }
    }
    if lacksSuperview { report(.noSuperview(item: item.reportName)) }
    return constraints
  }
}
