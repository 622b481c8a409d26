import Foundation

extension View {
  /// The active constraints this view holds, in order of activation: those between items inside it for which no view
  /// further in contains both, and its own sizes. O(count).
  public var constraints: [AttributeConstraint] { held.elements }

  /// Activates a constraint on this view, which must contain all its items; reported and left inactive otherwise.
  public func addConstraint(_ constraint: AttributeConstraint) {
    constraint.activate(on: self)
  }

  /// Activates constraints on this view one by one, in order.
  public func addConstraints(_ constraints: [AttributeConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint this view holds; another one is left alone.
  public func removeConstraint(_ constraint: AttributeConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints this view holds, in order.
  public func removeConstraints(_ constraints: [AttributeConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether frame and autoresizing mask decide the layout of the view, as required constraints of the library; true
  /// by default. Otherwise constraints do, and what they leave open is 0; a view nothing is said about keeps its frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { geometry.translatesAutoresizingMask }
    set {
      guard newValue != geometry.translatesAutoresizingMask else { return }
      geometry.translatesAutoresizingMask = newValue
      geometry.autoresizingReference = superview?.bounds.size ?? .zero
      tellEngine(.mode)
    }
  }

  /// Tells the engine of a change, if it knows the view.
  func tellEngine(_ change: ViewChange) {
    guard let engine = record?.engine else { return }
    engine.viewDidChange(self, change)
  }
}

extension View: ConstraintHolder {
  package var standingHolder: (any ConstraintHolder)? { self }
  package var surroundingHolder: (any ConstraintHolder)? { superview }

  package var reference: ItemReference {
    if let ownReference { return ownReference }
    let made = ItemReference(self)
    ownReference = made
    return made
  }

  package func prepareForConstraints() {
    translatesAutoresizingMaskIntoConstraints = false
  }

  package var hasBaselinesAndMargins: Bool { true }

  package func beginMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role) {
    let wasInvolved = !mentions.isEmpty
    mentions.append(constraint, role)
    if !wasInvolved { tellEngine(.mode) }
  }

  package func endMention(_ constraint: AttributeConstraint, as role: ConstraintList.Role) {
    mentions.remove(constraint, role)
    if mentions.isEmpty { tellEngine(.mode) }
  }

  package func hold(_ constraint: AttributeConstraint) {
    held.append(constraint)
    constraint.order = takeOrder()
    treeEngine?.constraintWasActivated(constraint)
  }

  package func release(_ constraint: AttributeConstraint) {
    treeEngine?.constraintWillBeReleased(constraint)
    held.remove(constraint)
  }

  package func constraintDidChange(_ constraint: AttributeConstraint, _ change: ConstraintChange) {
    if change == .multiplier { constraint.order = takeOrder() }
    treeEngine?.constraintDidChange(constraint, change)
  }

  package func takes(_ hint: LayoutHint) -> Bool {
    rootView.hintState.take(hint)
  }

  package func deliver(_ report: LayoutReport) {
    if let handler = rootView.reportHandler {
      handler(report)
    } else {
      LayoutReporting.writeToStandardError(report)
    }
  }
}
