import Foundation
import LayoutDSL

/// Statements about the first child of a family.
#if MainActorViews
  typealias Statements = @MainActor (_ make: ConstraintMaker, _ family: Family) -> Void
#else
  typealias Statements = (_ make: ConstraintMaker, _ family: Family) -> Void
#endif

/// A superview with two subviews, the stage of most statements: `first` is the receiver, `other` a possible target.
#if MainActorViews
  @MainActor
#endif
final class Family {
  let superview = View()
  let first = View()
  let other = View()

  init() {
    superview.addSubview(first)
    superview.addSubview(other)
  }

  /// Makes the statements on `first` and returns its rows.
  func rows(_ statements: (_ make: ConstraintMaker, _ family: Family) -> Void) -> [String] {
    first.snp.makeConstraints { statements($0, self) }
    return rows
  }

  /// The constraints of `first` made through the DSL.
  var rows: [String] { rows(of: first.snp.layoutConstraints) }

  /// `left >= other.top * 2 - 3 @750`: multiplier, constant and priority only where they are not 1, 0 and 1000.
  func rows(of constraints: [AttributeConstraint]) -> [String] {
    constraints.map { constraint in
      var row = "\(name(constraint.firstItem))\(constraint.firstAttribute) \(sign(constraint.relation))"
      if constraint.secondAttribute != .notAnAttribute {
        row += " \(name(constraint.secondItem))\(constraint.secondAttribute)"
      }
      if constraint.multiplier != 1 { row += " * \(number(constraint.multiplier))" }
      if constraint.secondAttribute == .notAnAttribute {
        row += " \(number(constraint.constant))"
      } else if constraint.constant != 0 {
        row += " \(constraint.constant < 0 ? "-" : "+") \(number(abs(constraint.constant)))"
      }
      if constraint.priority != .required { row += " @\(number(CGFloat(constraint.priority.rawValue)))" }
      return row
    }
  }

  private func name(_ item: AnyObject?) -> String {
    if item === first { return "" }
    if item === superview { return "super." }
    if item === other { return "other." }
    return item == nil ? "nothing." : "stranger."
  }

  private func sign(_ relation: AttributeConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// Insets with four different sides: top 1, left 2, bottom 3, right 4.
let sides = ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4)
/// Directional insets with four different sides: top 1, leading 2, bottom 3, trailing 4.
let directionalSides = ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
