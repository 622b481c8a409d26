import Foundation
import Testing

/// Random sequences of additions, removals, changes of constants and strengths, edits and suggestions. After every solve
/// the state must prove itself optimal and agree with a solver that was only given what is left; a failed trial must
/// change nothing; conflicts must be irreducible.
///
/// `SCRIPT_SEEDS=100000 swift test -c release --filter RandomScriptTests` tries more than the usual seeds.
@Suite struct RandomScriptTests {
  @Test(arguments: 0..<40) func small(batch: Int) throws { try run(.small, batch, of: 15) }
  @Test(arguments: 0..<40) func degenerate(batch: Int) throws { try run(.degenerate, batch, of: 15) }
  @Test(arguments: 0..<20) func levels(batch: Int) throws { try run(.levels, batch, of: 20) }
  @Test(arguments: 0..<20) func conflicts(batch: Int) throws { try run(.conflicts, batch, of: 20) }
  @Test(arguments: 0..<20) func rings(batch: Int) throws { try run(.rings, batch, of: 12) }
  @Test(arguments: 0..<20) func resizing(batch: Int) throws { try run(.resizing, batch, of: 6) }
  @Test(arguments: 0..<20) func layout(batch: Int) throws { try run(.layout, batch, of: 4) }
  @Test(arguments: 0..<15) func large(batch: Int) throws { try run(.large, batch, of: 2) }

  private func run(_ profile: ScriptProfile, _ batch: Int, of size: Int) throws {
    let wanted = ProcessInfo.processInfo.environment["SCRIPT_SEEDS"].flatMap { Int($0) } ?? 0
    let size = max(size, wanted / 20)
    for seed in batch * size..<(batch + 1) * size {
      let trial = try Trial(seed: seed, profile: profile)
      if trial.fault == nil { continue }
      Issue.record("\(profile.name) \(seed): \(trial.report)")
      return
    }
  }
}
