import Foundation
import LayoutKernel

/// Writes the system of constraints of a tree as a transcript, one operation a line.
struct TranscriptWriter {
  private let engine: TreeEngine
  private let catalog: RowCatalog
  private var variableNames: [Variable: String] = [:]
  private var itemNames = TranscriptNames()
  private var constraintNames = TranscriptNames()
  private var lines: [String] = []

  /// - Throws: `stepLimit`.
  static func text(of root: View, _ engine: TreeEngine) throws(SolverError) -> String {
    var writer = TranscriptWriter(engine: engine, catalog: RowCatalog(root))
    writer.addFrames(root)
    writer.addVariables()
    try writer.addConstraints()
    writer.lines += ["", "solve", ""]
    return writer.lines.joined(separator: "\n")
  }

  private init(engine: TreeEngine, catalog: RowCatalog) {
    self.engine = engine
    self.catalog = catalog
  }

  // MARK: Parts

  /// The tree as it was laid out, for whoever reads the file.
  private mutating func addFrames(_ root: View) {
    lines.append("# The constraints of a tree of views; `LayoutBenchmarks replay FILE` solves them.")
    root.forEachInSubtree { view in
      let depth = view.depth
      let name = String(repeating: "  ", count: depth) + view.reportName.filter { !$0.isNewline }
      let rect = view.exactFrame
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      lines.append("#   \(name) (\(numbers.map(ReportNumber.points).joined(separator: ", ")))")
    }
  }

  /// Mentions every unknown, in order of addition to the tree: what nothing determines is settled in that order.
  private mutating func addVariables() {
    lines += ["", "# The unknowns, in order of addition."]
    var named: Set<ObjectIdentifier> = []
    for (variable, _) in engine.solver.variablesInOrder {
      guard let record = engine.record(of: variable), named.insert(ObjectIdentifier(record)).inserted else { continue }
      let item = itemNames.take(record.item?.reportName ?? "gone")
      for (quantity, variable) in record.quantities { variableNames[variable] = "\(item).\(quantity.rawValue)" }
      let terms = record.variables.compactMap { variableNames[$0] }.map { "0*\($0)" }.joined(separator: " + ")
      lines.append("\(constraintNames.take("\(item).unknowns")): \(terms) == 0")
    }
  }

  private mutating func addConstraints() throws(SolverError) {
    lines += ["", "# The constraints, in order of addition."]
    for row in engine.solver.constraintsInOrder {
      let meaning = catalog[row]
      let name = constraintNames.take(meaning.map(Self.name) ?? "unknown")
      let constant = Self.text(try engine.solver.constant(of: row))
      let strength = Self.text(try engine.solver.strength(of: row))
      let line = "\(name): \(sum(row.expression)) \(Self.text(row.relation)) \(constant)\(strength)"
      lines.append(line + (meaning.map { "  # \($0.summary)" } ?? "").filter { !$0.isNewline })
    }
  }

  // MARK: Words

  /// A label, else the place in the code, else what the library has it for.
  private static func name(_ meaning: RowMeaning) -> String {
    let item = meaning.item?.reportName ?? "gone"
    switch meaning {
    case .constraint(let constraint):
      if let identifier = constraint.identifier { return identifier }
      guard let file = constraint.sourceFile?.split(separator: "/").last, let line = constraint.sourceLine else {
        return "constraint"
      }
      return "\(file).\(line)"
    case .frame(_, let part, _), .rootFrame(_, let part, _): return "\(item).frame.\(part.edgeName)"
    case .content(_, let axis, let isHugging, _): return "\(item).\(isHugging ? "hugs" : "resists").\(axis.sizeName)"
    case .leastSize(_, let axis): return "\(item).least.\(axis.sizeName)"
    case .inset(_, let side, _): return "\(item).inset.\(side)"
    }
  }

  /// `x + 0.5*w - y`; what stands in several terms is added up.
  private func sum(_ expression: LinearExpression) -> String {
    var coefficients: [Variable: Double] = [:]
    var order: [Variable] = []
    for term in expression.terms {
      if coefficients[term.variable] == nil { order.append(term.variable) }
      coefficients[term.variable, default: 0] += term.coefficient
    }
    var text = ""
    for variable in order {
      guard let coefficient = coefficients[variable], coefficient != 0 else { continue }
      let sign = coefficient < 0 ? "-" : "+"
      let multiple = abs(coefficient) == 1 ? "" : "\(Self.text(abs(coefficient)))*"
      let name = variableNames[variable] ?? "unknown"
      text += text.isEmpty ? (coefficient < 0 ? "-" : "") : " \(sign) "
      text += multiple + name
    }
    return text.isEmpty ? "0" : text
  }

  private static func text(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func text(_ strength: Strength) -> String {
    switch strength {
    case .required(let rank): rank == 0 ? "" : " @required^\(rank)"
    case .level(let level, let weight): " @\(shortest("\(level)"))\(weight == 1 ? "" : "*\(text(weight))")"
    }
  }

  /// The shortest text that is read as the same number.
  private static func text(_ number: Double) -> String { number == 0 ? "0" : shortest("\(number)") }

  private static func shortest(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension View {
  /// How many views are around it.
  fileprivate var depth: Int {
    var depth = 0
    var current = superview
    while let above = current {
      depth += 1
      current = above.superview
    }
    return depth
  }
}
