/// A related statement whose multiplier and constant can be said.
///
/// There is one constant: a value given to `equalTo`, an offset and an inset replace one another, the last one counts.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the second attribute; 1 unless said. Multipliers do not accumulate. Against a value alone the multiplier
  /// is kept but has no effect, as there is no second attribute for a size.
  ///
  /// A multiplier that is not finite, or 0 for a location, is reported when the constraint is activated, which then
  /// stays inactive.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.setMultiplier(amount.constraintMultiplierTargetValue)
    return self
  }

  /// Multiplies by the reciprocal of `amount`.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Adds this many points to the right-hand side: positive is right and down, for leading and trailing onwards in
  /// reading direction. The same for every attribute of the statement.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.setConstant(amount.constraintConstantTargetValue, as: .offset, from: amount)
    return self
  }

  /// Keeps this many points away from the second attributes, inwards: positive on left, top and leading, negative on
  /// right, bottom and trailing; sizes shrink by both sides, centres move by half the difference. A number counts for
  /// all four sides. The side is that of the second attribute, and the relation does not change.
  ///
  /// Left and right insets on leading and trailing stay physical: they follow the first item's reading direction.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.setConstant(amount.insetValue, as: .inset, from: amount)
    return self
  }

  /// The same with insets in reading direction. On left and right they follow the first item's reading direction.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.setConstant(amount.constraintConstantTargetValue, as: .inset, from: amount)
    return self
  }
}
