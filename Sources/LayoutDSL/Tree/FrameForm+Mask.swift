import Foundation

nonisolated extension FrameForm {
  /// The form of a frame with a mask in a superview of the given size.
  package init(frame: CGRect, in size: CGSize, mask: AutoresizingMask) {
    horizontal = AxisForm(
      start: frame.minX, length: frame.width, available: size.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    vertical = AxisForm(
      start: frame.minY, length: frame.height, available: size.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
  }

  /// The frame in a superview of the given size.
  package func frame(in size: CGSize) -> CGRect {
    let (x, width) = horizontal.resolved(in: size.width)
    let (y, height) = vertical.resolved(in: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

nonisolated extension FrameForm.AxisForm {
  /// The forms UIKit's autoresizing constraints have: what is flexible shares a change of the available length in
  /// proportion to its own, two flexible margins keep the ratio of the centre.
  package init(
    start: CGFloat, length: CGFloat, available: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let end = available - start - length
    switch flexible {
    case (false, false, false), (false, false, true):
      self.init(sizeFactor: 0, sizeConstant: length, anchor: 0, positionFactor: 0, positionConstant: start)
    case (true, false, false):
      self.init(sizeFactor: 0, sizeConstant: length, anchor: 1, positionFactor: 1, positionConstant: -end)
    case (false, true, false):
      self.init(
        sizeFactor: 1, sizeConstant: length - available, anchor: 0, positionFactor: 0, positionConstant: start)
    case (true, true, false):
      let share = Self.ratio(length, start + length)
      self.init(
        sizeFactor: share, sizeConstant: length - share * available, anchor: 1, positionFactor: 1,
        positionConstant: -end)
    case (false, true, true):
      let share = Self.ratio(length, length + end)
      self.init(
        sizeFactor: share, sizeConstant: length - share * available, anchor: 0, positionFactor: 0,
        positionConstant: start)
    case (true, false, true):
      let middle = start + length / 2
      let share = Self.ratio(middle, available)
      self.init(
        sizeFactor: 0, sizeConstant: length, anchor: 0.5, positionFactor: share,
        positionConstant: middle - share * available)
    case (true, true, true):
      let middle = start + length / 2
      let sizeShare = Self.ratio(length, available)
      let share = Self.ratio(middle, available)
      self.init(
        sizeFactor: sizeShare, sizeConstant: length - sizeShare * available, anchor: 0.5, positionFactor: share,
        positionConstant: middle - share * available)
    }
  }

  /// The part of the whole; 0 of nothing.
  private static func ratio(_ part: CGFloat, _ whole: CGFloat) -> CGFloat {
    let ratio = part / whole
    return ratio.isFinite ? ratio : 0
  }

  /// Start and length in an available length; the length not below 0.
  package func resolved(in available: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let length = max(0, sizeFactor * available + sizeConstant)
    return (positionFactor * available + positionConstant - anchor * length, length)
  }
}
