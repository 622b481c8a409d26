/// A statement that can be given a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// How important the statement is; required (1000) unless said. The last one said counts.
  ///
  /// A value that is no priority (not above 0, above 1000, NaN) is reported as `LayoutIssue.Kind.badPriority` when the
  /// constraint is activated, which then stays inactive.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  /// The same from a number or a `LayoutPriority`.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }
}
