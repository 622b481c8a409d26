import Foundation
import LayoutKernel

extension TreeEngine {
  /// Reports contradictions not told before; a constraint that has held since is told again.
  func tellConflicts() {
    guard let root else { return }
    var conflicts: [Conflict] = []
    reading { () throws(SolverError) in conflicts = try solver.conflicts() }
    guard !conflicts.isEmpty else {
      diagnostics.toldConflicts = []
      return
    }
    let catalog = RowCatalog(root)
    var found: [(conflict: Conflict, mark: DiagnosticState.ToldConflict)] = []
    for conflict in conflicts {
      let mark = DiagnosticState.ToldConflict(
        broken: catalog[conflict.rejected]?.number ?? 0,
        contradicting: conflict.contradicting.map { catalog[$0]?.number ?? 0 })
      found.append((conflict, mark))
    }
    let brokenNow = Set(found.map(\.mark.broken))
    let told = diagnostics.toldConflicts.filter { brokenNow.contains($0.broken) }
    let new = found.filter { !told.contains($0.mark) }
    diagnostics.toldConflicts = told + new.map(\.mark)
    for (conflict, _) in new {
      guard let told = layoutConflict(conflict, catalog) else { continue }
      UIViewAlertForUnsatisfiableConstraints(told, root)
    }
  }

  /// The contradiction in words; nil if it is about rows nobody knows.
  private func layoutConflict(_ conflict: Conflict, _ catalog: RowCatalog) -> LayoutConflict? {
    guard let broken = catalog[conflict.rejected] else { return nil }
    let contradicting = conflict.contradicting.compactMap { catalog[$0] }
    let words = catalog.meanings(of: conflict.contradicting + [conflict.rejected]).map(\.meaning.demand)
    var shortfall = 0.0
    var resolutions: [LayoutResolution] = []
    reading { () throws(SolverError) in
      shortfall = try solver.violation(of: conflict.rejected)
      let search = try ResolutionSearch(solver, conflict.rejected)
      if let relaxed = try search.relaxing(conflict.rejected) { shortfall = relaxed.miss }
      resolutions = try self.resolutions(of: conflict, search, catalog)
    }
    return LayoutConflict(
      broken: broken.summary, contradicting: contradicting.map(\.summary), shortfall: shortfall,
      words: PlainWords.sentence(words), resolutions: resolutions,
      consoleText: ConsoleReport.text(contradicting + [broken], breaking: broken))
  }

  /// Reads from the solver; a refusal is a defect of this library and reported as one.
  func reading(_ body: () throws(SolverError) -> Void) {
    do throws(SolverError) {
      try body()
    } catch {
      root?.tell(.solverFailure("\(error)"))
    }
  }
}

/// Passes a contradiction on. It has the name UIKit's text tells users to set a breakpoint at.
@inline(never)
private func UIViewAlertForUnsatisfiableConstraints(_ conflict: LayoutConflict, _ root: View) {
  report(.conflict(conflict), from: root)
}
