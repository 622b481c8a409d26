import Foundation

extension ConstraintDescription {
  /// Gives the hints about a statement that became these constraints, in the order of what was said in it.
  package func tellHints(about constraints: [LayoutConstraint]) {
    for replacement in replacements {
      switch replacement {
      case .multiplier(let earlier, let later):
        tell(.multiplierReplaced(statement: statementText, earlier: earlier, later: later))
      case .constant(let earlier, let later):
        tell(.constantReplaced(statement: statementText, earlier: earlier, later: later))
      }
    }
    if constantSource == .inset, let hint = constant.hintAsInset(of: constraints) { tell(hint) }
    guard case .related(_, nil) = progress else { return }
    if multiplier != 1 {
      tell(constraints) { .multiplierOnNumber(constraint: $0, multiplier: multiplier) }
    }
    if constantSource == .number, case .number(let number) = constant, number > 0 {
      tell(constraints.filter(\.secondAttribute.isFarSide)) { .numberPushesOutward(constraint: $0, number: number) }
    }
  }

  private func tell(_ concerned: [LayoutConstraint], _ kind: (String) -> LayoutHint.Kind) {
    guard !concerned.isEmpty else { return }
    tell(kind(concerned.map(\.reportEquation).joined(separator: ", ")))
  }

  private func tell(_ kind: LayoutHint.Kind) {
    LayoutDSL.report(.hint(LayoutHint(kind: kind, file: sourceFile, line: sourceLine)), from: item)
  }
}

nonisolated extension AttributeConstraint.Attribute {
  /// A side that insets are subtracted from, margins included.
  fileprivate var isFarSide: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}
