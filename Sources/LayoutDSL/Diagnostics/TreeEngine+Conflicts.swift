import Foundation
import LayoutKernel

extension TreeEngine {
  /// Reports contradictions not reported before; one that is gone may be reported again when it comes back.
  func tellConflicts() {
    guard let root else { return }
    var conflicts: [Conflict] = []
    do throws(SolverError) {
      conflicts = try solver.conflicts()
    } catch {
      root.tell(.solverFailure("\(error)"))
    }
    let new = conflicts.filter { conflict in !toldRejections.contains { $0 === conflict.rejected } }
    toldRejections = conflicts.map(\.rejected)
    guard !new.isEmpty else { return }
    let wanted = Set(new.flatMap { [$0.rejected] + $0.contradicting }.map { ObjectIdentifier($0) })
    let summaries = summaries(of: wanted, below: root)
    let unknown = ConstraintSummary(equation: "(unknown)")
    for conflict in new {
      let told = LayoutConflict(
        broken: summaries[ObjectIdentifier(conflict.rejected)] ?? unknown,
        contradicting: conflict.contradicting.map { summaries[ObjectIdentifier($0)] ?? unknown })
      report(.conflict(told), from: root)
    }
  }

  /// What the wanted rows stand for. Walks the tree; used only when there is something to report.
  private func summaries(
    of wanted: Set<ObjectIdentifier>, below root: View
  ) -> [ObjectIdentifier: ConstraintSummary] {
    var found: [ObjectIdentifier: ConstraintSummary] = [:]
    root.forEachInSubtree { view in
      for constraint in view.held.elements {
        guard let row = constraint.row, wanted.contains(ObjectIdentifier(row)) else { continue }
        found[ObjectIdentifier(row)] = constraint.summary
      }
      view.eachRecord { record in
        for (row, equation) in record.describedRows where wanted.contains(ObjectIdentifier(row)) {
          found[ObjectIdentifier(row)] = ConstraintSummary(equation: equation())
        }
      }
    }
    return found
  }
}

extension ItemRecord {
  /// The library's rows with the words reports have for them.
  fileprivate var describedRows: [(row: LinearConstraint, equation: () -> String)] {
    let name = item?.reportName ?? "(gone)"
    let frame = { (property: String) in { "\(name).\(property) as in its frame (autoresizing mask)" } }
    var rows: [(LinearConstraint, () -> String)] = []
    rows += zip(sizeRows, ["width", "height"]).map { row, size in (row, { "\(name).\(size) >= 0" }) }
    rows += zip(frameRows, ["width", "x", "height", "y"]).map { row, property in (row, frame(property)) }
    let content = ["width <= its content", "width >= its content", "height <= its content", "height >= its content"]
    rows += zip(contentRows, content).compactMap { row, text in row.map { ($0, { "\(name).\(text)" }) } }
    return rows
  }
}
