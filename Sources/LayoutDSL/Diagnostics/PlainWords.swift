import Foundation

/// What constraints demand, as one sentence: `title must be 200 wide and at most 150 wide`.
package enum PlainWords {
  /// What one constraint demands of its first item.
  package struct Demand {
    /// The item's name.
    let subject: String
    /// `be`, `have` or another verb in its base form.
    let verb: String
    /// What follows the verb: `at most 150 wide`, `its top 16 below the top of screen`.
    let object: String
  }

  /// The demands in order, those of one item after another joined.
  package static func sentence(_ demands: [Demand]) -> String {
    var clauses: [(subject: String, phrases: [String], verb: String)] = []
    for demand in demands {
      if let last = clauses.last, last.subject == demand.subject {
        let isSame = last.verb == demand.verb
        clauses[clauses.count - 1].phrases.append(isSame ? demand.object : "\(demand.verb) \(demand.object)")
        clauses[clauses.count - 1].verb = demand.verb
      } else {
        clauses.append((demand.subject, ["\(demand.verb) \(demand.object)"], demand.verb))
      }
    }
    return clauses.map { "\($0.subject) must \(joined($0.phrases))" }.joined(separator: "; ")
  }

  private static func joined(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `200`, `at least 200`, `at most 200`.
  static func amount(_ relation: AttributeConstraint.Relation, _ value: CGFloat) -> String {
    amount(relation, ReportNumber.points(value))
  }

  static func amount(_ relation: AttributeConstraint.Relation, _ text: String) -> String {
    switch relation {
    case .equal: text
    case .greaterThanOrEqual: "at least \(text)"
    case .lessThanOrEqual: "at most \(text)"
    }
  }

  /// Where something is seen from something else: `16 below`, `at most 8 left of`, `at or above`; `at` for the same place.
  static func place(
    _ axis: AttributeConstraint.Axis, _ relation: AttributeConstraint.Relation, _ distance: CGFloat
  ) -> String {
    let forward = axis == .horizontal ? "right of" : "below"
    let backward = axis == .horizontal ? "left of" : "above"
    if ReportNumber.points(distance) == "0" {
      switch relation {
      case .equal: return "at"
      case .greaterThanOrEqual: return "at or \(forward)"
      case .lessThanOrEqual: return "at or \(backward)"
      }
    }
    if distance > 0 { return "\(amount(relation, distance)) \(forward)" }
    // At least -8 to the right is at most 8 to the left.
    return "\(amount(relation.mirrored, -distance)) \(backward)"
  }

  /// How one size is to another: `as wide as`, `at least as tall as`, `10 wider than`, `at most 8 shorter than`.
  static func comparison(
    _ axis: AttributeConstraint.Axis, _ relation: AttributeConstraint.Relation, _ difference: CGFloat
  ) -> String {
    if ReportNumber.points(difference) == "0" { return amount(relation, "as \(axis.sizeAdjective) as") }
    let larger = axis == .horizontal ? "wider" : "taller"
    let smaller = axis == .horizontal ? "narrower" : "shorter"
    if difference > 0 { return "\(amount(relation, difference)) \(larger) than" }
    return "\(amount(relation.mirrored, -difference)) \(smaller) than"
  }
}

nonisolated extension AttributeConstraint.Axis {
  var sizeAdjective: String { self == .horizontal ? "wide" : "tall" }
}

nonisolated extension AttributeConstraint.Relation {
  /// The relation between the negatives of both sides.
  var mirrored: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

nonisolated extension AttributeConstraint.Attribute {
  /// The direction it lies along; a size, the one it is measured along.
  var dimension: AttributeConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .notAnAttribute: "nothing"
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .width: "width"
    case .height: "height"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre within its margins"
    case .centerYWithinMargins: "vertical centre within its margins"
    }
  }
}
