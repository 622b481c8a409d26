import Foundation

nonisolated extension LayoutIssue.Kind {
  /// The kind in words, as a sentence or two.
  package var message: String {
    switch self {
    case .noSuperview, .noCommonAncestor, .notAnAncestor, .deadItem, .cyclicHierarchy, .notASubview:
      hierarchyMessage
    case .mixedDirections, .locationAgainstSize, .locationNeedsSecondItem, .zeroMultiplierOnLocation,
      .missingAttribute, .unsupportedAttribute, .incompatibleTargets, .unmatchedUpdate, .invalidTarget:
      statementMessage
    case .notFinite(let property, let value, let subject):
      "The \(property) of \(subject) is \(value.rawValue). It is ignored."
    case .badPriority(let priority, let subject):
      "The priority \(priority) of \(subject) is not above 0 and at most 1000. It is ignored."
    case .badIndex(let index, let count, let subject):
      "\(subject) has \(count), so nothing can be put at \(index). It is put at the nearest place there is."
    case .badIndexPath(let path, let subject):
      "\(subject) has no row \(path). Nothing is changed."
    case .unregisteredIdentifier(let identifier, let subject):
      "\(subject) has nothing to make cells with the identifier \(identifier). Register a class; the cell is a plain one."
    case .emptyGroup(let section, let subject):
      "The group of section \(section) of \(subject) has no place for an item. The items that are left are not shown."
    case .inconsistentUpdate(let subject, let expected, let found):
      "The changes to \(subject) come to \(expected) rows in its sections, but its data source has \(found). Everything is"
        + " reloaded."
    case .alreadyPresenting(let controller, let presenter, let shown):
      "\(presenter) cannot present \(controller): "
        + (shown.map { "it presents \($0) already." } ?? "that is shown or contained already.") + " Nothing is changed."
    case .alreadyInStack(let controller, let stack):
      "\(controller) is in the stack of \(stack) already. Nothing is changed."
    case .badTab(let index, let count, let subject):
      "\(subject) has \(count) tabs, so there is no \(index). Nothing is changed."
    case .animationLoop(let completions):
      "\(completions) completions of animations have followed one another at once. The rest is left out."
    case .badTime(let time, let now):
      "A clock at \(now) seconds cannot be moved on to \(time). Nothing is changed."
    case .badScale(let scale):
      "A scale of \(scale) pixels a point is not above 0. It is 3 instead."
    case .layoutLoop(let views, let rounds):
      "Layout did not come to rest in \(rounds) rounds. Still asking for another: \(views.joined(separator: ", "))."
    case .solverFailure(let reason):
      "The solver failed: \(reason). The frames stay as they were."
    }
  }

  private var hierarchyMessage: String {
    switch self {
    case .noSuperview(let item):
      "\(item) has no superview to relate it to. Add it to one first; the constraint is left out."
    case .noCommonAncestor(let first, let second):
      "The items have no common ancestor: \(first.joined(separator: " in ")), and \(second.joined(separator: " in "))."
        + " The constraint is left out."
    case .notAnAncestor(let holder, let constraint):
      "\(holder) does not contain all items of \(constraint). The constraint is left out."
    case .deadItem(let constraint):
      "An item of \(constraint) no longer exists. The constraint is left out."
    case .cyclicHierarchy(let view, let superview):
      "\(view) cannot be added to \(superview), which is inside it. Nothing is changed."
    case .notASubview(let view, let superview):
      "\(view) is not a subview of \(superview). Nothing is changed."
    default: ""
    }
  }

  private var statementMessage: String {
    switch self {
    case .mixedDirections(let constraint):
      "\(constraint) mixes leading or trailing with left or right. Use one family for both; the constraint is left out."
    case .locationAgainstSize(let constraint):
      "\(constraint) relates a position to a size. The constraint is left out."
    case .locationNeedsSecondItem(let constraint):
      "\(constraint) relates a position to a number. Positions come in pairs; the constraint is left out."
    case .zeroMultiplierOnLocation(let constraint):
      "\(constraint) multiplies a position by 0. The constraint is left out."
    case .missingAttribute(let constraint):
      "\(constraint) lacks an attribute. The constraint is left out."
    case .unsupportedAttribute(let attribute, let item):
      "\(item) has no \(attribute). The constraint is left out."
    case .incompatibleTargets(let statement, let target):
      "\(statement) cannot be paired with \(target). The statement is left out."
    case .unmatchedUpdate(let update):
      update.description
    case .invalidTarget(let target):
      "\(target) is nothing a constraint can relate to or take a constant from. The constraint is left out."
    default: ""
    }
  }
}
