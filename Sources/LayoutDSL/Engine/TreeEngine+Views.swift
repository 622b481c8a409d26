import Foundation
import LayoutKernel

extension TreeEngine {
  package func viewDidChange(_ view: View, _ change: ViewChange) {
    guard let record = view.record else { return }
    if record.changes.isEmpty { changedRecords.append(record) }
    record.changes.formUnion(change)
  }

  /// Brings the rows of changed views up to date.
  func applyViewChanges() {
    let records = changedRecords
    changedRecords = []
    for record in records {
      let changes = record.changes
      record.changes = []
      guard let view = record.view, view.record === record else { continue }
      if changes.contains(.contentSize) { refreshContent(view, record) }
      if changes.contains(.contentPriority) { refreshContentPriorities(view, record) }
      if !changes.isDisjoint(with: [.frame, .mode, .contentSize]) { updateMode(view, record) }
      if changes.contains(.frame) { markForPlacing(record) }
      if changes.contains(.insets) { refreshInsets(view) }
      if changes.contains(.origin) { refreshOrigin(view, record) }
      if changes.contains(.setContentSize) { refreshContentSizeWishes(view) }
      if changes.contains(.direction), view.mentionsWithGuides.contains(where: \.dependsOnDirection) {
        needsRebuild = true
      }
    }
  }

  // MARK: Frames

  /// Holds the view to its frame, or lets constraints determine it.
  func updateMode(_ view: View, _ record: ItemRecord) {
    let isFitted = fitting != nil && view === root
    let keepsFrame = view.keepsFrame && !isFitted
    if keepsFrame {
      for row in record.sizeRows { remove(row) }
      record.sizeRows = []
    } else if record.sizeRows.isEmpty {
      addSizeRows(record)
      markForPlacing(record)
    }
    if let fitting, isFitted {
      if record.frameRows.isEmpty { addFittingRows(record, fitting) }
    } else if view === root {
      updateRootRows(view, record, isFixed: keepsFrame)
    } else if keepsFrame {
      updateFrameRows(view, record)
    } else if !record.frameRows.isEmpty {
      for row in record.frameRows { remove(row) }
      record.frameRows = []
      record.frameForm = nil
    }
  }

  func addSizeRows(_ record: ItemRecord) {
    record.sizeRows = [record.width, record.height].map { size in
      LinearConstraint(
        LinearExpression(size), .greaterThanOrEqual, strength: .required(rank: LibraryRank.size))
    }
    for (index, row) in record.sizeRows.enumerated() { add(row, order: record.order, RowIndex.size + index) }
  }

  /// The root keeps its frame; its size only as a last wish when constraints determine it.
  private func updateRootRows(_ view: View, _ record: ItemRecord, isFixed: Bool) {
    let strength: Strength =
      isFixed ? .required(rank: LibraryRank.root) : .level(LibraryRank.rootSizeWish)
    let rect = view.alignmentRect(forFrame: view.exactFrame)
    let values = [rect.width, rect.minX, rect.height, rect.minY]
    if record.frameRows.isEmpty {
      let variables = [record.width, record.minX, record.height, record.minY]
      for (place, variable) in variables.enumerated() {
        let isSize = place % 2 == 0
        let row = LinearConstraint(
          LinearExpression(variable, plus: -values[place]), .equal,
          strength: isSize ? strength : .required(rank: LibraryRank.root))
        record.frameRows.append(row)
        add(row, order: record.order, RowIndex.frame + place)
      }
      record.rootSizeIsFixed = isFixed
      return
    }
    for (row, value) in zip(record.frameRows, values) { setConstant(of: row, to: value) }
    if record.rootSizeIsFixed != isFixed {
      setStrength(of: record.frameRows[0], to: strength)
      setStrength(of: record.frameRows[2], to: strength)
      record.rootSizeIsFixed = isFixed
    }
  }

  /// The rows that hold a view to its autoresizing form.
  private func updateFrameRows(_ view: View, _ record: ItemRecord) {
    guard let superview = view.superview else { return }
    let form = view.frameForm
    let expressions = form.expressions(record, enter(superview))
    if let old = record.frameForm, old.hasSameFactors(as: form) {
      if old != form {
        for (row, expression) in zip(record.frameRows, expressions) {
          setConstant(of: row, to: -expression.constant)
        }
      }
    } else {
      for row in record.frameRows { remove(row) }
      record.frameRows = expressions.map {
        LinearConstraint($0, .equal, strength: .required(rank: LibraryRank.frame))
      }
      for (index, row) in record.frameRows.enumerated() { add(row, order: record.order, RowIndex.frame + index) }
    }
    record.frameForm = form
  }

  // MARK: Insets

  /// The constants of constraints with the view's margins or safe area.
  private func refreshInsets(_ view: View) {
    for constraint in view.mentions.elements where constraint.hasMargin { relower(constraint) }
    for guide in view.allGuides where guide.role != .free {
      for constraint in guide.mentions.elements { relower(constraint) }
    }
  }
}

extension View {
  /// Whether the frame determines the layout: by the autoresizing mask, or because nothing is said about the view. A
  /// window always has the size of its screen.
  var keepsFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || isWindow
      || mentions.isEmpty && record?.contentRows.allSatisfy { $0 == nil } ?? true
  }
}
