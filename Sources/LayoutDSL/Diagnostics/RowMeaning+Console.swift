import Foundation

extension RowMeaning {
  /// The row as UIKit's console shows what it has in its place.
  var consoleText: String {
    if case .constraint(let constraint) = self { return constraint.consoleText }
    var legend = ConsoleLegend()
    let identifier = identifier.map { "'\($0)' " } ?? ""
    let body = body(&legend)
    return "<\(consoleClass):0x\(String(number, radix: 16)) \(mask)\(identifier)\(body)\(legend.text)>"
  }

  private var consoleClass: String {
    if case .content = self { return "NSContentSizeLayoutConstraint" }
    return isFromAutoresizingMask ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
  }

  private var mask: String {
    isFromAutoresizingMask ? (item as? View).map { "\($0.maskText) " } ?? "" : ""
  }

  private func body(_ legend: inout ConsoleLegend) -> String {
    switch self {
    case .constraint: return ""
    case .frame(let view, let part, let form): return Self.frameText(view, part, form, &legend)
    case .rootFrame(let view, let part, let value):
      return "\(legend.name(view)).\(part.edgeName) == \(ReportNumber.general(value))"
    case .content(let view, let axis, _, let size):
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      return "\(legend.name(view)).\(axis.sizeName) == \(ReportNumber.general(size))"
        + " Hug:\(ReportNumber.general(CGFloat(hugging)))"
        + " CompressionResistance:\(ReportNumber.general(CGFloat(resistance)))"
    case .leastSize(let item, let axis): return "\(legend.name(item)).\(axis.sizeName) >= 0"
    case .inset(let guide, let side, let inset): return Self.insetText(guide, side, inset, &legend)
    }
  }

  /// The identifier UIKit gives the constraint, or the user did.
  var identifier: String? {
    switch self {
    case .constraint(let constraint): constraint.identifier
    case .frame(_, let part, _): isEncapsulated ? part.encapsulatedName : nil
    case .content, .leastSize: nil
    case .rootFrame(_, let part, _): part.encapsulatedName
    case .inset(let guide, let side, _):
      guide.role == .margins ? "UIView-\(side)Margin-guide-constraint" : "\(guide.identifier)-\(side)"
    }
  }

  /// Whether it is one of those UIKit makes from an autoresizing mask.
  var isFromAutoresizingMask: Bool {
    switch self {
    case .frame: !isEncapsulated
    case .rootFrame(_, let part, _): !part.isSize
    default: false
    }
  }

  /// Whether it is the size a table gives the content of a cell.
  private var isEncapsulated: Bool {
    guard case .frame(let view as TableViewCellContentView, let part, _) = self else { return false }
    return part.isSize && view.autoresizingMask.isEmpty
  }

  /// Whether UIKit has it without showing it.
  var isImplicit: Bool {
    if case .leastSize = self { true } else { false }
  }

  private static func frameText(
    _ view: View, _ part: FramePart, _ form: FrameForm, _ legend: inout ConsoleLegend
  ) -> String {
    let equation = view.frameEquation(part, form)
    let name = legend.name(view)
    if equation.component.hasPrefix("max") {
      // The distance to the far edge.
      let axis = part.axis == .horizontal ? "H" : "V"
      let distance = ReportNumber.general(-equation.constant)
      return "\(axis):[\(name)]-(\(distance))-\(legend.superview(view.superview))"
    }
    let text = equation.text(name) { legend.name($0) }
    // UIKit names what the distance is counted from.
    if equation.component.hasPrefix("min") { _ = legend.superview(view.superview) }
    return text
  }

  /// `V:|-(47)-[UILayoutGuide:0x49'UIViewSafeAreaLayoutGuide']`.
  private static func insetText(
    _ guide: LayoutGuide, _ side: Side, _ inset: CGFloat, _ legend: inout ConsoleLegend
  ) -> String {
    let axis = side.axis == .horizontal ? "H" : "V"
    let suffix = side.axis == .horizontal ? "(LTR)" : ""
    let item = "[\(legend.name(guide))]"
    let distance = "-(\(ReportNumber.general(inset)))-"
    let superview = legend.superview(guide.owningView)
    let body = side.isStart ? "\(superview)\(distance)\(item)" : "\(item)\(distance)\(superview)"
    return "\(axis):\(body)\(suffix)"
  }
}

nonisolated extension RowMeaning.FramePart {
  /// What UIKit calls a part of a frame that it requires for somebody else.
  fileprivate var encapsulatedName: String {
    switch self {
    case .width: "UIView-Encapsulated-Layout-Width"
    case .x: "UIView-Encapsulated-Layout-Left"
    case .height: "UIView-Encapsulated-Layout-Height"
    case .y: "UIView-Encapsulated-Layout-Top"
    }
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
