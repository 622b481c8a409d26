import Foundation

extension AttributeConstraint {
  /// The equation in words: `title.top == root.top + 16 @750`.
  package var reportEquation: String {
    var text = "\(operand(first, firstAttribute, firstOrigin)) \(relation.symbol)"
    if hasSecondItem {
      if multiplier != 1 { text += " \(Self.number(multiplier)) *" }
      text += " \(operand(second, secondAttribute, secondOrigin))"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    } else {
      text += " \(Self.number(constant))"
    }
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return text
  }

  /// The constraint as reports show it.
  package var summary: ConstraintSummary {
    ConstraintSummary(equation: reportEquation, label: identifier, file: sourceFile, line: sourceLine)
  }

  package var reportDescription: String {
    summary.description + (isActive ? "" : " (inactive)")
  }

  private func operand(_ item: (any LayoutItem)?, _ attribute: Attribute, _ origin: AnchorPoint?) -> String {
    let name = item?.reportName ?? (invalidItem ?? "(gone)")
    let end = attribute == .notAnAttribute ? name : "\(name).\(attribute)"
    return origin.map { "(\(end) - \(operand($0.item, $0.attribute, nil)))" } ?? end
  }

  /// A number without a fraction it does not have.
  nonisolated package static func number(_ value: CGFloat) -> String {
    let rounded = value.rounded()
    return rounded == value && abs(value) < 1e15 ? String(Int64(rounded)) : "\(value)"
  }
}
