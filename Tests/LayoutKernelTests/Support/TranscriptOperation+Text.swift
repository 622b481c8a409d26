import LayoutBenchmarks
import LayoutKernel

extension TranscriptOperation {
  /// The line of a transcript that says this.
  var text: String {
    switch self {
    case .add(let name, let equation, let isTrial):
      (isTrial ? "try " : "") + (name.map { "\($0): " } ?? "") + equation.text
    case .edit(let variable, let strength): "edit \(variable)\(strength.text)"
    case .suggest(let variable, let value): "suggest \(variable) \(value)"
    case .unedit(let variable): "unedit \(variable)"
    case .constant(let constraint, let value): "constant \(constraint) \(value)"
    case .strength(let constraint, let strength): "strength \(constraint)\(strength.text)"
    case .remove(let constraint): "remove \(constraint)"
    case .solve: "solve"
    }
  }
}

extension TranscriptEquation {
  var text: String {
    var left = ""
    for term in terms {
      if left.isEmpty {
        left = "\(term.coefficient)*\(term.variable)"
      } else {
        left += term.coefficient < 0 ? " - " : " + "
        left += "\(abs(term.coefficient))*\(term.variable)"
      }
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    return "\(left.isEmpty ? "0" : left) \(sign) \(constant)\(strength.text)"
  }
}

extension Strength {
  var text: String {
    switch self {
    case .required(let rank): " @required^\(rank)"
    case .level(let level, let weight): " @\(TranscriptAnswer.levelText(level))*\(weight)"
    }
  }
}
