import Foundation

extension RowMeaning {
  /// The row as UIKit's console shows what it has in its place.
  var consoleText: String {
    switch self {
    case .constraint(let constraint): constraint.consoleText
    case .frame(let view, let part, let form): Self.frameText(view, part, form, address)
    case .rootFrame(let view, let part, let value):
      if part.isSize {
        "<NSLayoutConstraint:\(address) \(quotedIdentifier) \(ConsoleName.text(view)).\(part.edgeName) == "
          + "\(ReportNumber.general(value))   (active)>"
      } else {
        "<NSAutoresizingMaskLayoutConstraint:\(address) \(view.maskText) \(quotedIdentifier) "
          + "\(ConsoleName.text(view)).\(part.edgeName) == \(ReportNumber.general(value))   (active)>"
      }
    case .content(let view, let axis, _, let size):
      "<NSContentSizeLayoutConstraint:\(address) \(ConsoleName.text(view)).\(axis.sizeName) == "
        + "\(ReportNumber.general(size)) "
        + "Hug:\(ReportNumber.general(CGFloat(view.contentHuggingPriority(for: axis).rawValue))) CompressionResistance:"
        + "\(ReportNumber.general(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue)))   (active)>"
    case .leastSize(let item, let axis):
      "<NSLayoutConstraint:\(address) \(ConsoleName.text(item)).\(axis.sizeName) >= 0   (active)>"
    case .inset(let guide, let side, let inset):
      "<NSLayoutConstraint:\(address) \(quotedIdentifier) \(Self.insetText(guide, side, inset))>"
    }
  }

  /// The identifier UIKit gives the constraint, or the user did.
  var identifier: String? {
    switch self {
    case .constraint(let constraint): constraint.identifier
    case .frame, .content, .leastSize: nil
    case .rootFrame(_, let part, _):
      switch part {
      case .width: "UIView-Encapsulated-Layout-Width"
      case .x: "UIView-Encapsulated-Layout-Left"
      case .height: "UIView-Encapsulated-Layout-Height"
      case .y: "UIView-Encapsulated-Layout-Top"
      }
    case .inset(let guide, let side, _):
      guide.role == .safeArea ? "UIViewSafeAreaLayoutGuide-\(side)" : "UIView-\(side)Margin-guide-constraint"
    }
  }

  /// Whether it is one of those UIKit makes from an autoresizing mask.
  var isFromAutoresizingMask: Bool {
    switch self {
    case .frame: true
    case .rootFrame(_, let part, _): !part.isSize
    default: false
    }
  }

  /// Whether UIKit has it without showing it.
  var isImplicit: Bool {
    if case .leastSize = self { true } else { false }
  }

  private var address: String { "0x" + String(number, radix: 16) }

  private var quotedIdentifier: String { "'\(identifier ?? "")'" }

  private static func frameText(_ view: View, _ part: FramePart, _ form: FrameForm, _ address: String) -> String {
    let equation = view.frameEquation(part, form)
    let head = "<NSAutoresizingMaskLayoutConstraint:\(address) \(view.maskText) "
    let names = AttributeConstraint.names(view.superview)
    if equation.component.hasPrefix("max") {
      // The distance to the far edge.
      let axis = part.axis == .horizontal ? "H" : "V"
      let distance = ReportNumber.general(-equation.constant)
      return head + "\(axis):[\(ConsoleName.text(view))]-(\(distance))-|   (active\(names))>"
    }
    let isDistance = equation.component.hasPrefix("min")
    return head + equation.text(ConsoleName.text(view), superviewName: ConsoleName.text)
      + "   (active\(isDistance ? names : ""))>"
  }

  /// `V:|-(47)-[UILayoutGuide:0x49'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x40 )`.
  private static func insetText(_ guide: LayoutGuide, _ side: Side, _ inset: CGFloat) -> String {
    let axis = side.axis == .horizontal ? "H" : "V"
    let suffix = side.axis == .horizontal ? "(LTR)" : ""
    let item = "[\(ConsoleName.text(guide))]"
    let distance = "-(\(ReportNumber.general(inset)))-"
    let body = side.isStart ? "|\(distance)\(item)" : "\(item)\(distance)|"
    return "\(axis):\(body)\(suffix)   (active\(AttributeConstraint.names(guide.owningView)))"
  }
}

extension View {
  /// `h=--& v=-&-`: near margin, size and far margin, `&` where flexible. A mask without anything flexible keeps the near
  /// margin and the size.
  fileprivate var maskText: String {
    func text(_ parts: [AutoresizingMask]) -> String {
      let isRigid = parts.allSatisfy { !autoresizingMask.contains($0) }
      return isRigid ? "--&" : parts.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]))"
      + " v=\(text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}
