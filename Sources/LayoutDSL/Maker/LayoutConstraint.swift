import Foundation

/// A constraint made by the DSL. Adds to `AttributeConstraint` a label and the statement it comes from.
///
/// Made only by the maker. SnapKit's `LayoutConstraint`.
public final class LayoutConstraint: AttributeConstraint {
  /// The label given by `labeled`: the same as `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  #if MainActorViews
    /// The statement's constraint this is a part of, while it lives.
    public package(set) weak var constraint: Constraint?
  #else
    /// The statement's constraint this is a part of, while it lives. That ends it.
    @exclusivity(unchecked) public package(set) unowned(unsafe) var constraint: Constraint?
  #endif

  /// What the statement says about the constant. `constant` is derived from it until it is set directly.
  @exclusivity(unchecked) package private(set) var statedConstant = ConstraintConstantTargetValue.number(0)
  /// What the statement says about the priority.
  @exclusivity(unchecked) package private(set) var statedPriority: Float = 1000
  /// Activated through the DSL and not deactivated through it, nor out of the tree since.
  @exclusivity(unchecked) package var isRecorded = false
  /// `constant` was set directly since it was last stated.
  @exclusivity(unchecked) private var constantIsSetDirectly = false

  package init(
    _ item: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ secondItem: (any LayoutItem)?, _ secondAttribute: Attribute, from description: ConstraintDescription
  ) {
    super.init(
      first: item, attribute: firstAttribute, relatedBy: relation, second: secondItem,
      hasSecondItem: secondItem != nil, attribute: secondAttribute, multiplier: description.multiplier, constant: 0,
      file: description.sourceFile, line: description.sourceLine)
    identifier = description.label
    state(priority: description.priority)
    state(constant: description.constant)
  }

  /// In points. Follows the first item's reading direction where the statement's insets do, until it is set directly.
  public override var constant: CGFloat {
    get { followsDirection ? derivedConstant(direction: currentDirection) : super.constant }
    set {
      let followed = followsDirection
      // One that is refused is told by the setter and changes nothing.
      if newValue.isFinite || !isActive { constantIsSetDirectly = true }
      super.constant = newValue
      // What is in effect may belong to another direction than what was stored last.
      if followed { holder?.constraintDidChange(self, .constant) }
    }
  }

  package override func loweredConstant(direction: UserInterfaceLayoutDirection) -> CGFloat {
    followsDirection ? derivedConstant(direction: direction) : super.loweredConstant(direction: direction)
  }

  package override func didLeaveTree() {
    super.didLeaveTree()
    isRecorded = false
    constraint?.forgetIfNothingIsRecorded()
  }

  /// The constraint in SnapKit's shape: `<SnapKit.LayoutConstraint:label@File.swift#12 UIView:title.left == …>`. For a
  /// person at a debugger; reports have `ConstraintSummary`, which has no addresses.
  nonisolated public override var description: String {
    #if MainActorViews
      MainActor.assumeIsolated { debugText }
    #else
      debugText
    #endif
  }

  /// Sets the constant from a statement.
  package func state(constant value: ConstraintConstantTargetValue) {
    let followed = followsDirection
    statedConstant = value
    constantIsSetDirectly = false
    super.constant = derivedConstant(direction: currentDirection)
    if followed || followsDirection { holder?.constraintDidChange(self, .constant) }
  }

  /// What keeps a value from being the constant, if anything does.
  package func problem(constant value: ConstraintConstantTargetValue) -> LayoutIssue.Kind? {
    problem(constant: value.constant(for: constantAttribute, direction: direction(for: value)))
  }

  /// Sets the priority from a statement.
  package func state(priority value: Float) {
    statedPriority = value
    setPriority(LayoutPriority(rawValue: value), hinting: false)
  }

  /// Sets the constant back to what was stated.
  package func restateConstant() {
    state(constant: statedConstant)
  }

  /// Sets the priority back to what was stated; it is left alone when either of the two is required, as in SnapKit.
  package func restatePriority() {
    if priority != .required, statedPriority != LayoutPriority.required.rawValue {
      priority = LayoutPriority(rawValue: statedPriority)
    }
  }

  /// The equation, after the label if there is one: `titleTop: title.top == root.top + 16`.
  package var reportText: String {
    (label.map { "\($0): " } ?? "") + reportEquation
  }

  /// The attribute whose side decides a constant's sign: the second, or the first where there is no second.
  private var constantAttribute: Attribute {
    secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
  }

  package override var constantFollowsDirection: Bool { followsDirection }

  private var followsDirection: Bool {
    !constantIsSetDirectly && statedConstant.followsDirection(for: constantAttribute)
  }

  private var currentDirection: UserInterfaceLayoutDirection { direction(for: statedConstant) }

  /// The direction to read a value in; looked up only where it makes a difference.
  private func direction(for value: ConstraintConstantTargetValue) -> UserInterfaceLayoutDirection {
    value.followsDirection(for: constantAttribute)
      ? first?.effectiveUserInterfaceLayoutDirection ?? .leftToRight : .leftToRight
  }

  private func derivedConstant(direction: UserInterfaceLayoutDirection) -> CGFloat {
    statedConstant.constant(for: constantAttribute, direction: direction)
  }
}
