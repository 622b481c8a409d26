/// The `snp` of a view: makes, changes and removes its constraints, and offers its attributes as targets.
///
/// A new value each time, holding the view strongly.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  package let view: ConstraintView

  package init(view: ConstraintView) {
    self.view = view
  }

  /// The view.
  public var target: AnyObject? { view }

  public var whole: ConstraintItem { ConstraintItem(view, []) }

  /// The view's active constraints made through the DSL, by time of activation and then in emission order.
  /// O(constraints).
  public var layoutConstraints: [LayoutConstraint] {
    view.constraintRecord?.layoutConstraints ?? []
  }

  /// Builds the statements of the closure without putting them into effect.
  ///
  /// The closure runs at once and is not kept. Returns one `Constraint` per statement with a relation, in order; of a
  /// statement that was reported and left out, one without layout constraints. As with its siblings,
  /// `translatesAutoresizingMaskIntoConstraints` of the view is false afterwards, even for an empty closure.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) -> [Constraint] {
    ConstraintMaker.prepare(view, closure, file: file, line: line)
  }

  /// Builds the statements of the closure, then activates them in order.
  ///
  /// Adds to what is there: making the same twice duplicates. Each statement that has no meaning is reported as a
  /// `LayoutIssue` with its file and line and left out; the others take effect. Nothing is solved yet.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) {
    ConstraintMaker.make(view, closure, file: file, line: line)
  }

  /// Removes the view's constraints as `removeConstraints` does, then makes those of the closure.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) {
    ConstraintMaker.remake(view, closure, file: file, line: line)
  }

  /// Changes constants: each statement gives its constant to the first recorded constraint of the view that is equal in
  /// attributes, items, relation, multiplier and priority.
  ///
  /// A statement without such a constraint is reported as `LayoutIssue.Kind.unmatchedUpdate`, which tells the nearest one
  /// and how it differs; the other statements still take effect. Constraints that left the tree are not candidates.
  /// Without any recorded constraint this is `makeConstraints`.
  ///
  /// A `Constraint` read from a statement of the closure afterwards controls the constraints the statement updated, as
  /// does the one kept when they were made; where a statement matched nothing it controls the inactive new one.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) {
    ConstraintMaker.update(view, closure, file: file, line: line)
  }

  /// Deactivates the view's constraints made through the DSL.
  ///
  /// Constraints where the view is only the second item, prepared ones that were never activated, and constraints made
  /// without the DSL stay. `translatesAutoresizingMaskIntoConstraints` stays as it is.
  public func removeConstraints() {
    ConstraintMaker.remove(view)
  }
}
