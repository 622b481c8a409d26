/// The end of a statement: a label, or the constraint itself.
public class ConstraintMakerFinalizable: TreeBound {
  package let description: ConstraintDescription

  package init(_ description: ConstraintDescription) {
    self.description = description
  }

  /// Names the constraints of the statement in descriptions and reports: becomes their `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The statement's constraint, to keep: it can be updated, deactivated and activated later.
  ///
  /// Reading it builds the constraint; what is said to the statement afterwards has no effect. It is active once the
  /// closure of `makeConstraints` has been carried out. Of a statement that was reported and left out it is a constraint
  /// without layout constraints, which does nothing. In the closure of `updateConstraints` it takes over the constraint
  /// the statement updates: see `ConstraintViewDSL.updateConstraints`.
  public var constraint: Constraint { description.constraint }
}
