import Foundation
import LayoutKernel

extension TreeEngine {
  /// What would resolve a contradiction, each by itself, tried on a copy: the broken constraint first, then the others in
  /// order of addition, the library's own last. O(constraints of the set · levels in use · solve).
  func resolutions(
    of conflict: Conflict, _ search: ResolutionSearch, _ catalog: RowCatalog
  ) throws(SolverError) -> [LayoutResolution] {
    var found: [LayoutResolution] = []
    var framed: Set<Int> = []
    for (row, meaning) in catalog.meanings(of: [conflict.rejected] + conflict.contradicting) {
      guard let item = meaning.item else { continue }
      // The four rows of a frame go together.
      if case .frame = meaning, !framed.insert(ConsoleName.number(of: item)).inserted { continue }
      guard let remedy = try remedy(for: row, meaning, search) else { continue }
      found.append(LayoutResolution(constraint: meaning.summary, item: item.reportName, remedy: remedy))
    }
    return found
  }

  private func remedy(
    for row: LinearConstraint, _ meaning: RowMeaning, _ search: ResolutionSearch
  ) throws(SolverError) -> LayoutResolution.Remedy? {
    switch meaning {
    case .constraint(let constraint):
      guard !constraint.isLibraryMade, let relaxed = try search.relaxing(row) else { return nil }
      return .dropOrMakeOptional(lowestPriority: LayoutPriority(relaxed.lowest), missesBy: relaxed.miss)
    case .content(_, _, let isHugging, _):
      guard let relaxed = try search.relaxing(row) else { return nil }
      let lowest = LayoutPriority(relaxed.lowest)
      return isHugging
        ? .lowerContentHugging(lowestPriority: lowest, missesBy: relaxed.miss)
        : .lowerCompressionResistance(lowestPriority: lowest, missesBy: relaxed.miss)
    case .frame(let view, _, _):
      guard let record = view.record, try search.resolves(without: record.frameRows) else { return nil }
      return .stopTranslatingAutoresizingMask
    case .rootFrame(let view, let part, _):
      guard let record = view.record else { return nil }
      let variable = [record.width, record.minX, record.height, record.minY][part.rawValue]
      return try search.value(of: variable, relaxing: row).map {
        .changeRootFrame(component: part.edgeName, to: $0)
      }
    case .leastSize, .inset:
      return nil
    }
  }
}
