import LayoutKernel

extension View {
  /// The contradictions there are in the tree now, whether told before or not, in the order in which the broken
  /// constraints were added. Lays out the tree first, which tells those that are new. O(tree) if there are any.
  public var layoutConflicts: [LayoutConflict] {
    laidOutEngine?.presentConflicts() ?? []
  }
}

extension TreeEngine {
  fileprivate func presentConflicts() -> [LayoutConflict] {
    guard let root else { return [] }
    var conflicts: [Conflict] = []
    reading { () throws(SolverError) in conflicts = try solver.conflicts() }
    guard !conflicts.isEmpty else { return [] }
    let catalog = RowCatalog(root)
    return conflicts.compactMap { layoutConflict($0, catalog) }
  }
}
