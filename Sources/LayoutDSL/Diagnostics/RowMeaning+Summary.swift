import Foundation

extension RowMeaning {
  /// The row as a constraint of the user would be summed up; the library's own without a place.
  var summary: ConstraintSummary {
    if case .constraint(let constraint) = self { return constraint.summary }
    let suffix = priority == .required ? "" : " @\(ReportNumber.general(CGFloat(priority.rawValue)))"
    return ConstraintSummary(equation: "\(equation)\(suffix)\(note.map { " (\($0))" } ?? "")")
  }

  /// Where the library has it from.
  var note: String? {
    switch self {
    case .constraint, .leastSize: nil
    case .frame(let view, _, _):
      view.translatesAutoresizingMaskIntoConstraints
        ? "autoresizing mask" : "its frame, as nothing else is said about it"
    case .rootFrame: "its frame"
    case .content(_, _, let isHugging, _): isHugging ? "content hugging" : "compression resistance"
    case .inset(let guide, _, _):
      switch guide.role {
      case .safeArea: "safe area"
      case .keyboard: "keyboard"
      case .readable: "layout margins and readable width"
      default: "layout margins"
      }
    }
  }

  private var equation: String {
    switch self {
    case .constraint(let constraint): constraint.reportEquation
    case .frame(let view, let part, let form): view.frameEquation(part, form).text(view.reportName) { $0.reportName }
    case .rootFrame(let view, let part, let value):
      "\(view.reportName).\(part.edgeName) == \(ReportNumber.points(value))"
    case .content(let view, let axis, let isHugging, let size):
      "\(view.reportName).\(axis.sizeName) \(isHugging ? "<=" : ">=") \(ReportNumber.points(size))"
    case .leastSize(let item, let axis): "\(item.reportName).\(axis.sizeName) >= 0"
    case .inset(let guide, let side, let inset): guide.insetEquation(side, inset)
    }
  }
}

nonisolated extension RowMeaning.FramePart {
  /// As UIKit names what autoresizing constraints are about.
  var edgeName: String {
    switch self {
    case .width: "width"
    case .x: "minX"
    case .height: "height"
    case .y: "minY"
    }
  }
}

nonisolated extension AttributeConstraint.Axis {
  var sizeName: String { self == .horizontal ? "width" : "height" }
}

extension LayoutGuide {
  /// `screen.UIViewSafeAreaLayoutGuide.top == screen.top + 47`.
  fileprivate func insetEquation(_ side: RowMeaning.Side, _ inset: CGFloat) -> String {
    let owner = owningView?.reportName ?? "(gone)"
    let sign = side.isStart == (inset >= 0) ? "+" : "-"
    let distance = inset == 0 ? "" : " \(sign) \(ReportNumber.points(abs(inset)))"
    return "\(reportName).\(side) == \(owner).\(side)\(distance)"
  }
}
