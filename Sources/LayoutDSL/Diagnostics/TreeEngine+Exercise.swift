import Foundation
import LayoutKernel

extension TreeEngine {
  /// How far a part that nothing stops is moved, in points.
  private static var exerciseDistance: Double { 100 }

  /// Has the frames come from the next of the other solutions an item could have; `layOut` brings them into the views.
  func exercise(_ record: ItemRecord, layOut: () -> Void) {
    if diagnostics.exercisedRecord !== record { diagnostics.exerciseCount = 0 }
    let old = diagnostics.exercised
    reading { () throws(SolverError) in
      let trial = try openTrial()
      let targets = try exerciseTargets(of: record, trial)
      let index = diagnostics.exerciseCount % (targets.count + 1)
      diagnostics.exercisedRecord = record
      diagnostics.exerciseCount += 1
      diagnostics.exercised = [:]
      guard index < targets.count else { return }
      for (variable, value) in try trial.values(pulling: targets[index].variable, to: targets[index].value) {
        if abs(value - (try solver.value(of: variable))) > 1e-9 { diagnostics.exercised[variable.slot] = value }
      }
    }
    markExercised(Set(old.keys).union(diagnostics.exercised.keys))
    diagnostics.isExercising = true
    layOut()
    diagnostics.isExercising = false
  }

  /// The solved values are shown again.
  func endExercise() {
    guard diagnostics.exercisedRecord != nil, !diagnostics.isExercising else { return }
    let slots = Set(diagnostics.exercised.keys)
    diagnostics.exercised = [:]
    diagnostics.exercisedRecord = nil
    diagnostics.exerciseCount = 0
    markExercised(slots)
  }

  /// The ends each open part can go to, without where it is now.
  private func exerciseTargets(
    of record: ItemRecord, _ trial: SolverTrial
  ) throws(SolverError) -> [(variable: Variable, value: Double)] {
    var targets: [(variable: Variable, value: Double)] = []
    for (_, variable) in openVariables(of: record) {
      let freedom = try trial.freedom(of: variable)
      let now = try solver.value(of: variable)
      let ends = [
        freedom.highest ?? now + Self.exerciseDistance, freedom.lowest ?? now - Self.exerciseDistance,
      ]
      targets += ends.filter { abs($0 - now) > 1e-6 }.map { (variable, $0) }
    }
    return targets
  }

  private func markExercised(_ slots: Set<Int32>) {
    for record in slots.sorted().compactMap({ record(atSlot: $0) }) where !record.needsPlacing {
      markForPlacing(record)
    }
  }
}
