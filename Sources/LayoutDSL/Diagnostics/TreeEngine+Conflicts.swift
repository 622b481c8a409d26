import Foundation
import LayoutKernel

extension TreeEngine {
  /// Reports contradictions not told before; a constraint that has held since is told again.
  func tellConflicts() {
    guard let root else { return }
    var conflicts: [Conflict] = []
    reading { () throws(SolverError) in conflicts = try solver.conflicts() }
    guard conflicts != diagnostics.lastConflicts else { return }
    diagnostics.lastConflicts = conflicts
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
  func layoutConflict(_ conflict: Conflict, _ catalog: RowCatalog) -> LayoutConflict? {
    guard let broken = catalog[conflict.rejected] else { return nil }
    let contradicting = conflict.contradicting.compactMap { catalog[$0] }
    var shortfall = 0.0
    var resolutions: [LayoutResolution] = []
    var insets: [RowMeaning] = []
    reading { () throws(SolverError) in
      shortfall = try solver.violation(of: conflict.rejected)
      let search = try ResolutionSearch(solver, conflict.rejected)
      if let relaxed = try search.relaxing(conflict.rejected) { shortfall = relaxed.miss }
      resolutions = try self.resolutions(of: conflict, search, catalog)
      insets = try insetsThatMatter(to: conflict, search, catalog)
    }
    let demands = catalog.meanings(of: conflict.contradicting + [conflict.rejected]).map(\.meaning.demand)
    return LayoutConflict(
      broken: broken.summary, contradicting: contradicting.map(\.summary), shortfall: shortfall,
      words: PlainWords.sentence(demands + insets.map(\.demand)), resolutions: resolutions,
      consoleText: ConsoleReport.text(contradicting + [broken] + insets, breaking: broken))
  }

  /// The insets of the library's guides that are part of a contradiction, each once.
  private func insetsThatMatter(
    to conflict: Conflict, _ search: ResolutionSearch, _ catalog: RowCatalog
  ) throws(SolverError) -> [RowMeaning] {
    var found: [(meaning: RowMeaning, rows: [(row: LinearConstraint, factor: Double)])] = []
    for row in conflict.contradicting + [conflict.rejected] {
      for (meaning, factor) in catalog[row]?.insets ?? [] {
        if let index = found.firstIndex(where: { $0.meaning.number == meaning.number }) {
          found[index].rows.append((row, factor))
        } else {
          found.append((meaning, [(row, factor)]))
        }
      }
    }
    var meanings: [RowMeaning] = []
    for (meaning, rows) in found where try search.matters(in: rows) { meanings.append(meaning) }
    return meanings
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
