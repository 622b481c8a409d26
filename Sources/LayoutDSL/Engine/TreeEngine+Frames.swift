import Foundation

extension TreeEngine {
  package func placeContents(of view: View) {
    if let record = view.record, !record.contentsToPlace.isEmpty { placeContents(of: view, record) }
    view.placeOwnGuides(root?.pixelGrid)
  }

  /// In order of addition to the tree.
  private func placeContents(of view: View, _ outer: ItemRecord) {
    var records = outer.contentsToPlace
    outer.contentsToPlace = []
    if records.count > 1 { records.sort { $0.order < $1.order } }
    for record in records where record.needsPlacing {
      if let subview = record.view {
        guard subview.record === record, subview.superview === view else { continue }
        record.needsPlacing = false
        place(subview, record)
      } else if let guide = record.guide, guide.record === record, guide.owningView === view {
        record.needsPlacing = false
        place(guide, record, in: view)
      }
    }
  }

  private func place(_ guide: LayoutGuide, _ record: ItemRecord, in owner: View) {
    work.placements += 1
    var rect = solvedRect(record)
    // What scrolls has its place in coordinates of its own.
    if guide.role == .scrollContent { rect.origin = .zero }
    guide.layoutFrame = root?.pixelGrid?.rounded(rect) ?? rect
    if guide.role == .scrollContent { owner.contentSizeWasSolved(guide.layoutFrame.size) }
  }

  /// A root laid out by constraints takes the size they give it.
  func placeRoot(_ root: View) {
    guard let record = root.record, record.needsPlacing else { return }
    record.needsPlacing = false
    if !root.keepsFrame { place(root, record) }
  }

  private func place(_ view: View, _ record: ItemRecord) {
    work.placements += 1
    let exact = view.frame(forAlignmentRect: solvedRect(record))
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

  /// The alignment rectangle the solver found, or the one that stands in for it while another solution is shown.
  private func solvedRect(_ record: ItemRecord) -> CGRect {
    var shown = record.solved
    if !diagnostics.exercised.isEmpty {
      for (place, variable) in record.variables.enumerated() {
        if let value = diagnostics.exercised[variable.slot] { shown[place] = value }
      }
    }
    return CGRect(x: shown[0], y: shown[1], width: max(0, shown[2]), height: max(0, shown[3]))
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
