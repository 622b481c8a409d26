import Foundation
import LayoutKernel

extension TreeEngine {
  package func placeContents(of view: View) {
    for subview in view.subviews {
      guard let record = subview.record, record.needsPlacing else { continue }
      record.needsPlacing = false
      place(subview, record)
    }
    for guide in view.layoutGuides {
      guard let record = guide.record, record.needsPlacing, let rect = solvedRect(record) else { continue }
      record.needsPlacing = false
      guide.layoutFrame = root?.pixelGrid?.rounded(rect) ?? rect
    }
    placeScrollGuides(of: view)
    view.placeOwnGuides(root?.pixelGrid)
  }

  /// A root laid out by constraints takes the size they give it.
  func placeRoot(_ root: View) {
    guard let record = root.record, record.needsPlacing else { return }
    record.needsPlacing = false
    if !root.keepsFrame { place(root, record) }
  }

  private func place(_ view: View, _ record: ItemRecord) {
    guard let rect = solvedRect(record) else { return }
    let exact = view.frame(forAlignmentRect: rect)
    if view.keepsFrame {
      // A frame set by hand since the solution is newer than that.
      guard !record.changes.contains(.frame) else { return }
      // A frame set by hand stays as it was set, unrounded, as long as it is where the rows have it.
      guard !exact.isClose(to: view.exactFrame) else { return }
      view.geometry.autoresizingReference = view.superview?.exactFrame.size ?? .zero
    }
    guard exact.isFinite else { return }
    view.place(at: exact, rounded: root?.pixelGrid?.rounded(exact) ?? exact)
  }

  /// The solved value, or the one that stands in for it while another solution is shown.
  private func shownValue(of variable: Variable) throws(SolverError) -> Double {
    if !diagnostics.exercised.isEmpty, let value = diagnostics.exercised[variable.slot] { return value }
    return try solver.value(of: variable)
  }

  /// The alignment rectangle the solver found.
  func solvedRect(_ record: ItemRecord) -> CGRect? {
    do throws(SolverError) {
      return CGRect(
        x: try shownValue(of: record.minX), y: try shownValue(of: record.minY),
        width: max(0, try shownValue(of: record.width)), height: max(0, try shownValue(of: record.height)))
    } catch {
      root?.tell(.solverFailure("\(error)"))
      return nil
    }
  }
}

extension View {
  /// Safe area and margins follow the view's size and insets.
  fileprivate func placeOwnGuides(_ grid: PixelGrid?) {
    for guide in ownGuides {
      guard let insets = guide.insets else { continue }
      let origin = scrollsContent ? geometry.boundsOrigin : .zero
      let rect = CGRect(origin: origin, size: exactFrame.size).inset(by: insets)
      let positive = CGRect(
        x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width), height: max(0, rect.size.height))
      guide.layoutFrame = grid?.rounded(positive) ?? positive
    }
  }
}

nonisolated extension CGRect {
  /// Whether no component differs by more than rounding errors do.
  fileprivate func isClose(to other: CGRect) -> Bool {
    func close(_ left: CGFloat, _ right: CGFloat) -> Bool {
      abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
    }
    return close(origin.x, other.origin.x) && close(origin.y, other.origin.y)
      && close(size.width, other.size.width) && close(size.height, other.size.height)
  }
}
