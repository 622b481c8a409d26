import LayoutBenchmarks
import LayoutKernel

/// A solver whose variables and constraints go by name, driven by lines of transcripts; keeps an inventory of what is present.
final class Model {
  /// An operation that makes no sense here: it names what does not exist.
  struct Nonsense: Error {
    var text: String
  }

  let solver = Solver()
  private(set) var inventory = Inventory()
  private var variables: [String: Variable] = [:]
  private var names: [Variable: String] = [:]
  private var constraints: [String: LinearConstraint] = [:]

  init() {}

  /// Performs the lines of a transcript.
  convenience init(_ text: String) throws {
    self.init()
    try perform(text)
  }

  // MARK: Operations

  /// Performs lines of a transcript. A trial that fails throws.
  func perform(_ text: String) throws {
    for line in text.split(separator: "\n") {
      if let operation = try TranscriptReader.operation(in: String(line)) { try perform(operation) }
    }
  }

  /// Adds one constraint and hands it out.
  @discardableResult
  func add(_ line: String) throws -> LinearConstraint {
    guard case .add(let name, let equation, let isTrial) = try TranscriptReader.operation(in: line) else {
      throw Nonsense(text: line)
    }
    return try add(name, equation, isTrial: isTrial)
  }

  /// Performs a whole script. As in a transcript, a trial that fails leaves nothing but its place.
  func replay(_ script: [TranscriptOperation]) throws {
    for operation in script {
      do {
        try perform(operation)
      } catch SolverError.unsatisfiable {
        try burnPlaces(upTo: inventory.additions + 2)
      }
    }
  }

  func perform(_ operation: TranscriptOperation) throws {
    switch operation {
    case .add(let name, let equation, let isTrial): try add(name, equation, isTrial: isTrial)
    case .edit(let name, let strength):
      try solver.addEditVariable(variable(name), strength: strength)
      inventory.additions += 1
      inventory.edits.append(Inventory.Edit(variable: name, strength: strength, place: inventory.additions))
    case .suggest(let name, let value):
      guard let index = inventory.edit(of: name) else { throw Nonsense(text: operation.text) }
      try solver.suggest(variable(name), value)
      inventory.edits[index].suggestion = value
    case .unedit(let name):
      guard let index = inventory.edit(of: name) else { throw Nonsense(text: operation.text) }
      try solver.removeEditVariable(variable(name))
      inventory.edits.remove(at: index)
    case .constant(let name, let value):
      let index = try index(of: name)
      try solver.setConstant(of: constraint(name), to: value)
      inventory.entries[index].equation.constant = value
    case .strength(let name, let strength):
      let index = try index(of: name)
      try solver.setStrength(of: constraint(name), to: strength)
      inventory.entries[index].equation.strength = strength
    case .remove(let name):
      let index = try index(of: name)
      try solver.remove(constraint(name))
      constraints[name] = nil
      inventory.entries.remove(at: index)
    case .solve: try solver.solve()
    }
  }

  @discardableResult
  private func add(_ name: String?, _ equation: TranscriptEquation, isTrial: Bool) throws -> LinearConstraint {
    let name = name ?? "_\(inventory.additions + 1)"
    if constraints[name] != nil { throw Nonsense(text: "\(name) exists") }
    var expression = LinearExpression(constant: -equation.constant)
    for term in equation.terms { expression.add(variable(term.variable), times: term.coefficient) }
    let constraint = LinearConstraint(expression, equation.relation, strength: equation.strength, label: name)
    if isTrial { try solver.addOrThrow(constraint) } else { try solver.add(constraint) }
    constraints[name] = constraint
    inventory.additions += 1
    inventory.entries.append(Inventory.Entry(name: name, equation: equation, place: inventory.additions))
    return constraint
  }

  /// Lets places go by, so that the next constraint gets this one: something that always holds comes and goes.
  func burnPlaces(upTo place: Int) throws {
    while inventory.additions + 1 < place {
      let nothing = LinearConstraint(LinearExpression(), .lessThanOrEqual)
      try solver.add(nothing)
      try solver.remove(nothing)
      inventory.additions += 1
    }
  }

  private func index(of name: String) throws(Nonsense) -> Int {
    guard let index = inventory.index(of: name) else { throw Nonsense(text: "no \(name)") }
    return index
  }

  // MARK: Names

  @discardableResult
  func makeVariable(_ name: String) -> Variable {
    let variable = solver.makeVariable()
    variables[name] = variable
    names[variable] = name
    inventory.variables.append(name)
    return variable
  }

  /// The variable of that name, made at its first use.
  func variable(_ name: String) -> Variable {
    variables[name] ?? makeVariable(name)
  }

  /// Forgets a variable that nothing mentions.
  func removeVariable(_ name: String) throws {
    guard let variable = variables[name] else { throw Nonsense(text: "no \(name)") }
    try solver.remove(variable)
    variables[name] = nil
    names[variable] = nil
    inventory.variables.removeAll { $0 == name }
  }

  func name(of variable: Variable) -> String {
    names[variable] ?? "?"
  }

  /// The constraint of that name that is present.
  func constraint(_ name: String) throws(Nonsense) -> LinearConstraint {
    guard let constraint = constraints[name] else { throw Nonsense(text: "no \(name)") }
    return constraint
  }

  // MARK: Answers

  func value(_ name: String) throws -> Double {
    guard let variable = variables[name] else { throw Nonsense(text: "no \(name)") }
    return try solver.value(of: variable)
  }

  /// The values of variables named in a text, blanks between them.
  func values(_ names: String) throws -> [Double] {
    try names.split(separator: " ").map { try value(String($0)) }
  }

  /// All values, in order of creation.
  func values() throws -> [Double] {
    try inventory.variables.map { try value($0) }
  }

  /// Levels and totals, strongest first.
  func totals() throws -> [Float: Double] {
    var totals: [Float: Double] = [:]
    for (level, total) in try solver.violationTotals() { totals[level] = total }
    return totals
  }

  func violation(_ name: String) throws -> Double {
    try solver.violation(of: constraint(name))
  }

  /// Every rejected constraint with those it contradicts, by name.
  func conflicts() throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for conflict in try solver.conflicts() {
      found[conflict.rejected.label ?? "?"] = conflict.contradicting.map { $0.label ?? "?" }
    }
    return found
  }

  func rejected() throws -> [String] {
    try solver.conflicts().map { $0.rejected.label ?? "?" }
  }

  func ambiguous() throws -> [String] {
    try solver.ambiguousVariables().map(name(of:))
  }
}
