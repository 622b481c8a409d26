import Foundation

extension View {
  /// Takes a transform; one with NaN or infinite components is reported and changes nothing.
  func assignTransform(_ transform: CGAffineTransform) {
    if let bad = transform.bad {
      return tell(.notFinite(property: "transform", value: bad, subject: reportName))
    }
    guard transform != self.transform else { return }
    willChange(.transform)
    ownAppearance.transform = transform.isIdentity ? nil : transform
  }

  /// The smallest rectangle around the transformed bounds.
  var transformedFrame: CGRect {
    let frame = geometry.frame
    guard let transform = appearance?.transform else { return frame }
    return CGRect(x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
      .applying(transform).offsetBy(dx: frame.midX, dy: frame.midY)
  }

  /// Takes a rectangle as it is to be seen: bounds and centre follow from it by the inverse of the transform.
  func assignTransformedFrame(_ newFrame: CGRect) {
    guard let transform = appearance?.transform, newFrame.isFinite else { return assignFrame(newFrame) }
    let newFrame = newFrame.standardized
    let size = CGRect(origin: .zero, size: newFrame.size).applying(transform.inverted()).size
    assignFrame(
      CGRect(
        x: newFrame.midX - transform.tx - size.width / 2, y: newFrame.midY - transform.ty - size.height / 2,
        width: size.width, height: size.height))
  }
}
