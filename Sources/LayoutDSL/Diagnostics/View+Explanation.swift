import Foundation

extension View {
  /// Why an attribute of the view has the value it has: the constraints that determine it with what each contributes, from
  /// here to the root, what is not met because of it, and whether it is open. Lays out the tree first. O(tree).
  ///
  /// Values are those of the alignment rectangle in the superview, in points and before rounding. Before constraints
  /// involve the view they are its frame's.
  public func explain(_ attribute: AttributeConstraint.Attribute) -> LayoutExplanation {
    let nothing = LayoutExplanation(subject: "\(reportName).\(attribute)", value: 0, steps: [])
    guard let engine = laidOutEngine, let record else { return nothing }
    return engine.explanation(of: attribute, self, record) ?? nothing
  }

  /// Why the frame is what it is: `explain` for left, width, top and height.
  public func explainFrame() -> LayoutFrameExplanation {
    LayoutFrameExplanation(
      left: explain(.left), width: explain(.width), top: explain(.top), height: explain(.height))
  }
}

extension LayoutGuide {
  /// See `View.explain`; in the coordinates of the owning view. A guide the library places follows its owner.
  public func explain(_ attribute: AttributeConstraint.Attribute) -> LayoutExplanation {
    let nothing = LayoutExplanation(subject: "\(reportName).\(attribute)", value: 0, steps: [])
    guard let engine = owningView?.laidOutEngine else { return nothing }
    return engine.explanation(of: attribute, self, record) ?? nothing
  }

  /// Why the frame is what it is: `explain` for left, width, top and height.
  public func explainFrame() -> LayoutFrameExplanation {
    LayoutFrameExplanation(
      left: explain(.left), width: explain(.width), top: explain(.top), height: explain(.height))
  }
}
