import Foundation
import LayoutKernel

/// The meanings of all rows of a tree, as long as the tree does not change.
struct RowCatalog {
  private var meanings: [ObjectIdentifier: RowMeaning] = [:]

  /// Walks the tree: made only when there is something to report. O(tree).
  init(_ root: View) {
    root.forEachInSubtree { view in
      for constraint in view.held.elements {
        if let row = constraint.row { meanings[ObjectIdentifier(row)] = .constraint(constraint) }
      }
      if let record = view.record { addRows(of: view, record) }
      for guide in view.allGuides {
        if let record = guide.record { addSizes(of: guide, record) }
      }
    }
  }

  subscript(row: LinearConstraint) -> RowMeaning? { meanings[ObjectIdentifier(row)] }

  /// The rows with their meanings in the order given, but the library's own after those of users.
  func meanings(of rows: [LinearConstraint]) -> [(row: LinearConstraint, meaning: RowMeaning)] {
    let known = rows.compactMap { row in self[row].map { (row: row, meaning: $0) } }
    return known.filter { !$0.meaning.isLibrarys } + known.filter(\.meaning.isLibrarys)
  }

  private mutating func addRows(of view: View, _ record: ItemRecord) {
    addSizes(of: view, record)
    let rect = view.alignmentRect(forFrame: view.exactFrame)
    let values = [rect.width, rect.minX, rect.height, rect.minY]
    for (row, part) in zip(record.frameRows, RowMeaning.FramePart.allCases) {
      meanings[ObjectIdentifier(row)] =
        view.superview == nil
        ? .rootFrame(view, part, values[part.rawValue]) : .frame(view, part, record.frameForm ?? view.frameForm)
    }
    let size = view.intrinsicContentSize
    for (place, row) in record.contentRows.enumerated() {
      guard let row else { continue }
      let axis: AttributeConstraint.Axis = place < 2 ? .horizontal : .vertical
      let metric = axis == .horizontal ? size.width : size.height
      meanings[ObjectIdentifier(row)] = .content(view, axis, isHugging: place % 2 == 0, metric)
    }
  }

  private mutating func addSizes(of item: any LayoutItem, _ record: ItemRecord) {
    for (row, axis) in zip(record.sizeRows, [AttributeConstraint.Axis.horizontal, .vertical]) {
      meanings[ObjectIdentifier(row)] = .leastSize(item, axis)
    }
  }
}
