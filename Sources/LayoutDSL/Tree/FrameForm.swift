import Foundation

/// Size and position of one view as linear functions of its superview's size, as its autoresizing mask has them.
nonisolated package struct FrameForm: Equatable {
  package var horizontal: AxisForm
  package var vertical: AxisForm

  /// `size = sizeFactor · W + sizeConstant`, and a point `anchor` of the way along it at `positionFactor · W +
  /// positionConstant`, W being the superview's size along the axis.
  nonisolated package struct AxisForm: Equatable {
    package var sizeFactor: CGFloat
    package var sizeConstant: CGFloat
    package var anchor: CGFloat
    package var positionFactor: CGFloat
    package var positionConstant: CGFloat
  }
}
