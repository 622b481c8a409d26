/// What a tree tells whoever resolves its constraints, and asks of it.
package protocol LayoutEngine: AnyObject {
  /// A view with a record is not what it was.
  func viewDidChange(_ view: View, _ change: ViewChange)
  /// A view and everything below it is about to leave the tree; constraints across the cut are gone already.
  func viewWillLeave(_ view: View)
  /// A guide is about to leave its view; constraints with it are gone already.
  func guideWillLeave(_ guide: LayoutGuide)
  func constraintWasActivated(_ constraint: AttributeConstraint)
  func constraintWillBeReleased(_ constraint: AttributeConstraint)
  func constraintDidChange(_ constraint: AttributeConstraint, _ change: ConstraintChange)

  /// What layout passes have done in the tree so far.
  var work: LayoutWork { get set }
  /// The root, which owns it, is being freed.
  func rootIsGone()

  /// Whether something changed since it was last resolved.
  var needsResolving: Bool { get }
  /// Solves for what changed and marks the views whose subviews or guides moved as needing layout.
  func resolve()
  /// Gives the subviews and guides of a view their solved frames.
  func placeContents(of view: View)
}
