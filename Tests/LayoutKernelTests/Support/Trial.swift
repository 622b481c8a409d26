import LayoutBenchmarks
import LayoutKernel

/// A script on its way through a solver, checked against the laws the solver must keep.
struct Trial {
  let model = Model()
  private(set) var script: [TranscriptOperation] = []
  /// Set once something is wrong.
  private(set) var fault: String?
  /// Looking is not harmless to a solver that puts work off until somebody looks: so not every solve is checked, but
  /// one in this many, and the last.
  private let stride: Int
  private var solves = 0

  /// Writes a script while performing it, up to the first fault.
  init(seed: Int, profile: ScriptProfile) throws {
    stride = 1 + seed % 3
    var writer = ScriptWriter(seed: seed, profile: profile)
    for operation in writer.beginning(model.inventory) where fault == nil { try perform(operation) }
    if fault == nil { try perform(.solve) }
    for _ in 0..<writer.dice.roll(profile.rounds) {
      for _ in 0..<writer.dice.pick([1, 1, 2, 4]) {
        for operation in writer.change(model.inventory) where fault == nil { try perform(operation) }
      }
      if fault == nil { try perform(.solve) }
    }
    if fault == nil { try check() }
  }

  /// Performs a given script, up to the first fault.
  init(_ script: [TranscriptOperation], checkingOneIn stride: Int = 1) throws {
    self.stride = stride
    for operation in script where fault == nil { try perform(operation) }
    if fault == nil { try check() }
  }

  /// The script up to the fault, cut down, ready to be replayed.
  var report: String {
    var shortest = script
    var index = shortest.count - 1
    while index >= 0 {
      var shorter = shortest
      shorter.remove(at: index)
      if let trial = try? Trial(shorter, checkingOneIn: stride), trial.fault != nil { shortest = trial.script }
      index = min(index, shortest.count) - 1
    }
    let found = (try? Trial(shortest, checkingOneIn: stride))?.fault ?? fault ?? "no fault"
    return "\(found)\n" + shortest.map(\.text).joined(separator: "\n")
  }

  private mutating func perform(_ operation: TranscriptOperation) throws {
    script.append(operation)
    switch operation {
    case .solve:
      try model.solver.solve()
      solves += 1
      if solves % stride == 0 { try check() }
    case .add(_, _, isTrial: true): try attempt(operation)
    default: try model.perform(operation)
    }
  }

  private mutating func check() throws {
    fault = try freshFault() ?? proofFault() ?? conflictFault()
  }

  /// An `addOrThrow` that throws changes nothing.
  private mutating func attempt(_ operation: TranscriptOperation) throws {
    guard case .add(_, let equation, _) = operation else { return }
    for term in equation.terms { _ = model.variable(term.variable) }
    let before = try model.solver.stateDescription()
    let sizes = model.solver.tableSizes
    do {
      try model.perform(operation)
    } catch SolverError.unsatisfiable {
      let after = try model.solver.stateDescription()
      if after != before { fault = "a failed trial changed the state from\n\(before)\nto\n\(after)" }
      var sizesAfter = model.solver.tableSizes
      // What it has noted to be quick next time may go.
      sizesAfter.storage = sizes.storage
      if sizesAfter != sizes { fault = "a failed trial changed the table sizes" }
      // In a transcript a failed trial takes a place.
      try model.burnPlaces(upTo: model.inventory.additions + 2)
    }
  }

  /// The solver's state must prove its own optimality.
  private func proofFault() -> String? {
    if let fault = model.solver.engine.fault() { return fault }
    let restarts = model.solver.workCounters.restarts
    return restarts == 0 ? nil : "\(restarts) restarts"
  }

  /// The same as a solver that never saw anything but what is left.
  private func freshFault() throws -> String? {
    let fresh = try model.inventory.fresh()
    let rejected = try model.rejected()
    let freshRejected = try fresh.rejected()
    if rejected != freshRejected { return "rejected \(rejected), afresh \(freshRejected)" }
    let totals = try model.totals()
    let freshTotals = try fresh.totals()
    if totals.keys.sorted() != freshTotals.keys.sorted() { return "levels \(totals), afresh \(freshTotals)" }
    for (level, total) in totals.sorted(by: { $0.key > $1.key }) {
      guard let freshTotal = freshTotals[level], Trial.isClose(total, freshTotal) else {
        return "totals \(totals), afresh \(freshTotals)"
      }
    }
    for name in model.inventory.variables {
      let (value, freshValue) = (try model.value(name), try fresh.value(name))
      if !Trial.isClose(value, freshValue) { return "\(name) = \(value), afresh \(freshValue)" }
    }
    if let fault = fresh.solver.engine.fault() { return "afresh: \(fault)" }
    return nil
  }

  static func isClose(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-7 * max(1, abs(left))
  }

  /// A rejected constraint contradicts the named ones, and less than all of them would not do.
  private func conflictFault() throws -> String? {
    for (name, members) in try model.conflicts().sorted(by: { $0.key < $1.key }) {
      if try canHold(members + [name]) { return "\(name) and \(members) can hold together" }
      for member in members where try !canHold(members.filter { $0 != member } + [name]) {
        return "\(name) contradicts \(members) even without \(member)"
      }
    }
    return nil
  }

  private func canHold(_ names: [String]) throws -> Bool {
    let model = Model()
    for entry in self.model.inventory.entries where names.contains(entry.name) {
      var equation = entry.equation
      equation.strength = .required()
      try model.perform(.add(name: entry.name, equation: equation, isTrial: false))
    }
    return try model.rejected().isEmpty
  }
}
