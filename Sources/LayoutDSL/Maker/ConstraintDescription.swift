import Foundation

/// One statement while it is being made: the left-hand side, and what the chain after it says.
///
/// SnapKit's name; no public members.
public class ConstraintDescription: TreeBound {
  // Exclusivity is not checked at run time where it says so: no access to these lasts longer than reading or writing one.

  /// How far the statement has come.
  package enum Progress {
    /// Only attributes so far.
    case leftHandSide
    /// A relation to an item, or, without one, to a value alone.
    case related(AttributeConstraint.Relation, ConstraintItem?)
    /// Something in it has no meaning. Reported when it was said; the constraint will be empty.
    case refused
  }

  /// Something said twice in a chain, of which the later counts.
  package enum Replacement {
    case multiplier(CGFloat, by: CGFloat)
    case constant(LayoutHint.ConstantSource, by: LayoutHint.ConstantSource)
  }

  package let reference: ItemReference
  @exclusivity(unchecked) package var attributes: ConstraintAttributes
  @exclusivity(unchecked) package var progress = Progress.leftHandSide
  @exclusivity(unchecked) package var constant = ConstraintConstantTargetValue.number(0)
  /// How the constant was given, once it was.
  @exclusivity(unchecked) package var constantSource: LayoutHint.ConstantSource?
  @exclusivity(unchecked) package var multiplier: CGFloat = 1
  @exclusivity(unchecked) package var priority: Float = 1000
  @exclusivity(unchecked) package var label: String?
  /// Where the relation was called.
  @exclusivity(unchecked) package var sourceFile: String?
  @exclusivity(unchecked) package var sourceLine: UInt?
  /// What was said in the chain and then replaced.
  @exclusivity(unchecked) package var replacements: [Replacement] = []

  /// The result, built when first asked for and never again: what the chain says after that has no effect.
  package private(set) lazy var constraint = Constraint(self)

  package init(item: any LayoutItem, attributes: ConstraintAttributes) {
    reference = item.reference
    self.attributes = attributes
  }

  /// The view or guide it is about; nil once it is gone.
  package var item: (any LayoutItem)? { reference.item }

  package var hasRelation: Bool {
    if case .leftHandSide = progress { false } else { true }
  }

  /// Reports what has no meaning, at the place of the relation.
  package func report(_ kind: LayoutIssue.Kind) {
    reportIssue(kind, file: sourceFile, line: sourceLine, from: item)
  }

  /// Reports, and leaves the statement without effect.
  package func refuse(_ kind: LayoutIssue.Kind) {
    report(kind)
    progress = .refused
  }
}
