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

  public var whole: ConstraintItem { ConstraintItem(guide, []) }

  /// The guide's active constraints made through the DSL; see `ConstraintViewDSL.layoutConstraints`.
  public var layoutConstraints: [LayoutConstraint] {
    guide.constraintRecord?.layoutConstraints ?? []
  }

  /// Builds without putting into effect; see `ConstraintViewDSL.prepareConstraints`.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) -> [Constraint] {
    ConstraintMaker.prepare(guide, closure, file: file, line: line)
  }

  /// Builds and activates; see `ConstraintViewDSL.makeConstraints`.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) {
    ConstraintMaker.make(guide, closure, file: file, line: line)
  }

  /// Removes, then makes; see `ConstraintViewDSL.remakeConstraints`.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) {
    ConstraintMaker.remake(guide, closure, file: file, line: line)
  }

  /// Changes constants; see `ConstraintViewDSL.updateConstraints`.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line
  ) {
    ConstraintMaker.update(guide, closure, file: file, line: line)
  }

  /// Deactivates the guide's own; see `ConstraintViewDSL.removeConstraints`.
  public func removeConstraints() {
    ConstraintMaker.remove(guide)
  }
}
