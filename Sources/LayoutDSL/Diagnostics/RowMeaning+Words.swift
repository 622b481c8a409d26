import Foundation

extension RowMeaning {
  /// What it demands, in plain words.
  var demand: PlainWords.Demand {
    let subject = item?.reportName ?? "(gone)"
    let suffix = note.map { " (\($0))" } ?? ""
    switch self {
    case .constraint(let constraint): return constraint.demand
    case .frame(let view, let part, let form):
      return frameDemand(view, part, view.frameEquation(part, form), suffix)
    case .rootFrame(_, let part, let value):
      if part.isSize { return .init(subject: subject, verb: "be", object: size(part.axis, .equal, value) + suffix) }
      return .init(
        subject: subject, verb: "have", object: "its \(part.edgeName) at \(ReportNumber.points(value))\(suffix)")
    case .content(_, let axis, let isHugging, let value):
      let relation: AttributeConstraint.Relation = isHugging ? .lessThanOrEqual : .greaterThanOrEqual
      return .init(subject: subject, verb: "be", object: size(axis, relation, value) + suffix)
    case .leastSize(_, let axis):
      return .init(subject: subject, verb: "be", object: size(axis, .greaterThanOrEqual, 0))
    case .inset(let guide, let side, let inset):
      let place = PlainWords.place(side.axis, .equal, side.isStart ? inset : -inset)
      let edge = AttributeConstraint.Attribute(side).words
      let owner = guide.owningView?.reportName ?? "(gone)"
      return .init(subject: subject, verb: "have", object: "its \(edge) \(place) the \(edge) of \(owner)\(suffix)")
    }
  }

  private func frameDemand(
    _ view: View, _ part: FramePart, _ equation: FrameEquation, _ suffix: String
  ) -> PlainWords.Demand {
    if part.isSize, equation.factor == 0 {
      return .init(subject: view.reportName, verb: "be", object: size(part.axis, .equal, equation.constant) + suffix)
    }
    let value = equation.text("") { $0.reportName }.split(separator: " == ", maxSplits: 1).last ?? ""
    return .init(subject: view.reportName, verb: "have", object: "its \(equation.component) at \(value)\(suffix)")
  }

  /// `200 wide`, `at most 150 tall`.
  private func size(
    _ axis: AttributeConstraint.Axis, _ relation: AttributeConstraint.Relation, _ value: CGFloat
  ) -> String {
    "\(PlainWords.amount(relation, value)) \(axis.sizeAdjective)"
  }
}

nonisolated extension AttributeConstraint.Attribute {
  init(_ side: RowMeaning.Side) {
    switch side {
    case .left: self = .left
    case .top: self = .top
    case .right: self = .right
    case .bottom: self = .bottom
    }
  }
}

extension AttributeConstraint {
  /// What it demands of its first item, in plain words.
  package var demand: PlainWords.Demand {
    let subject = first?.reportName ?? "(gone)"
    if firstOrigin != nil || secondOrigin != nil {
      return .init(subject: subject, verb: "satisfy", object: reportEquation)
    }
    if firstAttribute.isSize { return sizeDemand(subject) }
    if multiplier != 1 {
      let limit =
        switch physicalRelation {
        case .equal: "at"
        case .greaterThanOrEqual: "at no less than"
        case .lessThanOrEqual: "at no more than"
        }
      return .init(subject: subject, verb: "have", object: "its \(firstAttribute.words) \(limit) \(multiple)")
    }
    let place = PlainWords.place(firstAttribute.dimension, physicalRelation, physicalConstant)
    return .init(subject: subject, verb: "have", object: "its \(firstAttribute.words) \(place) \(secondWords)")
  }

  private func sizeDemand(_ subject: String) -> PlainWords.Demand {
    let axis = firstAttribute.dimension
    guard hasSecondItem else {
      return .init(
        subject: subject, verb: "be", object: "\(PlainWords.amount(relation, constant)) \(axis.sizeAdjective)")
    }
    guard multiplier == 1, secondAttribute == firstAttribute, second !== first else {
      return .init(
        subject: subject, verb: "have", object: "a \(axis.sizeName) of \(PlainWords.amount(relation, multiple))")
    }
    let comparison = PlainWords.comparison(axis, relation, physicalConstant)
    return .init(subject: subject, verb: "be", object: "\(comparison) \(second?.reportName ?? "(gone)")")
  }

  /// `the top of screen`, `its own width`.
  private var secondWords: String {
    second === first
      ? "its own \(secondAttribute.words)" : "the \(secondAttribute.words) of \(second?.reportName ?? "(gone)")"
  }

  /// `0.5 times the width of image plus 10`.
  private var multiple: String {
    let constant = physicalConstant
    let factor = multiplier == 1 ? "" : "\(ReportNumber.general(multiplier)) times "
    let addend = constant == 0 ? "" : " \(constant < 0 ? "minus" : "plus") \(ReportNumber.points(abs(constant)))"
    return factor + secondWords + addend
  }
}
