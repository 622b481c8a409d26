import LayoutBenchmarks
import Testing

/// The same calls give the same bits, in one process and across processes, where hashing differs.
@Suite struct DeterminismTests {
  private static let profiles: [ScriptProfile] = [.small, .degenerate, .levels, .conflicts, .rings, .layout, .large]

  @Test(arguments: profiles) func twiceInOneProcess(profile: ScriptProfile) throws {
    for seed in 1000..<1010 {
      let script = try Trial(seed: seed, profile: profile).script
      let first = try states(script)
      #expect(first.count >= 2)
      #expect(try states(script) == first, "\(profile.name) \(seed)")
    }
  }

  /// The whole state after every solve, values to the last digit.
  private func states(_ script: [TranscriptOperation]) throws -> [String] {
    let model = Model()
    var states: [String] = []
    for operation in script {
      try model.replay([operation])
      if operation == .solve {
        states.append(try model.solver.stateDescription())
        states.append("\(try model.conflicts().sorted { $0.key < $1.key }) \(try model.ambiguous())")
        states.append("\(model.solver.workCounters)")
      }
    }
    return states
  }

  @Test(arguments: profiles) func inSeveralProcesses(profile: ScriptProfile) throws {
    let tool = try #require(ReplayTool.find(), "LayoutBenchmarks was not built beside the tests")
    for seed in 2000..<2002 {
      let script = try Trial(seed: seed, profile: profile).script
      let text = script.map(\.text).joined(separator: "\n") + "\n"
      var here = ""
      try Transcript.replay(text.utf8) { here += $0.json + "\n" }
      #expect(!here.isEmpty)
      for _ in 0..<3 { #expect(try tool.replay(text) == here, "\(profile.name) \(seed)") }
    }
  }
}
