import Foundation
import LayoutKernel

extension FrameForm {
  /// Width, horizontal position, height and vertical position as expressions that are 0 where the form holds.
  ///
  /// The form speaks of frames, the unknowns of alignment rectangles; the insets between the two are constants.
  func expressions(_ record: ItemRecord, _ outer: ItemRecord) -> [LinearExpression] {
    let insets = record.alignmentInsets
    let beyond = outer.alignmentInsets
    return axis(
      horizontal, start: record.minX, length: record.width, available: outer.width,
      insets: (insets.left, insets.left + insets.right), beyond: beyond.left + beyond.right)
      + axis(
        vertical, start: record.minY, length: record.height, available: outer.height,
        insets: (insets.top, insets.top + insets.bottom), beyond: beyond.top + beyond.bottom)
  }

  private func axis(
    _ form: AxisForm, start: Variable, length: Variable, available: Variable,
    insets: (before: CGFloat, both: CGFloat), beyond: CGFloat
  ) -> [LinearExpression] {
    var size = LinearExpression(length, plus: insets.both - form.sizeConstant - form.sizeFactor * beyond)
    if form.sizeFactor != 0 { size.add(available, times: -form.sizeFactor) }
    var position = LinearExpression(
      start,
      plus: form.anchor * insets.both - insets.before - form.positionConstant - form.positionFactor * beyond)
    if form.anchor != 0 { position.add(length, times: form.anchor) }
    if form.positionFactor != 0 { position.add(available, times: -form.positionFactor) }
    return [size, position]
  }

  /// Whether only constants differ, up to what repeated resizing adds up to.
  func hasSameFactors(as other: FrameForm) -> Bool {
    horizontal.hasSameFactors(as: other.horizontal) && vertical.hasSameFactors(as: other.vertical)
  }
}

nonisolated extension FrameForm.AxisForm {
  fileprivate func hasSameFactors(as other: Self) -> Bool {
    anchor == other.anchor && abs(sizeFactor - other.sizeFactor) <= 1e-12
      && abs(positionFactor - other.positionFactor) <= 1e-12
  }
}
