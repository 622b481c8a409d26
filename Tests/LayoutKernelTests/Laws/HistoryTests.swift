import LayoutBenchmarks
import LayoutKernel
import Testing

/// What happened before leaves no trace: in values, totals, rejections or table sizes.
@Suite struct HistoryTests {
  private static let profiles: [ScriptProfile] = [.small, .degenerate, .levels, .conflicts, .rings, .layout]

  /// `suggest(a); suggest(b)` is `suggest(b)`, bit for bit, and to rounding with a solve in between.
  @Test(arguments: profiles) func onlyTheLastSuggestionCounts(profile: ScriptProfile) throws {
    for seed in 3000..<(profile.variables.upperBound > 10 ? 3020 : 3060) {
      let script = try Trial(seed: seed, profile: profile).script
      let models = [Model(), Model(), Model()]
      for model in models { try model.replay(script) }
      guard let name = models[0].inventory.variables.first(where: { models[0].inventory.edit(of: $0) == nil }) else {
        continue
      }
      for model in models { try model.perform("edit \(name) @600\nsuggest \(name) 1\nsolve") }
      try models[0].perform("suggest \(name) 8")
      try models[1].perform("suggest \(name) -7\nsuggest \(name) 8")
      try models[2].perform("suggest \(name) -7\nsolve\nsuggest \(name) 8")
      let expected = try models[0].values()
      #expect(try models[1].values().map(\.bitPattern) == expected.map(\.bitPattern), "\(profile.name) \(seed)")
      for (value, right) in zip(try models[2].values(), expected) {
        #expect(Trial.isClose(value, right), "\(profile.name) \(seed)")
      }
      #expect(try models[1].totals() == models[0].totals())
      #expect(try models[2].rejected() == models[0].rejected())
    }
  }

  /// What is added and removed again leaves values, totals and table sizes as they were.
  @Test(arguments: profiles) func addThenRemove(profile: ScriptProfile) throws {
    for seed in 4000..<(profile.variables.upperBound > 10 ? 4020 : 4060) {
      let model = try Trial(seed: seed, profile: profile).model
      var writer = ScriptWriter(seed: -seed, profile: profile)
      for name in writer.variables { _ = model.variable(name) }
      let values = try model.values()
      let totals = try model.totals()
      let rejected = try model.rejected()
      let sizes = model.solver.tableSizes
      var added: [String] = []
      for guest in guests(&writer) {
        try model.perform(guest)
        if case .add(let name?, _, _) = guest { added.append(name) }
        if added.count % 3 == 0 { try model.solver.solve() }
      }
      #expect(!added.isEmpty)
      try model.solver.solve()
      for name in added.shuffled(using: &writer.dice) {
        try model.perform(.remove(constraint: name))
        if writer.dice.chance(30) { try model.solver.solve() }
      }
      for (value, before) in zip(try model.values(), values) {
        #expect(Trial.isClose(value, before), "\(profile.name) \(seed)")
      }
      for (level, total) in try model.totals() {
        #expect(Trial.isClose(total, totals[level] ?? .nan), "\(profile.name) \(seed)")
      }
      #expect(try model.rejected() == rejected)
      let after = model.solver.tableSizes
      #expect(after.variables == sizes.variables)
      #expect(after.rows == sizes.rows)
      #expect(after.entries == sizes.entries)
      #expect(model.solver.engine.fault() == nil)
    }
  }

  /// The same guests again and again: after the first visits no table grows any more.
  @Test(arguments: profiles) func tablesStopGrowing(profile: ScriptProfile) throws {
    let model = try Trial(seed: 5000, profile: profile).model
    var sizes: [Solver.TableSizes] = []
    var rounds: [WorkCounters] = []
    for round in 0..<40 {
      var writer = ScriptWriter(seed: 5001, profile: profile)
      for name in writer.variables { _ = model.variable(name) }
      let before = model.solver.workCounters
      let guests = guests(&writer)
      for guest in guests { try model.perform(guest) }
      try model.solver.solve()
      for case .add(let name?, _, _) in guests { try model.perform(.remove(constraint: name)) }
      try model.solver.solve()
      sizes.append(model.solver.tableSizes)
      rounds.append(model.solver.workCounters.since(before))
      if round > 20 {
        #expect(sizes[round].rows == sizes[round - 1].rows)
        #expect(sizes[round].entries == sizes[round - 1].entries)
        #expect(sizes[round].storage <= sizes[20].storage)
        #expect(sizes[round].prices <= 2 * sizes[10].prices + 2)
        #expect(rounds[round].visits <= 2 * rounds[10].visits + 100)
      }
    }
  }

  /// Constraints under names of their own, none of them on trial.
  private func guests(_ writer: inout ScriptWriter) -> [TranscriptOperation] {
    writer.beginning(Inventory()).compactMap { operation in
      guard case .add(let name?, let equation, _) = operation else { return nil }
      return .add(name: "guest-\(name)", equation: equation, isTrial: false)
    }
  }
}
