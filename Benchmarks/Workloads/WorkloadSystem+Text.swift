import LayoutKernel

extension WorkloadSystem {
  /// The system as text, for solvers in other languages. Blanks separate, variables and edits are counted from 0:
  ///
  /// ```
  /// variables COUNT
  /// edits COUNT                 then a line each: VARIABLE WEIGHT INITIAL
  /// constraints COUNT           then a line each: WEIGHT RELATION CONSTANT TERMS (COEFFICIENT VARIABLE)...
  /// steps COUNT                 then a line each: SUGGESTIONS (EDIT VALUE)...
  /// replacements COUNT          then a line with that many constraints
  /// ```
  ///
  /// A constraint reads `terms + CONSTANT RELATION 0`, RELATION is -1, 0 or 1 for at most, equal, at least; WEIGHT is
  /// `required` or a number. Numbers read back as the same doubles.
  package var text: String {
    var lines = ["variables \(variableCount)", "edits \(edits.count)"]
    for edit in edits { lines.append("\(edit.variable) \(Self.text(edit.strength)) \(edit.initial)") }
    lines.append("constraints \(constraints.count)")
    for constraint in constraints {
      let expression = constraint.expression
      var line = "\(Self.text(constraint.strength)) \(constraint.relation.rawValue) \(expression.constant)"
      line += " \(expression.terms.count)"
      for term in expression.terms { line += " \(term.coefficient) \(term.variable)" }
      lines.append(line)
    }
    lines.append("steps \(steps.count)")
    for step in steps {
      lines.append("\(step.suggestions.count)" + step.suggestions.map { " \($0.edit) \($0.value)" }.joined())
    }
    lines.append("replacements \(replacements.count)")
    lines.append(replacements.map { "\($0)" }.joined(separator: " "))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ strength: WorkloadStrength) -> String {
    switch strength {
    case .required: "required"
    case .weight(let weight): "\(weight)"
    }
  }
}
