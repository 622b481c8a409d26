import Foundation
import LayoutKernel

extension TreeEngine {
  /// How often the widths of one solution may change the heights of the next.
  private static var wrappingRounds: Int { 4 }

  /// Solves. Where content of several lines came out at another width than it was broken at, breaks it there and solves
  /// again, a few times at most.
  func solveAndWrap() {
    solveOnce()
    for _ in 0..<Self.wrappingRounds {
      guard breakLinesAnew() else { break }
      solveOnce()
    }
  }

  /// Solves, and reads what changed.
  private func solveOnce() {
    attempt { () throws(SolverError) in
      try solver.takeChanges { index, value in
        work.valuesRead += 1
        guard let record = record(atSlot: Int32(index)) else { return }
        record.setSolved(value, atSlot: Int32(index))
        if !record.hasMoved {
          record.hasMoved = true
          movedRecords.append(record)
        }
        if record.isContent { movedContents.append(record) }
        if record.breaksLines, record.width.slot == Int32(index) { multilineRecords.append(record) }
      }
    }
  }

  /// Reads the content again of views whose lines are broken at another width than the solved one. Whether there were
  /// any.
  private func breakLinesAnew() -> Bool {
    let candidates = multilineRecords.sorted { $0.order < $1.order }
    multilineRecords = []
    var isChanged = false
    for record in candidates {
      guard let view = record.view, view.record === record, view.isMultiline else { continue }
      // Without the noise of computing it, so that the same width is broken at once only.
      let width = (record.solved[2] * 1e6).rounded() / 1e6
      guard width > 0, width != view.sizing.wrappingWidth else { continue }
      view.sizing.wrappingWidth = width
      refreshContent(view, record)
      isChanged = true
    }
    return isChanged
  }
}
