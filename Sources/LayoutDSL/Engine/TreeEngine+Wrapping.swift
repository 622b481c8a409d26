import Foundation
import LayoutKernel

extension TreeEngine {
  /// How often the widths of one solution may change the heights of the next.
  private static var wrappingRounds: Int { 4 }

  /// Solves. Where content of several lines came out at another width than it was broken at, breaks it there and solves
  /// again, a few times at most. Returns the variables that moved.
  func solveAndWrap() -> [Variable] {
    var moved = solveOnce()
    var latest = moved
    for _ in 0..<Self.wrappingRounds {
      guard breakLinesAnew(latest) else { break }
      latest = solveOnce()
      moved += latest
    }
    return moved
  }

  private func solveOnce() -> [Variable] {
    var moved: [Variable] = []
    attempt { () throws(SolverError) in moved = try solver.takeChanges() }
    return moved
  }

  /// Reads the content again of views whose lines are broken at another width than the solved one. Whether there were
  /// any.
  private func breakLinesAnew(_ moved: [Variable]) -> Bool {
    var candidates = multilineRecords
    multilineRecords = []
    for variable in moved {
      guard let record = record(of: variable), record.width == variable else { continue }
      if (record.item as? View)?.isMultiline ?? false { candidates.append(record) }
    }
    var isChanged = false
    for record in candidates {
      guard let view = record.item as? View, view.record === record, view.isMultiline else { continue }
      guard let solved = solvedWidth(record), solved != view.sizing.wrappingWidth else { continue }
      view.sizing.wrappingWidth = solved
      refreshContent(view, record)
      isChanged = true
    }
    return isChanged
  }

  /// The width without the noise of computing it, so that the same width is broken at once only; nil for none.
  private func solvedWidth(_ record: ItemRecord) -> CGFloat? {
    var width: CGFloat = 0
    attempt { () throws(SolverError) in width = try solver.value(of: record.width) }
    let rounded = (width * 1e6).rounded() / 1e6
    return rounded > 0 ? rounded : nil
  }
}
