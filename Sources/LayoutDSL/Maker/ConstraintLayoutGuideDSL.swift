/// The `snp` of a layout guide: as that of a view (`ConstraintViewDSL`), with the owning view in place of the superview.
///
/// A new value each time, holding the guide strongly.
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  package let guide: ConstraintLayoutGuide

  package init(guide: ConstraintLayoutGuide) {
    self.guide = guide
  }

  /// The guide.
  public var target: AnyObject? { guide }

  /// The guide's active constraints made through the DSL; see `ConstraintViewDSL.layoutConstraints`.
  public var layoutConstraints: [LayoutConstraint] {
    guide.constraintRecord?.layoutConstraints ?? []
  }

  /// Builds without putting into effect; see `ConstraintViewDSL.prepareConstraints`.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(guide, closure)
  }

  /// Builds and activates; see `ConstraintViewDSL.makeConstraints`.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.make(guide, closure)
  }

  /// Removes, then makes; see `ConstraintViewDSL.remakeConstraints`.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(guide, closure)
  }

  /// Changes constants; see `ConstraintViewDSL.updateConstraints`.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(guide, closure)
  }

  /// Deactivates the guide's own; see `ConstraintViewDSL.removeConstraints`.
  public func removeConstraints() {
    ConstraintMaker.remove(guide)
  }
}
