import Foundation

extension View {
  /// The frame as a function of the superview's size.
  package var frameForm: FrameForm {
    guard superview != nil else { return FrameForm(frame: exactFrame, in: exactFrame.size, mask: []) }
    return FrameForm(frame: exactFrame, in: geometry.autoresizingReference, mask: autoresizingMask)
  }
}
