import LayoutKernel
import Testing

/// Every subset of ten constraints over two variables, in several orders and along one history that goes through all of
/// them, against a judge that looks at all corners.
@Suite struct SmallBankTests {
  typealias Constraint = PlaneJudge.Constraint

  struct Bank: Sendable, CustomStringConvertible {
    var description: String
    var constraints: [Constraint]
  }

  /// Conflicts, ranks, levels and weights.
  static let mixed = Bank(
    description: "mixed",
    constraints: [
      Constraint(x: 1, y: 0, relation: .equal, constant: 2, level: 500),
      Constraint(x: 1, y: 1, relation: .lessThanOrEqual, constant: 4),
      Constraint(x: 0, y: 1, relation: .equal, constant: 3, level: 500, weight: 2),
      Constraint(x: 1, y: -1, relation: .equal, constant: 1),
      Constraint(x: 1, y: 0, relation: .greaterThanOrEqual, constant: 0, rank: 1),
      Constraint(x: 0, y: 1, relation: .lessThanOrEqual, constant: 1, level: 750),
      Constraint(x: 2, y: 1, relation: .equal, constant: 4, level: 250),
      Constraint(x: 1, y: 0, relation: .equal, constant: -1, level: 500),
      Constraint(x: 1, y: 1, relation: .equal, constant: 6, rank: -1),
      Constraint(x: -1, y: 1, relation: .greaterThanOrEqual, constant: 2, level: 750),
    ])

  /// One level, everything through a few points, so that nearly everything is a tie.
  static let ties = Bank(
    description: "ties",
    constraints: [
      Constraint(x: 1, y: 0, relation: .equal, constant: 0, level: 500),
      Constraint(x: 1, y: 0, relation: .equal, constant: 2, level: 500),
      Constraint(x: 0, y: 1, relation: .equal, constant: 0, level: 500),
      Constraint(x: 0, y: 1, relation: .equal, constant: 2, level: 500),
      Constraint(x: 1, y: 1, relation: .equal, constant: 2, level: 500),
      Constraint(x: 1, y: -1, relation: .equal, constant: 0, level: 500),
      Constraint(x: 1, y: -1, relation: .greaterThanOrEqual, constant: 2, level: 500),
      Constraint(x: 1, y: 1, relation: .lessThanOrEqual, constant: 0, level: 500),
      Constraint(x: 1, y: 2, relation: .equal, constant: 2, level: 500),
      Constraint(x: 2, y: 1, relation: .lessThanOrEqual, constant: 2),
    ])

  /// Required only, of which no three hold together.
  static let conflicts = Bank(
    description: "conflicts",
    constraints: [
      Constraint(x: 1, y: 0, relation: .equal, constant: 1),
      Constraint(x: 1, y: 0, relation: .lessThanOrEqual, constant: 0, rank: 1),
      Constraint(x: 0, y: 1, relation: .greaterThanOrEqual, constant: 2),
      Constraint(x: 1, y: 1, relation: .equal, constant: 1, rank: 1),
      Constraint(x: 1, y: 2, relation: .lessThanOrEqual, constant: 1),
      Constraint(x: 1, y: -1, relation: .equal, constant: 3),
      Constraint(x: 3, y: -2, relation: .greaterThanOrEqual, constant: 4, rank: 2),
      Constraint(x: 1, y: 1, relation: .lessThanOrEqual, constant: -2),
      Constraint(x: 0, y: 1, relation: .equal, constant: -3),
      Constraint(x: 1, y: 1, relation: .equal, constant: 8, level: 500),
    ])

  static let orders = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0], [5, 2, 8, 1, 9, 0, 4, 7, 3, 6],
  ]

  @Test(arguments: [mixed, ties, conflicts], orders)
  func everySubset(bank: Bank, order: [Int]) throws {
    let judge = PlaneJudge(bank.constraints)
    for subset in 0..<1 << 10 {
      let model = emptyModel()
      let present = order.filter { subset & 1 << $0 != 0 }
      for number in present { try model.add("k\(number): \(bank.constraints[number].text)") }
      let verdict = judge.judge(present.enumerated().map { (number: $1, place: $0 + 1) })
      let fault = try fault(of: model, present, verdict)
      #expect(fault == nil, "\(present.map { bank.constraints[$0].text })")
      if fault != nil { return }
    }
  }

  /// Each subset differs from the one before by a single constraint that comes or goes; all in one solver.
  @Test(arguments: [mixed, ties, conflicts])
  func oneHistoryThroughAllSubsets(bank: Bank) throws {
    let judge = PlaneJudge(bank.constraints)
    let model = emptyModel()
    var present: [(number: Int, place: Int)] = []
    for step in 1..<1 << 10 {
      let number = step.trailingZeroBitCount
      if let index = present.firstIndex(where: { $0.number == number }) {
        try model.perform("remove k\(number)")
        present.remove(at: index)
      } else {
        try model.add("k\(number): \(bank.constraints[number].text)")
        present.append((number, model.inventory.additions))
      }
      let verdict = judge.judge(present)
      let fault = try fault(of: model, present.map(\.number), verdict)
      #expect(fault == nil, "step \(step): \(present.map { "\($0.place): \(bank.constraints[$0.number].text)" })")
      if fault != nil { return }
    }
  }

  private func emptyModel() -> Model {
    let model = Model()
    model.makeVariable("x")
    model.makeVariable("y")
    return model
  }

  private func fault(of model: Model, _ present: [Int], _ verdict: PlaneJudge.Verdict) throws -> String? {
    let rejected = try model.rejected()
    let expected = verdict.rejected.map { "k\(present[$0])" }
    if rejected != expected { return "rejected \(rejected) instead of \(expected)" }
    let totals = try model.totals()
    if totals.keys.sorted() != verdict.totals.keys.sorted() { return "levels \(totals)" }
    for (level, total) in verdict.totals where abs((totals[level] ?? .nan) - total) > 1e-7 {
      return "totals \(totals) instead of \(verdict.totals)"
    }
    let values = try model.values("x y")
    if !verdict.x.isNear(values[0]) || !verdict.y.isNear(values[1]) {
      return "\(values) instead of \(verdict.x), \(verdict.y)"
    }
    let ambiguous = try model.ambiguous()
    if ambiguous != verdict.ambiguous { return "ambiguous \(ambiguous) instead of \(verdict.ambiguous)" }
    return model.solver.engine.fault()
  }
}
