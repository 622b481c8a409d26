import Foundation

/// Changes to a table that belong together. What is deleted or reloaded is named by where it was, what is inserted by where
/// it will be.
nonisolated struct TableUpdates: Sendable {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var sectionMoves: [(from: Int, to: Int)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// For each section afterwards: the section it was, and for each of its rows the row it was; nil for new ones.
  /// New sections, and those asked for anew, have the rows of `newCounts`.
  func origins(from counts: [Int], to newCounts: [Int]) -> [(section: Int?, rows: [IndexPath?])] {
    var rows = counts.enumerated().map { section, count in
      (0..<count).map { IndexPath?.some(IndexPath(row: $0, section: section)) }
    }
    let leaving = Set(deletedRows + moves.map(\.from))
    for section in rows.indices {
      rows[section].removeAll { path in path.map { leaving.contains($0) } ?? false }
    }
    var sections: [(section: Int?, rows: [IndexPath?])] = []
    let leavingSections = deletedSections.union(IndexSet(sectionMoves.map(\.from)))
    for (section, rows) in rows.enumerated() where !leavingSections.contains(section) {
      sections.append((section, rows))
    }
    var arrivingSections = insertedSections.map { (place: $0, origin: Int?.none) }
    arrivingSections += sectionMoves.map { (place: $0.to, origin: Int?.some($0.from)) }
    arrivingSections.sort { $0.place < $1.place }
    for (place, origin) in arrivingSections {
      let origin = origin.flatMap { rows.indices.contains($0) ? $0 : nil }
      sections.insert((origin, origin.map { rows[$0] } ?? []), at: min(max(place, 0), sections.count))
    }
    var arriving = insertedRows.map { (path: $0, origin: IndexPath?.none) }
    arriving += moves.map { (path: $0.to, origin: IndexPath?.some($0.from)) }
    arriving.sort { $0.path < $1.path }
    for (path, origin) in arriving where sections.indices.contains(path.section) {
      let count = sections[path.section].rows.count
      sections[path.section].rows.insert(origin, at: min(max(path.row, 0), count))
    }
    for (index, count) in zip(sections.indices, newCounts)
    where sections[index].section.map({ reloadedSections.contains($0) }) ?? true {
      sections[index].rows = Array(repeating: nil, count: count)
    }
    return sections
  }

  /// Whether a row that was there before is asked for anew.
  func reloads(_ path: IndexPath, _ rows: Set<IndexPath>) -> Bool {
    rows.contains(path) || reloadedSections.contains(path.section)
  }
}
