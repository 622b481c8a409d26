import Foundation
import LayoutKernel

/// What is special about scroll views: coordinates that move against the frame, and a size of their content.
extension TreeEngine {
  // MARK: Content size

  /// The size set by hand counts where constraints leave the size of the content open.
  func addContentSizeWishes(_ guide: LayoutGuide, _ record: ItemRecord) {
    contentRecords.removeAll { $0.guide?.record !== $0 }
    contentRecords.append(record)
    record.isContent = true
    let size = guide.owningView?.contentSizeByHand ?? .zero
    for (place, length) in [(0, size.width), (2, size.height)] {
      let row = LinearConstraint(
        LinearExpression(place == 0 ? record.width : record.height, plus: -length), .equal,
        strength: .level(LibraryRank.contentSizeWish))
      record.contentRows[place] = row
      add(row, order: record.order, RowIndex.content + place)
    }
  }

  func refreshContentSizeWishes(_ view: View) {
    guard let record = view.contentGuide?.record else { return }
    let size = view.contentSizeByHand
    if let row = record.contentRows[0] { setConstant(of: row, to: size.width) }
    if let row = record.contentRows[2] { setConstant(of: row, to: size.height) }
  }

  /// Names the scroll views whose constraints do not say how large the content is along an axis they speak of.
  func tellAmbiguousContent() {
    let asked = asksAllContents ? contentRecords : movedContents
    asksAllContents = false
    movedContents = []
    for record in asked {
      guard let guide = record.guide, guide.record === record, let scroll = guide.owningView else {
        continue
      }
      for (axis, place) in [(AttributeConstraint.Axis.horizontal, 0), (.vertical, 2)] {
        guard record.related.contains(axis), let wish = record.contentRows[place], isMet(wish, by: record.length(axis))
        else {
          record.toldAxes.remove(axis)
          continue
        }
        guard !record.toldAxes.contains(axis), follows(record.length(axis), wish) else { continue }
        record.toldAxes.insert(axis)
        let kind = LayoutHint.Kind.ambiguousContentSize(scrollView: scroll.reportName, axis: axis)
        report(.hint(LayoutHint(kind: kind)), from: scroll)
      }
    }
  }

  /// Whether the length is as wished, so that nothing else need hold it.
  private func isMet(_ wish: LinearConstraint, by length: Variable) -> Bool {
    var isMet = false
    reading { () throws(SolverError) in
      isMet = try abs(solver.value(of: length) - solver.constant(of: wish)) < 1e-6
    }
    return isMet
  }

  /// Whether the length goes along when the wish does: nothing else holds it. Leaves the solution as it was.
  private func follows(_ length: Variable, _ wish: LinearConstraint) -> Bool {
    var follows = false
    reading { () throws(SolverError) in
      let wished = try solver.constant(of: wish)
      let before = try solver.value(of: length)
      try solver.setConstant(of: wish, to: wished + 64)
      follows = try abs(solver.value(of: length) - before) > 1
      try solver.setConstant(of: wish, to: wished)
      _ = try solver.takeChanges()
    }
    return follows
  }

  // MARK: Origin

  /// The content has moved against the frame: the constants of what relates the two.
  func refreshOrigin(_ view: View, _ record: ItemRecord) {
    for guide in view.allGuides where guide.role != .free && guide.role != .scrollContent {
      for constraint in guide.mentions.elements { relower(constraint) }
    }
    guard record.isCrossed else { return }
    var outer = view.superview
    while let here = outer {
      for constraint in here.held.elements where constraint.reaches(into: view) { relower(constraint) }
      outer = here.superview
    }
  }
}

extension AttributeConstraint {
  /// Whether it relates something inside a view.
  fileprivate func reaches(into view: View) -> Bool {
    var reaches = false
    forEachItem { item, _ in
      guard !reaches, let holder = item.standingHolder?.view else { return }
      reaches = (item.guide != nil || holder !== view) && holder.isDescendant(of: view)
    }
    return reaches
  }
}
