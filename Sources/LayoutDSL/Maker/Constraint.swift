import Foundation

/// What one statement made: a layout constraint per attribute, switched and changed together.
///
/// Made by `.constraint` at the end of a statement and by `prepareConstraints`. The view or guide the statement is about
/// keeps its active constraints alive; an inactive one lives as long as somebody holds it. Items are held weakly.
/// SnapKit's `Constraint`.
public final class Constraint: TreeBound {
  /// The layout constraints in emission order. Empty when the statement was reported and left out.
  public var layoutConstraints: [LayoutConstraint] {
    didSet { release(oldValue.filter { old in !layoutConstraints.contains { $0 === old } }) }
  }

  private let reference: ItemReference
  /// Where the statement is, for reports about it.
  package let sourceFile: String?
  package let sourceLine: UInt?
  /// It is in its item's record.
  package var isInRecord = false

  /// Builds the layout constraints of a statement, inactive. What has no meaning is reported and left out.
  package init(_ description: ConstraintDescription) {
    reference = description.reference
    sourceFile = description.sourceFile
    sourceLine = description.sourceLine
    layoutConstraints = description.makeLayoutConstraints()
    for layoutConstraint in layoutConstraints { layoutConstraint.constraint = self }
  }

  #if !MainActorViews
    deinit { release(layoutConstraints) }
  #endif

  /// Ends what layout constraints that are no longer a part of it know of it.
  private func release(_ leaving: [LayoutConstraint]) {
    for layoutConstraint in leaving where layoutConstraint.constraint === self { layoutConstraint.constraint = nil }
  }

  /// The view or guide it is about; nil once it is gone.
  package var item: (any LayoutItem)? { reference.item }

  /// The equations of all layout constraints, for reports.
  package var text: String {
    layoutConstraints.map(\.reportText).joined(separator: ", ")
  }

  /// Whether any of the layout constraints is active. Setting it activates or deactivates.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }
}
