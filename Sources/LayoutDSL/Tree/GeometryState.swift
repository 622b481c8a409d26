import Foundation

/// Where a view is and what its superview's size does to it.
nonisolated package struct GeometryState {
  /// The frame, rounded to the window's pixels if the engine set it.
  package var frame: CGRect
  /// The frame before rounding.
  package var exactFrame: CGRect
  package var boundsOrigin = CGPoint.zero
  package var autoresizingMask: AutoresizingMask = []
  /// The superview's size when the frame was last set: what the autoresizing mask takes its distances from.
  package var autoresizingReference = CGSize.zero
  package var autoresizesSubviews = true
  package var translatesAutoresizingMask = true
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The direction of the language, where this view is a root.
  package var baseDirection = UserInterfaceLayoutDirection.leftToRight
  /// The frame the engine is setting right now.
  package var placement: Placement?

  /// A frame on its way from the engine into the view.
  nonisolated package struct Placement {
    package var frame: CGRect
    package var exactFrame: CGRect
  }

  package init(frame: CGRect) {
    self.frame = frame.isFinite ? frame.standardized : .zero
    exactFrame = self.frame
  }
}
