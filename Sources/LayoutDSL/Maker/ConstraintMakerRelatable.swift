/// A left-hand side that can be related to something.
///
/// The target is a number, `CGSize`, `CGPoint`, insets, a view, a guide or attributes of an item. Without attributes of
/// its own it stands for the attributes of the same name; a value alone is counted from the superview for locations (for
/// centres: from its left and top) and is the size itself for sizes. Several attributes on the left take the one
/// attribute on the right, or the same attributes one by one, or edges and margins side by side; anything else is
/// reported as `LayoutIssue.Kind.incompatibleTargets`, and the statement is left out. The rules are SnapKit's.
///
/// A statement can be related again: the last relation counts. O(1).
public class ConstraintMakerRelatable: TreeBound {
  package let description: ConstraintDescription

  package init(_ description: ConstraintDescription) {
    self.description = description
  }

  /// First attribute = second attribute × multiplier + constant.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, file, line)
  }

  /// Equal to the superview's (a guide's owner's) attributes of the same name. Without one the statement is reported as
  /// `LayoutIssue.Kind.noSuperview` and left out.
  @discardableResult
  public func equalToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.equal, file, line)
  }

  /// Equal to something of the superview: `equalToSuperview(\.safeAreaLayoutGuide)`, `{ $0.snp.margins }`. The closure
  /// runs at once, and only when there is a superview.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, file, line) { closure($0) }
  }

  /// First attribute ≤ second attribute × multiplier + constant.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, file, line)
  }

  /// At most the superview's attributes of the same name; see `equalToSuperview()`.
  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, file, line)
  }

  /// At most something of the superview; see the closure form of `equalToSuperview`.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, file, line) { closure($0) }
  }

  /// First attribute ≥ second attribute × multiplier + constant.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, file, line)
  }

  /// At least the superview's attributes of the same name; see `equalToSuperview()`. An inset does not turn the relation
  /// round: for far edges "at least this far in" is `lessThanOrEqualToSuperview().inset(…)`.
  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String = #fileID, line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, file, line)
  }

  /// At least something of the superview; see the closure form of `equalToSuperview`.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, file, line) { closure($0) }
  }

  private func relate(
    _ relation: AttributeConstraint.Relation, to other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    description.relate(relation, to: other, file: file, line: line)
    return ConstraintMakerEditable(description)
  }

  private func relateToSuperview(
    _ relation: AttributeConstraint.Relation, _ file: String, _ line: UInt,
    choosing choose: (View) -> any ConstraintRelatableTarget = { $0 }
  ) -> ConstraintMakerEditable {
    description.relateToSuperview(relation, file: file, line: line, choosing: choose)
    return ConstraintMakerEditable(description)
  }
}
