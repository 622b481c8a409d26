import Foundation

extension AttributeConstraint {
  /// The constraint as UIKit's console shows it, or as SnapKit describes it where the maker made it. Numbers stand for
  /// addresses, see `ConsoleName`; a label follows them in quotes.
  package var consoleText: String {
    let address = ConsoleName.address(of: self)
    if let made = self as? LayoutConstraint {
      return made.debugText(name: address, label: label, itemName: ConsoleName.text)
    }
    let head = "<\(UIKitTypeName.name(of: self)):\(address)\(label.map { " '\($0)'" } ?? "") "
    var legend = ConsoleLegend()
    guard isActive else { return "\(head)\(consoleEquation(&legend))   (inactive)>" }
    let body = spacingText(&legend) ?? consoleEquation(&legend)
    return "\(head)\(body)\(legend.text)>"
  }

  private var label: String? { identifier.map(ConsoleName.onOneLine) }

  /// `A.width == 0.5*B.width + 10 priority:750`.
  private func consoleEquation(_ legend: inout ConsoleLegend) -> String {
    var text = "\(end(first, firstAttribute, firstOrigin, &legend)) \(relation.symbol) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(ReportNumber.general(multiplier))*" }
      text += end(second, secondAttribute, secondOrigin, &legend)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(ReportNumber.general(abs(constant)))" }
    } else {
      text += ReportNumber.general(constant)
    }
    if priority != .required { text += " priority:\(ReportNumber.general(CGFloat(priority.rawValue)))" }
    return text
  }

  private func end(
    _ item: (any LayoutItem)?, _ attribute: Attribute, _ origin: AnchorPoint?, _ legend: inout ConsoleLegend
  ) -> String {
    let text = "\(item.map { legend.name($0) } ?? "(gone)").\(attribute)"
    guard let origin else { return text }
    return "(\(text) - \(end(origin.item, origin.attribute, nil, &legend)))"
  }

  // MARK: Visual format

  /// The constraint as a distance in the visual format language, where its spelling reads as one: towards the superview
  /// from the near edge, `|-(8)-[V]`; towards the far edge, `[V]-(8)-|`; from one item to the next, `[A]-(8)-[B]`.
  private func spacingText(_ legend: inout ConsoleLegend) -> String? {
    guard multiplier == 1, firstOrigin == nil, secondOrigin == nil, let first, let second, first !== second,
      let firstEnd = VisualEnd(firstAttribute), let secondEnd = VisualEnd(secondAttribute)
    else { return nil }
    let distance = "-(\(extent))-"
    let suffix = firstAttribute.isAbsoluteSide ? "(LTR)" : ""
    let axis = firstEnd.axis == .horizontal ? "H:" : "V:"
    switch (firstEnd.isStart, secondEnd.isStart) {
    case (true, true) where firstEnd == secondEnd && Self.superview(of: first) === second:
      let name = legend.name(first)
      return "\(axis)\(legend.superview(second.view))\(distance)[\(name)]\(suffix)"
    case (false, false) where firstEnd == secondEnd && Self.superview(of: second) === first:
      return "\(axis)[\(legend.name(second))]\(distance)\(legend.superview(first.view))\(suffix)"
    case (true, false) where firstEnd.isOpposite(to: secondEnd) && !Self.isNested(first, second):
      let name = legend.name(first)
      return "\(axis)[\(legend.name(second))]\(distance)[\(name)]\(suffix)"
    default:
      return nil
    }
  }

  /// `8`, `>=8`, `8@750`.
  private var extent: String {
    let symbol = relation == .equal ? "" : relation.symbol
    let suffix = priority == .required ? "" : "@\(ReportNumber.general(CGFloat(priority.rawValue)))"
    return symbol + ReportNumber.general(constant) + suffix
  }

  private static func superview(of item: any LayoutItem) -> View? {
    item.layoutSuperview
  }

  /// Whether one contains the other.
  private static func isNested(_ first: any LayoutItem, _ second: any LayoutItem) -> Bool {
    guard let left = first.standingHolder, let right = second.standingHolder else { return false }
    let common = commonAncestor(left, right)
    return common === first || common === second
  }

  /// An attribute the visual format knows.
  nonisolated private struct VisualEnd: Equatable {
    let axis: Axis
    let isStart: Bool
    /// Left or right instead of leading or trailing.
    let isAbsolute: Bool

    init?(_ attribute: Attribute) {
      switch attribute {
      case .leading, .left, .top: isStart = true
      case .trailing, .right, .bottom: isStart = false
      default: return nil
      }
      axis = attribute == .top || attribute == .bottom ? .vertical : .horizontal
      isAbsolute = attribute.isAbsoluteSide
    }

    func isOpposite(to other: VisualEnd) -> Bool {
      axis == other.axis && isAbsolute == other.isAbsolute && isStart != other.isStart
    }
  }
}
