import Foundation

/// What holds one component of a view's frame, in the form UIKit gives autoresizing constraints: the component is a
/// factor of the superview's size along the axis, and a constant.
struct FrameEquation {
  /// `width`, `minX`, `midX` or `maxX`, or their vertical counterparts.
  let component: String
  let factor: CGFloat
  let constant: CGFloat
  let superview: View?
  let axis: AttributeConstraint.Axis

  /// `NAME.midX == 0.625*SUPERVIEW.width - 10`.
  func text(_ name: String, superviewName: (View) -> String) -> String {
    let left = "\(name).\(component) == "
    guard factor != 0, let superview else { return left + ReportNumber.general(constant) }
    let multiple = factor == 1 ? "" : "\(ReportNumber.general(factor))*"
    let sign = constant < 0 ? "-" : "+"
    let addend = constant == 0 ? "" : " \(sign) \(ReportNumber.general(abs(constant)))"
    return "\(left)\(multiple)\(superviewName(superview)).\(axis.sizeName)\(addend)"
  }
}

extension View {
  /// What one of the rows of its frame says. A flexible near margin shows as the middle where the size is fixed, and as
  /// the far edge where it is not.
  func frameEquation(_ part: RowMeaning.FramePart, _ form: FrameForm) -> FrameEquation {
    let axis = part.axis
    let axisForm = axis == .horizontal ? form.horizontal : form.vertical
    let letter = axis == .horizontal ? "X" : "Y"
    func equation(_ component: String, _ factor: CGFloat, _ constant: CGFloat) -> FrameEquation {
      FrameEquation(component: component, factor: factor, constant: constant, superview: superview, axis: axis)
    }
    if part.isSize { return equation(axis.sizeName, axisForm.sizeFactor, axisForm.sizeConstant) }
    let factor = axisForm.positionFactor
    let constant = axisForm.positionConstant
    if axisForm.anchor == 0 { return equation("min\(letter)", factor, constant) }
    if axisForm.anchor == 0.5 { return equation("mid\(letter)", factor, constant) }
    if axisForm.sizeFactor != 0 { return equation("max\(letter)", factor, constant) }
    return equation("mid\(letter)", factor, constant - axisForm.sizeConstant / 2)
  }
}
