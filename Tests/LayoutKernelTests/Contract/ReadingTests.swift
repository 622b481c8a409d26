import LayoutKernel
import Testing

/// What a solver tells about its solution beside the values.
@Suite struct ReadingTests {
  // MARK: Influences

  private struct Share: Equatable {
    var source: String
    var factor: Double
    var contribution: Double
  }

  private func shares(_ model: Model, _ name: String) throws -> [Share] {
    try model.solver.influences(on: model.variable(name)).map { influence in
      let source =
        switch influence.source {
        case .constraint(let constraint): constraint.label ?? "?"
        case .edit(let variable): "edit \(model.name(of: variable))"
        case .wishForZero(let variable): "wish \(model.name(of: variable))"
        }
      return Share(source: source, factor: influence.factor, contribution: influence.contribution)
    }
  }

  @Test func influencesOfAChain() throws {
    let model = try Model("gap: 2*y - 2*x == 10\norigin: x == 10\nz == 1\nloose: y <= 100\nlost: y == 50 @500")
    // y = x + 10 / 2.
    #expect(
      try shares(model, "y") == [
        Share(source: "gap", factor: 0.5, contribution: 5), Share(source: "origin", factor: 1, contribution: 10),
      ])
    #expect(try shares(model, "x") == [Share(source: "origin", factor: 1, contribution: 10)])
  }

  @Test func influencesOfEditsAndWishes() throws {
    let model = try Model("edit w @500\nsuggest w 40\nsum: x + y + w == 100")
    #expect(try shares(model, "w") == [Share(source: "edit w", factor: 1, contribution: 40)])
    // x = 100 - w - y, y being 0 because nothing says otherwise.
    #expect(
      try shares(model, "x") == [
        Share(source: "edit w", factor: -1, contribution: -40), Share(source: "sum", factor: 1, contribution: 100),
        Share(source: "wish y", factor: -1, contribution: 0),
      ])
    #expect(try shares(model, "y") == [Share(source: "wish y", factor: 1, contribution: 0)])
  }

  @Test func influencesAfterAChange() throws {
    let model = try Model("low: x >= 10\nwish: x == 5 @500")
    #expect(try shares(model, "x") == [Share(source: "low", factor: 1, contribution: 10)])
    try model.perform("constant wish 25")
    #expect(try shares(model, "x") == [Share(source: "wish", factor: 1, contribution: 25)])
    try model.perform("strength wish @required\nconstant low 30")
    // The earlier of the two required ones stays.
    #expect(try shares(model, "x") == [Share(source: "low", factor: 1, contribution: 30)])
  }

  /// On random systems: the contributions add up, and the sources alone, held as equalities, give the same value.
  @Test func influencesDetermineTheValue() throws {
    for seed in 0..<150 {
      let model = try Trial(seed: seed, profile: seed % 2 == 0 ? .small : .rings).model
      for name in model.inventory.variables {
        let value = try model.value(name)
        let influences = try model.solver.influences(on: model.variable(name))
        #expect(Trial.isClose(influences.reduce(0) { $0 + $1.contribution }, value), "\(name) of seed \(seed)")
        let alone = try Model(influences, of: model)
        #expect(Trial.isClose(try alone.value(name), value), "\(name) of seed \(seed)")
        #expect(try alone.rejected() == [])
      }
    }
  }

  // MARK: Ambiguity

  @Test func ambiguousVariables() throws {
    let model = try Model("a: x + y == 10\nz == 3 @1\nb: q >= 4\nt == 2*q + x\nu == 2*z")
    // x and y trade off, q may grow, t follows both.
    #expect(try model.ambiguous() == ["x", "y", "q", "t"])
    try model.perform("y == 2 @0.001")
    #expect(try model.ambiguous() == ["q", "t"])
    try model.perform("strength b @500\nq <= 4 @300")
    #expect(try model.ambiguous() == [])
    #expect(try model.values("x y z q t u") == [8, 2, 3, 4, 16, 6])
    try model.perform("remove b")
    #expect(try model.ambiguous() == ["q", "t"])
  }

  /// Ties are decided by the order of addition, so they leave nothing open. What the tie leaves open is.
  @Test func tiesAreNotAmbiguous() throws {
    let model = try Model("a + b == 100\na == 30 @250\nb == 30 @250")
    #expect(try model.ambiguous() == [])
    // 2|x| + 2|x - 10| and 1 * 2x + 2 * (10 - x) do not care where x is from 0 to 10.
    #expect(try Model("2*x == 0 @500\nx == 10 @500*2").ambiguous() == ["x"])
  }

  @Test func atTheEndOfAnOpenRangeIsAmbiguousAsWell() throws {
    // 0 is where x wants to be, and it could go up only, or down only.
    for bound in ["x >= 0", "x <= 0"] { #expect(try Model(bound).ambiguous() == ["x"]) }
    #expect(try Model("x >= 0\nx <= 0").ambiguous() == [])
    #expect(try Model("x >= 0\nx == -3 @5").ambiguous() == [])
  }

  @Test func askingForAmbiguityChangesNothing() throws {
    for seed in 0..<30 {
      let model = try Trial(seed: seed, profile: .degenerate).model
      let before = try model.solver.stateDescription()
      _ = try model.ambiguous()
      #expect(try model.solver.stateDescription() == before)
      _ = try model.conflicts()
      for name in model.inventory.variables { _ = try model.solver.influences(on: model.variable(name)) }
      #expect(try model.solver.stateDescription() == before)
    }
  }

  // MARK: Violations

  @Test func violationsAreInTheUnitsOfTheConstraint() throws {
    let model = try Model(
      "x == 3\na: 2*x == 10 @500*7\nb: x <= 1 @400\nc: x >= 1 @400\nd: -8*x >= 8 @300\ne: 0.125*x == 1 @200")
    // |6 - 10|, 3 - 1, none, 8 + 24, |0.375 - 1|.
    #expect(try ["a", "b", "c", "d", "e"].map(model.violation) == [4, 2, 0, 32, 0.625])
    #expect(try model.totals() == [500: 28, 400: 2, 300: 32, 200: 0.625])
  }

  @Test func totalsComeStrongestFirstAndOnlyForLevelsInUse() throws {
    let model = try Model("x == 1\na: x == 2 @0.5\nb: x == 1 @999.5\nc: x == 4 @750\nd: x == 2 @750")
    #expect(try model.solver.violationTotals().map(\.level) == [999.5, 750, 0.5])
    #expect(try model.solver.violationTotals().map(\.total) == [0, 4, 1])
    try model.perform("remove c\nremove d\nstrength b @required")
    #expect(try model.solver.violationTotals().map(\.level) == [0.5])
    // Rejected ones count at no level.
    try model.perform("strength a @required")
    #expect(try model.rejected() == ["a"])
    #expect(try model.solver.violationTotals().isEmpty)
  }
}

extension Model {
  /// Nothing but the sources of some influences, each as an equality.
  convenience init(_ influences: [Influence], of model: Model) throws {
    self.init()
    for name in model.inventory.variables { makeVariable(name) }
    for influence in influences {
      switch influence.source {
      case .constraint(let constraint):
        guard let index = model.inventory.index(of: constraint.label ?? "") else { throw Nonsense(text: "no source") }
        var equation = model.inventory.entries[index].equation
        equation.relation = .equal
        equation.strength = .required()
        try perform(.add(name: nil, equation: equation, isTrial: false))
      case .edit(let variable):
        let name = model.name(of: variable)
        guard let index = model.inventory.edit(of: name), let value = model.inventory.edits[index].suggestion else {
          throw Nonsense(text: "no suggestion for \(name)")
        }
        try perform("\(name) == \(value)")
      case .wishForZero(let variable): try perform("\(model.name(of: variable)) == 0")
      }
    }
  }
}
